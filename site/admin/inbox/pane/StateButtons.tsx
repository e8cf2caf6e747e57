import { type MouseEvent, useEffect, useRef, useState } from 'react';
import type { MessageChangeRequest } from '../../../../services/contracts/admin/messages';
import type { MessageStatus } from '../../../../services/contracts/limits/inbox';
import { actionClass } from '../../../components/Action/Action';
import type { AdminTexts } from '../../desk/texts';
import * as styles from './StateButtons.module.css';

interface StateButtonsProps {
  texts: AdminTexts;
  status: MessageStatus;
  onChange: (wanted: MessageChangeRequest, done: string) => Promise<boolean>;
}

/** What a message can become from where it is. One press at a time: a further one is not meant for what then stands there. */
export function StateButtons({ texts, status, onChange }: StateButtonsProps) {
  const words = texts.desk.inbox;
  const [isChanging, setChanging] = useState(false);
  const row = useRef<HTMLDivElement>(null);
  const hasPressed = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another state takes away the button that was pressed
  useEffect(() => {
    // whoever goes by keys stays here; not on a button, which a key that is held down would press
    if (hasPressed.current && document.activeElement === document.body) row.current?.focus();
    hasPressed.current = false;
  }, [status]);

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

  async function press(event: MouseEvent, to: MessageStatus) {
    // the second press of a double click may already find another button in the same place
    if (isChanging || event.detail > 1) return;
    setChanging(true);
    hasPressed.current = true;
    await onChange({ status: to }, words.saved);
    setChanging(false);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset asks for something
    <div
      ref={row}
      role="group"
      aria-label={words.statuses[status]}
      className={styles.row}
      tabIndex={-1}
    >
      {steps.map(({ to, label }) => (
        <button
          key={to}
          type="button"
          className={actionClass(to === 'closed' ? 'default' : 'outline', 'sm')}
          aria-disabled={isChanging}
          onClick={(event) => void press(event, to)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
