import { useEffect, useRef } from 'react';
import written from '../../../.cache/site/waiting.json';
import type { WaitingTexts } from '../../build/waiting-texts';
import { fillPhrase } from '../../fill-phrase';
import { askWorker } from '../../offline/waiting/ask-worker';
import { useWaiting } from '../../offline/waiting/use-waiting';
import { type FormPath, gistOf, type Shown } from '../../offline/waiting/waiting';
import { useLeaveFocus } from '../../use-leave-focus';
import { actionClass } from '../Action/Action';
import { Icon } from '../Icon/Icon';
import * as styles from './KeptList.module.css';

/** They come with this list, as the build wrote them. */
const words = written as unknown as WaitingTexts; // JSON loses the literal types

/** What shows the forms that wait on this device. */
export interface KeptListProps {
  /** Which form. */
  path: FormPath;
  /** Whether one has just been put there: it then takes the focus, so that it is read out. */
  isNew?: boolean;
}

/** The forms of one kind that were sent off without a network, and what became of them. */
export function KeptList({ path, isNew = false }: KeptListProps) {
  const entries = useWaiting(path);
  const list = useRef<HTMLUListElement>(null);
  const isShown = entries.length > 0;
  useEffect(() => {
    if (isNew && isShown) list.current?.focus();
  }, [isNew, isShown]);

  if (!isShown) return null;
  return (
    <ul ref={list} tabIndex={-1} className={styles.list}>
      {entries.map((entry) => (
        <KeptForm key={entry.id} entry={entry} />
      ))}
    </ul>
  );
}

function KeptForm({ entry }: { entry: Shown }) {
  const row = useLeaveFocus<HTMLLIElement>();
  const { id, standing, reason = '', reference, keptAt } = entry;
  const when = new Date(keptAt).toLocaleString('en-GB', {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  const isSent = standing === 'sent';
  const isSending = standing === 'sending';
  const isWrong = standing === 'refused' || standing === 'late';

  function discard() {
    if (isSending) return;
    if (isSent || confirm(words.discardAsk)) void askWorker({ ask: 'discard', id });
  }

  return (
    <li ref={row} data-standing={standing}>
      <div className={styles.said} aria-live="polite">
        <p className={styles.standing}>
          <Icon name={isSent ? 'check-circle' : isWrong ? 'warning-circle' : 'clock'} />
          {fillPhrase(words.standings[standing], { reason, when })}
        </p>
        {reference && <p>{fillPhrase(words.reference, { reference })}</p>}
      </div>
      {!isSent && <p className={styles.gist}>{gistOf(entry)}</p>}
      <div className={styles.controls}>
        {!isSent && (
          <SendButton
            isSending={isSending}
            onPress={() => isSending || void askWorker({ ask: 'send', id })}
          />
        )}
        <button
          type="button"
          className={actionClass('outline', 'sm')}
          aria-disabled={isSending}
          onClick={discard}
        >
          {isSent ? words.dismiss : words.discard}
        </button>
      </div>
    </li>
  );
}

/** Goes once the form is sent; the focus stays with the list. */
function SendButton({ isSending, onPress }: { isSending: boolean; onPress: () => void }) {
  const button = useLeaveFocus<HTMLButtonElement>();
  return (
    <button
      ref={button}
      type="button"
      className={actionClass('default', 'sm')}
      aria-disabled={isSending}
      onClick={onPress}
    >
      {words.sendNow}
    </button>
  );
}
