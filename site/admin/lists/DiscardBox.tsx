import { useState } from 'react';
import type { AdminEmail, postAdminOutboxDiscard } from '../../../services/contracts/admin/outbox';
import { actionClass } from '../../components/Action/Action';
import { announce } from '../../components/Toasts/announce';
import { useLeaveFocus } from '../../use-leave-focus';
import { ask } from '../ask';
import type { AdminTexts } from '../desk/texts';
import * as styles from './DiscardBox.module.css';

interface DiscardBoxProps {
  texts: AdminTexts;
  mail: Pick<AdminEmail, 'id'>;
  /** Told when the list is another than what is shown, as far as is known here. */
  onChanged: () => Promise<void>;
}

/** For a mail that shall not go out any more. What that means is said first; one press further it is gone. */
export function DiscardBox({ texts, mail, onChanged }: DiscardBoxProps) {
  const words = texts.desk.outbox;
  const [isDiscarding, setDiscarding] = useState(false);
  const box = useLeaveFocus<HTMLDetailsElement>();

  async function handleClick() {
    if (isDiscarding) return;
    setDiscarding(true);
    const path = `/api/admin/outbox/${mail.id}/discard` as const;
    const result = await ask<typeof postAdminOutboxDiscard>('POST', path, undefined, texts);
    if (result.ok) announce('success', words.discarded);
    else announce('error', texts.desk.notDone, result.error.message);
    await onChanged();
    setDiscarding(false);
  }

  return (
    <details ref={box} className={styles.box}>
      <summary>{words.discard}</summary>
      <p>{words.discardHint}</p>
      <button
        type="button"
        className={actionClass('outline', 'sm')}
        aria-disabled={isDiscarding}
        onClick={() => void handleClick()}
      >
        {words.discardNow}
      </button>
    </details>
  );
}
