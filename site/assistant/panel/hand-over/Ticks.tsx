import type { Message } from '../../talk/conversation';
import { texts } from '../texts';
import * as styles from './HandOver.module.css';

interface TicksProps {
  messages: Message[];
  /** The places of those that were ticked before; all are, where nobody has chosen. */
  ticked: unknown[] | undefined;
  /** What is wrong with the choice. */
  error: string | undefined;
}

/** What was said, line by line; what is not ticked stays here. */
export function Ticks({ messages, ticked, error }: TicksProps) {
  return (
    <fieldset className={styles.ticks}>
      <legend className="visually-hidden">{texts.log}</legend>
      {messages.map(({ role, content }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list does not change while the card is open
        <label key={at}>
          <input
            type="checkbox"
            name="turn"
            value={at}
            defaultChecked={ticked?.includes(String(at)) ?? true}
          />
          <span>
            <b>{role === 'user' ? texts.you : texts.said}:</b> {content}
          </span>
        </label>
      ))}
      {error && <p className={styles.fault}>{error}</p>}
    </fieldset>
  );
}
