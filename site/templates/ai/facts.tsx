import type { PageProps } from 'gatsby';
import { BackLink } from '../../components/BackLink/BackLink';
import { FactsTable } from '../../components/FactsTable/FactsTable';
import { SectionHead } from '../../components/SectionHead/SectionHead';
import { StripTitle } from '../../components/StripTitle/StripTitle';
import type { FactsContext } from '../../pages/ai/facts';
import { withNames } from '../../shell/with-names';
import * as styles from './facts.module.css';

/** `/ai/facts`: every statistic, where our own pages disagree, what was corrected. */
export default function Facts({ pageContext }: PageProps<object, FactsContext>) {
  const { back, title, lead, counts, disagreements, corrections } = pageContext;
  return (
    <>
      <div className={`wrap ${styles.head}`}>
        <BackLink back={back} />
        <h1 className="display">
          <StripTitle>{title}</StripTitle>
        </h1>
        <div className={styles.opening}>
          <p className="lead">{lead}</p>
          <dl className={styles.counts}>
            {counts.map(({ figure, label }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd className="display">{figure}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      <section className={`wrap ${styles.table}`}>
        <FactsTable {...pageContext} />
      </section>
      <section className="section raised">
        <div className="wrap">
          <SectionHead title={disagreements.heading} lead={disagreements.text} />
          {disagreements.rows.length === 0 && <p>{disagreements.none}</p>}
          {disagreements.rows.length > 0 && (
            <ul className={styles.disagreements}>
              {disagreements.rows.map(({ id, artistId, subject, directory, listing }) => (
                <li key={id} data-artist={artistId}>
                  <b>{withNames(subject)}</b>
                  <span>
                    <span className="display">{directory}</span>
                    <small>{disagreements.columns.directory}</small>
                  </span>
                  <i aria-hidden="true" />
                  <span>
                    <span className="display">{listing}</span>
                    <small>{disagreements.columns.listing}</small>
                  </span>
                </li>
              ))}
            </ul>
          )}
        </div>
      </section>
      <section className="wrap section">
        <SectionHead title={corrections.heading} size="medium" />
        {corrections.list.length === 0 && <p className="muted">{corrections.text}</p>}
        {corrections.list.length > 0 && (
          <ul className={styles.corrections}>
            {corrections.list.map(({ date, day, text }) => (
              <li key={date + text}>
                <time dateTime={date}>{day}</time> {text}
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  );
}

export { Head } from '../../components/Seo/Seo';
