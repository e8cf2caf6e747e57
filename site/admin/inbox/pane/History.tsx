import type { MessageDetail } from '../../../../services/contracts/admin/messages';
import { actionClass } from '../../../components/Action/Action';
import { Instant, writeInstant } from '../../desk/Instant';
import type { AdminTexts } from '../../desk/texts';
import * as styles from './History.module.css';
import { writeAct } from './write-act';

interface HistoryProps {
  texts: AdminTexts;
  message: MessageDetail;
  onSender: (email: string) => void;
}

/** Where a message came from and what was done with it, oldest last. */
export function History({ texts, message, onSender }: HistoryProps) {
  const words = texts.desk.inbox;
  return (
    <dl className={styles.list}>
      {message.page && (
        <>
          <dt>{words.page}</dt>
          <dd>{message.page}</dd>
        </>
      )}
      <dt>{words.fromSender}</dt>
      <dd>
        {message.messages_from_sender > 1 ? (
          <button
            type="button"
            className={actionClass('link')}
            onClick={() => onSender(message.email)}
          >
            <span className="visually-hidden">{words.fromSender}: </span>
            {message.messages_from_sender}
          </button>
        ) : (
          message.messages_from_sender
        )}
      </dd>
      <dt>{words.history}</dt>
      <dd>
        <ol>
          {message.history.map((entry) => (
            <li key={entry.id}>
              <Instant at={entry.created_at} /> {writeAct(entry, words)},{' '}
              {entry.actor_email ?? entry.actor}
            </li>
          ))}
          <li>
            <time dateTime={message.created_at}>{writeInstant(message.created_at)}</time>{' '}
            {words.received}
          </li>
        </ol>
      </dd>
    </dl>
  );
}
