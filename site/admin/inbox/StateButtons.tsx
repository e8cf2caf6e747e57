import type { MessageChangeRequest } from '../../../services/contracts/admin-messages';
import type { MessageStatus } from '../../../services/contracts/limits';
import { actionClass } from '../../components/Action/Action';
import type { AdminTexts } from '../desk/texts';
import * as styles from './StateButtons.module.css';

interface StateButtonsProps {
  texts: AdminTexts;
  status: MessageStatus;
  onChange: (wanted: MessageChangeRequest, done: string) => Promise<boolean>;
}

/** What a message can become from where it is. */
export function StateButtons({ texts, status, onChange }: StateButtonsProps) {
  const words = texts.desk.inbox;
  const steps: { to: MessageStatus; label: string }[] = {
    new: [
      { to: 'open' as const, label: words.markOpen },
      { to: 'closed' as const, label: words.close },
      { to: 'spam' as const, label: words.spam },
    ],
    open: [
      { to: 'closed' as const, label: words.close },
      { to: 'spam' as const, label: words.spam },
    ],
    closed: [{ to: 'open' as const, label: words.reopen }],
    spam: [{ to: 'new' as const, label: words.notSpam }],
  }[status];

  return (
    <div className={styles.row}>
      {steps.map(({ to, label }) => (
        <button
          key={to}
          type="button"
          className={actionClass(to === 'closed' ? 'default' : 'outline', 'sm')}
          onClick={() => void onChange({ status: to }, words.saved)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
