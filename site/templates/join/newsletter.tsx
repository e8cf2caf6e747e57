import type { PageProps } from 'gatsby';
import { JoinForm } from '../../components/NewsletterForm/JoinForm';
import { PageHead } from '../../components/PageHead/PageHead';
import type { NewsletterContext } from '../../pages/join/join';
import { withNames } from '../../shell/with-names';
import * as styles from './newsletter.module.css';

/** `/join/newsletter`: the form with every topic, what each is, how signing up goes. */
export default function JoinNewsletter({
  pageContext,
  location,
}: PageProps<object, NewsletterContext>) {
  const { title, lead, form, topics, steps, small, lost } = pageContext;
  return (
    <>
      <PageHead title={title} lead={lead} />
      <section className={styles.form}>
        <div className="wrap">
          <JoinForm form={form} search={location.search} />
        </div>
      </section>
      <section className="section raised">
        <div className="wrap">
          <h2 className={`display ${styles.heading}`}>{topics.heading}</h2>
          <dl className={styles.topics}>
            {topics.items.map(({ id, label, text }) => (
              <div key={id} id={id}>
                <dt>{withNames(label)}</dt>
                <dd>{withNames(text)}</dd>
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
          <h3 className={styles.lost}>{lost.heading}</h3>
          <p className="muted">{lost.text}</p>
        </div>
      </section>
    </>
  );
}

export { Head } from '../../components/Seo/Seo';
