import type { HeadProps, PageProps } from 'gatsby';
import { Accordion } from '../components/Accordion/Accordion';
import { Action } from '../components/Action/Action';
import { Mark } from '../components/Brand/Brand';
import { Icon } from '../components/Icon/Icon';
import { FoldedRail } from '../components/Rail/FoldedRail';
import { Rail } from '../components/Rail/Rail';
import { Seo } from '../components/Seo/Seo';
import { StripTitle } from '../components/StripTitle/StripTitle';
import type { FaqContext } from '../pages/faq';
import * as styles from './faq.module.css';

/** `/faq`: topics beside, questions that fold, a person at the end. */
export default function Faq({ pageContext }: PageProps<object, FaqContext>) {
  const { title, lead, search, onThisPage, topics, missing } = pageContext;
  return (
    <>
      <div className={`wrap ${styles.head}`}>
        <h1 className="display">
          <StripTitle size={{ wide: 14, narrow: 18 }} longest={{ wide: 8, narrow: 8 }}>
            {title}
          </StripTitle>
        </h1>
        <div className={styles.lead}>
          <p className="lead">{lead}</p>
          <Action href={search.href} look="link">
            <Icon name="magnifying-glass" />
            {search.label}
          </Action>
        </div>
      </div>
      <div className={`wrap ${styles.columns}`}>
        <Rail label={onThisPage} items={topics} />
        <div className={styles.topics}>
          <FoldedRail label={onThisPage} items={topics} />
          {topics.map(({ id, label, questions }, index) => (
            <section key={id} id={id}>
              <h2 className="display">{label}</h2>
              <Accordion items={questions} firstOpen={index === 0} />
            </section>
          ))}
          <div className={styles.missing}>
            <div>
              <Mark />
              <h2>{missing.heading}</h2>
            </div>
            <p className="muted">{missing.text}</p>
            <Action href={missing.link.href} look="default">
              {missing.link.label}
            </Action>
          </div>
        </div>
      </div>
    </>
  );
}

export const Head = ({ pageContext, location }: HeadProps<object, FaqContext>) => (
  <Seo seo={pageContext.seo} path={location.pathname} />
);
