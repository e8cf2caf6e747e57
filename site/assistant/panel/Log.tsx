import { useEffect, useEffectEvent, useRef } from 'react';
import { Icon } from '../../components/Icon/Icon';
import { withNames } from '../../shell/with-names';
import type { Message } from '../talk/conversation';
import { After, type AfterProps } from './After';
import * as styles from './Log.module.css';
import { Sources } from './Sources';
import { texts } from './texts';

/** Everything said. Finished answers are read out once, as they come to stand here; nothing else is. */
export function Log(props: AfterProps) {
  const { messages, gone = 0, step } = props.conversation;
  const log = useRef<HTMLDivElement>(null);
  const shownFrom = useRef(0);
  const isLeft = useRef(false);

  // the last question on top, and as much of its answer below it as there is room for
  const showLast = useEffectEvent(() => {
    const questions = log.current?.querySelectorAll<HTMLElement>('[data-question]');
    const last = questions?.[questions.length - 1];
    log.current?.scrollTo({ top: last ? last.offsetTop - 12 : 0 });
    shownFrom.current = log.current?.scrollTop ?? 0;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: after every change of these
  useEffect(() => showLast(), [messages, step.name]);
  // a phone that is turned has other room, and browsers scroll for that; who has scrolled to something else stays there
  useEffect(() => {
    const keep = () => isLeft.current || showLast();
    addEventListener('resize', keep);
    return () => removeEventListener('resize', keep);
  }, []);

  return (
    <div
      ref={log}
      role="log"
      className={styles.log}
      data-card={props.desk}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by key
      tabIndex={0}
      aria-label={texts.log}
      onScroll={({ currentTarget }) => {
        isLeft.current = currentTarget.scrollTop !== shownFrom.current;
      }}
    >
      <p className={styles.disclosure}>
        <Icon name="info" />
        {texts.disclosure}
      </p>
      <p className={styles.bubble}>{texts.greeting}</p>
      {messages.map((message, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: its place in all that was said; one that got another's words as the oldest goes would be read out again
        <Bubble key={gone + at} message={message} />
      ))}
      {/* what changes while one reads or writes is not read out by itself */}
      <div className={styles.after} aria-live="off">
        <After {...props} />
      </div>
    </div>
  );
}

function Bubble({ message }: { message: Message }) {
  const isOwn = message.role === 'user';
  return (
    <div className={isOwn ? styles.own : styles.answer} data-question={isOwn || undefined}>
      <p className={styles.bubble}>
        <span className="visually-hidden">{isOwn ? texts.you : texts.said}: </span>
        <span dir="auto" lang={isOwn ? undefined : message.language}>
          {isOwn ? message.content : withNames(message.content)}
        </span>
      </p>
      {!isOwn && message.citations.length > 0 && <Sources pages={message.citations} />}
    </div>
  );
}
