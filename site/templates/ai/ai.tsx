import type { PageProps } from 'gatsby';
import { AskBand } from '../../components/AskBand/AskBand';
import { PageHead } from '../../components/PageHead/PageHead';
import { SectionHead } from '../../components/SectionHead/SectionHead';
import { TextBody } from '../../components/TextBody/TextBody';
import { WeaveMark } from '../../components/WeaveMark/WeaveMark';
import type { AiContext } from '../../pages/ai/ai';
import * as styles from './ai.module.css';

/** `/ai`: threads down, crossed and across; then what is generated here and what is not. */
export default function Ai({ pageContext }: PageProps<object, AiContext>) {
  const { title, lead, marks, places, numbers } = pageContext;
  return (
    <>
      <PageHead title={title} lead={lead} />
      <div className={styles.band} aria-hidden="true">
        {marks.map(({ hand }) => (
          <i key={hand} data-hand={hand} />
        ))}
      </div>
      <dl className={styles.marks}>
        {marks.map(({ hand, label, text }) => (
          <div key={hand} data-hand={hand}>
            <dt className="display">{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <section className={`wrap ${styles.places}`}>
        <SectionHead title={places.heading} lead={places.lead} />
        <ul>
          {places.items.map(({ title: place, hand, label, text, href }) => (
            <li key={place}>
              <a href={href} className="display">
                {place}
              </a>
              <span data-hand={hand}>
                <WeaveMark hand={hand} />
                {label}
              </span>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <TextBody {...pageContext} />
      <AskBand {...numbers} icon="arrow-right" />
    </>
  );
}

export { Head } from '../../components/Seo/Seo';
