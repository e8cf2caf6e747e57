import type { PageProps } from 'gatsby';
import { Accordion } from '../components/Accordion/Accordion';
import { useOpenNamed } from '../components/Accordion/use-open-named';
import { Action } from '../components/Action/Action';
import { ContactForm } from '../components/ContactForm/ContactForm';
import { Icon } from '../components/Icon/Icon';
import { OfficeHours } from '../components/OfficeHours/OfficeHours';
import { PageHead } from '../components/PageHead/PageHead';
import { Picture } from '../components/Picture/Picture';
import type { ContactContext } from '../pages/contact';
import * as styles from './contact.module.css';

/** `/contact`: ways to reach us, the message form, office hours, three side doors, four answers. */
export default function Contact({ pageContext, location }: PageProps<object, ContactContext>) {
  const { title, promise, lead, infoCards, form, officeHours, sideCards, faq } = pageContext;
  useOpenNamed();
  return (
    <>
      <PageHead title={title} promise={promise} lead={lead} />
      <section className={`wrap ${styles.cards}`}>
        {infoCards.map((card) => (
          <div key={card.title}>
            <Icon name={card.icon} size={1.75} />
            <h2>{card.title}</h2>
            <p className="muted">{card.description}</p>
            <ul>
              {card.details.map((detail) => (
                <li key={detail}>{detail}</li>
              ))}
            </ul>
            {card.link && (
              <Action href={card.link.href} look="link">
                {card.link.label}
              </Action>
            )}
          </div>
        ))}
      </section>
      <section className={`wrap ${styles.grid}`}>
        <div>
          <h2 className={`display ${styles.heading}`}>{form.heading}</h2>
          <p className={`lead ${styles.lead}`}>{form.lead}</p>
          <ContactForm texts={form.texts} search={location.search} />
        </div>
        <div className={styles.side}>
          <OfficeHours data={officeHours} />
          {sideCards.map((card) => (
            <section key={card.title} className={styles.door} data-artist={card.artistId}>
              <Picture picture={card.picture} sizes="96px" alt="" />
              <div>
                <h2>{card.title}</h2>
                <p className="muted">{card.text}</p>
                <Action href={card.link.href} look="link">
                  {card.link.label}
                  <Icon name="arrow-right" />
                </Action>
              </div>
            </section>
          ))}
        </div>
      </section>
      <section className="section">
        <div className={`wrap ${styles.faq}`}>
          <h2 className="display">{faq.heading}</h2>
          <Accordion items={faq.items} firstOpen />
        </div>
      </section>
    </>
  );
}

export { Head } from '../components/Seo/Seo';
