import { SPAM_TRAP } from '../../../services/contracts/limits/spam-trap';
import * as styles from './SpamTrap.module.css';

/**
 * A field that people neither see nor reach: what stands in it, a program has written. Browsers of text alone show it,
 * so it says what to do.
 */
export function SpamTrap() {
  return (
    <span className={styles.trap} aria-hidden="true">
      {`${SPAM_TRAP.label} `}
      <input name={SPAM_TRAP.field} tabIndex={-1} autoComplete="off" />
    </span>
  );
}

/** What stands in the trap of a form. */
export function trapped(data: FormData): string {
  return String(data.get(SPAM_TRAP.field) ?? '');
}
