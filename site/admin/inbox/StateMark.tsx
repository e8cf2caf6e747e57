import type { AdminMessage } from '../../../services/contracts/admin/messages';
import type { StaffIconName } from '../../icons/staff-names';
import { writeInstant } from '../desk/Instant';
import type { AdminTexts } from '../desk/texts';
import { StaffIcon } from '../StaffIcon';
import * as styles from './StateMark.module.css';

interface StateMarkProps {
  texts: AdminTexts;
  message: Pick<AdminMessage, 'status' | 'due_at' | 'replied_at'>;
}

type Look = { kind: string; icon: StaffIconName; words: string };

/** The state of a message in a sign and in words: new, due, overdue, closed, spam. */
export function StateMark({ texts, message }: StateMarkProps) {
  const { kind, icon, words } = lookOf(texts, message);
  return (
    <span className={styles.state} data-kind={kind}>
      <StaffIcon name={icon} />
      {words}
    </span>
  );
}

function lookOf(
  texts: AdminTexts,
  { status, due_at, replied_at }: StateMarkProps['message'],
): Look {
  const { statuses, overdue, due } = texts.desk.inbox;
  if (status === 'spam') return { kind: 'spam', icon: 'prohibit', words: statuses.spam };
  if (status === 'closed') return { kind: 'closed', icon: 'check', words: statuses.closed };
  const when = writeInstant(due_at);
  if (replied_at === null && Date.parse(due_at) < Date.now())
    return { kind: 'overdue', icon: 'warning-circle', words: overdue.replace('{when}', when) };
  if (status === 'new') return { kind: 'new', icon: 'tray', words: statuses.new };
  if (replied_at !== null) return { kind: 'open', icon: 'clock', words: statuses.open };
  return { kind: 'open', icon: 'arrow-bend-up-left', words: due.replace('{when}', when) };
}
