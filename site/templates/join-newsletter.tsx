import type { HeadProps, PageProps } from 'gatsby';
import { Action } from '../components/Action/Action';
import { Icon } from '../components/Icon/Icon';
import { PageHead } from '../components/PageHead/PageHead';
import { Seo } from '../components/Seo/Seo';
import type { NewsletterContext } from '../pages/join';
import * as styles from './join-newsletter.module.css';

/** `/join/newsletter`: what we would write about, how signing up goes, and where it stands. */
export default function JoinNewsletter({ pageContext }: PageProps<object, NewsletterContext>) {
  const { title, lead, notYet, topics, steps, small } = pageContext;
  return (
    <>
      <PageHead title={title} lead={lead}>
        {notYet && (
          <div className={styles.notYet}>
            <p>{notYet.text}</p>
            <Action href={notYet.link.href} className={styles.ask}>
              {notYet.link.label}
              <Icon name="arrow-right" />
            </Action>
          </div>
        )}
      </PageHead>
      <section className="section raised">
        <div className="wrap">
          <h2 className={`display ${styles.heading}`}>{topics.heading}</h2>
          <dl className={styles.topics}>
            {topics.items.map(({ id, label, text }) => (
              <div key={id} id={id}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </section>
      <section className="section">
        <div className="wrap">
          <h2 className={`display ${styles.heading}`}>{steps.heading}</h2>
          <ol className={styles.steps}>
            {steps.items.map((step, index) => (
              <li key={step}>
                <span className="display" aria-hidden="true">
                  {index + 1}
                </span>
                <p>{step}</p>
              </li>
            ))}
          </ol>
          <p className="caption">{small}</p>
        </div>
      </section>
    </>
  );
}

export const Head = ({ pageContext, location }: HeadProps<object, NewsletterContext>) => (
  <Seo seo={pageContext.seo} path={location.pathname} />
);
