import type { AdminMessage } from '../../../services/contracts/admin/messages';
import { writeInstant } from '../desk/Instant';
import type { AdminTexts } from '../desk/texts';
import { firstLine } from './first-line';
import * as styles from './MessageList.module.css';
import { StateMark } from './StateMark';

interface MessageListProps {
  texts: AdminTexts;
  messages: AdminMessage[];
  /** What stands in the place of rows where there are none. */
  nothing: string;
  openId: string | undefined;
  onOpen: (id: string) => void;
  /** They answer an earlier question. */
  isEarlier: boolean;
}

/** Where the row of a message is found, to lead back to it. */
export function rowId(id: string): string {
  return `message-${id}`;
}

/** Messages as rows: who, when, about what, and in which state. */
export function MessageList({
  texts,
  messages,
  nothing,
  openId,
  onOpen,
  isEarlier,
}: MessageListProps) {
  if (messages.length === 0) return <p className={styles.nothing}>{nothing}</p>;

  return (
    <ul className={styles.list} aria-busy={isEarlier}>
      {messages.map((message) => (
        <li key={message.id}>
          <button
            type="button"
            id={rowId(message.id)}
            className={styles.row}
            data-new={message.status === 'new'}
            aria-current={message.id === openId ? 'true' : undefined}
            onClick={() => onOpen(message.id)}
          >
            <b>{message.name}</b>
            <time dateTime={message.created_at}>{writeInstant(message.created_at)}</time>
            <span className={styles.subject}>{firstLine(message, texts.subjectNames)}</span>
            <StateMark texts={texts} message={message} />
            <span className={styles.type}>{texts.inquiryTypes[message.inquiry_type]}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
