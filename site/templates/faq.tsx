import type { PageProps } from 'gatsby';
import { useState } from 'react';
import { Accordion } from '../components/Accordion/Accordion';
import { useOpenNamed } from '../components/Accordion/use-open-named';
import { Action } from '../components/Action/Action';
import { Mark } from '../components/Brand/Brand';
import { QuestionSearch } from '../components/QuestionSearch/QuestionSearch';
import { sift } from '../components/QuestionSearch/sift';
import { FoldedRail } from '../components/Rail/FoldedRail';
import { Rail } from '../components/Rail/Rail';
import { StripTitle } from '../components/StripTitle/StripTitle';
import { fillPhrase } from '../fill-phrase';
import type { FaqContext } from '../pages/faq';
import * as styles from './faq.module.css';

/** `/faq`: topics beside, questions that fold, a person at the end. */
export default function Faq({ pageContext }: PageProps<object, FaqContext>) {
  const { title, lead, search, counts, empty, onThisPage, missing } = pageContext;
  useOpenNamed();
  const [query, setQuery] = useState('');
  const topics = sift(pageContext.topics, query);
  const left = topics.reduce((sum, { questions }) => sum + questions.length, 0);
  const phrase = left === 0 ? counts.zero : left === 1 ? counts.one : counts.other;
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
          <QuestionSearch
            {...search}
            query={query}
            onChange={setQuery}
            count={fillPhrase(phrase, { n: left })}
          />
        </div>
      </div>
      <div className={`wrap ${styles.columns}`}>
        <Rail label={onThisPage} items={topics} />
        <div className={styles.topics}>
          <FoldedRail label={onThisPage} items={topics} />
          {topics.length === 0 && (
            <div>
              <p className={styles.none}>{fillPhrase(empty.title, { query: query.trim() })}</p>
              <p className="muted">{empty.text}</p>
            </div>
          )}
          {topics.map(({ id, label, questions }, index) => (
            <section key={id} id={id}>
              <h2 className="display">
                {label}
                <span aria-hidden="true">{questions.length}</span>
              </h2>
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

export { Head } from '../components/Seo/Seo';
