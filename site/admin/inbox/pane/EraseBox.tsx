import { useRef, useState } from 'react';
import type {
  MessageDetail,
  postAdminMessageErase,
} from '../../../../services/contracts/admin/messages';
import { actionClass } from '../../../components/Action/Action';
import { announce } from '../../../components/Toasts/announce';
import { fillPhrase } from '../../../fill-phrase';
import { ask } from '../../ask';
import type { AdminTexts } from '../../desk/texts';
import * as styles from './EraseBox.module.css';
import { dropDrafts } from './use-draft';

interface EraseBoxProps {
  texts: AdminTexts;
  message: MessageDetail;
  /** Told when the message and all others of its sender are gone, and this is still the open one. */
  onErased: () => void;
  /** Told instead where another has been opened meanwhile. */
  onChanged: () => Promise<void>;
}

/** For a sender who asks to be forgotten. What goes is said first; one press further it is gone. */
export function EraseBox({ texts, message, onErased, onChanged }: EraseBoxProps) {
  const words = texts.desk.inbox;
  const [isErasing, setErasing] = useState(false);
  const box = useRef<HTMLDetailsElement>(null);
  const { id, email, messages_from_sender: n } = message;

  async function handleClick() {
    if (isErasing) return;
    setErasing(true);
    const path = `/api/admin/messages/${id}/erase` as const;
    const result = await ask<typeof postAdminMessageErase>('POST', path, undefined, texts);
    if (result.ok) {
      dropDrafts(id);
      announce('success', fillPhrase(words.erased, { n: result.value.messages }));
      if (box.current) onErased();
      else await onChanged();
      return;
    }
    announce('error', texts.desk.notDone, result.error.message);
    setErasing(false);
  }

  return (
    <details ref={box} className={styles.box}>
      <summary>{words.erase}</summary>
      <p>{fillPhrase(words.eraseHint, { n, email })}</p>
      <button
        type="button"
        className={actionClass('outline', 'sm')}
        aria-disabled={isErasing}
        onClick={() => void handleClick()}
      >
        {words.eraseAll}
      </button>
    </details>
  );
}
