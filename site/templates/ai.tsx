import type { HeadProps, PageProps } from 'gatsby';
import { PageHead } from '../components/PageHead/PageHead';
import { Seo } from '../components/Seo/Seo';
import { TextBody } from '../components/TextBody/TextBody';
import type { AiContext } from '../pages/ai';
import * as styles from './ai.module.css';

/** `/ai`: threads down, crossed and across; then what is generated here and what is not. */
export default function Ai({ pageContext }: PageProps<object, AiContext>) {
  const { title, lead, marks } = pageContext;
  return (
    <>
      <PageHead title={title} lead={lead} />
      <div className={styles.band} aria-hidden="true">
        {marks.map(({ hand }) => (
          <i key={hand} data-hand={hand} />
        ))}
      </div>
      <dl className={`wrap ${styles.marks}`}>
        {marks.map(({ hand, label, text }) => (
          <div key={hand} data-hand={hand}>
            <dt className="display">{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <TextBody {...pageContext} />
    </>
  );
}

export const Head = ({ pageContext, location }: HeadProps<object, AiContext>) => (
  <Seo seo={pageContext.seo} path={location.pathname} />
);
