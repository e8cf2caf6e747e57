import { useState } from 'react';
import { Icon } from '../../components/Icon/Icon';
import type { AnswerMessage, Verdict } from '../talk/conversation';
import * as styles from './After.module.css';
import { ChatIcon } from './ChatIcon';
import { talk } from './talk';
import { texts } from './texts';

const REASONS = Object.keys(texts.reasons) as (keyof typeof texts.reasons)[]; // it has no other keys

/** Copies an answer, and says whether it was right. */
export function AnswerTools({ answer }: { answer: AnswerMessage }) {
  const [copying, setCopying] = useState<'ready' | 'copied' | 'failed'>('ready');
  const { verdict, reason, content, citations, isStopped } = answer;

  async function copy() {
    const pages = citations.map(({ url }) => new URL(url, window.location.href).href);
    try {
      await navigator.clipboard.writeText([content, ...pages].join('\n'));
      setCopying('copied');
    } catch {
      setCopying('failed');
    }
  }

  const thumb = (value: Verdict, label: string) => (
    <button
      type="button"
      className={styles.tool}
      aria-label={label}
      title={label}
      aria-pressed={verdict === value}
      aria-disabled={verdict !== undefined}
      onClick={() => !verdict && talk.judge(value)}
    >
      <ChatIcon name={value} />
    </button>
  );

  return (
    <>
      <fieldset className={styles.tools}>
        <legend className="visually-hidden">{texts.rating}</legend>
        {!isStopped && thumb('helpful', texts.helpful)}
        {!isStopped && thumb('unhelpful', texts.notHelpful)}
        <button
          type="button"
          className={styles.tool}
          aria-label={texts.copy}
          title={texts.copy}
          onClick={copy}
        >
          <Icon name={copying === 'copied' ? 'check' : 'copy'} />
        </button>
        <span role="status">
          {copying === 'copied' && texts.copied}
          {copying === 'failed' && texts.copyFailed}
          {copying === 'ready' && verdict && texts.thanks}
        </span>
      </fieldset>
      {verdict === 'unhelpful' && !reason && <Reasons />}
    </>
  );
}

/** Asks for the reason; an answer is not needed. */
function Reasons() {
  return (
    <fieldset className={styles.reasons}>
      <legend>{texts.why}</legend>
      {REASONS.map((reason) => (
        <button key={reason} type="button" onClick={() => talk.judge('unhelpful', reason)}>
          {texts.reasons[reason]}
        </button>
      ))}
    </fieldset>
  );
}
