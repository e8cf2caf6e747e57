import { type FormEvent, useState } from 'react';
import type { postAdminReply } from '../../../../services/contracts/admin/messages';
import { INBOX_LIMITS } from '../../../../services/contracts/limits/inbox';
import { actionClass } from '../../../components/Action/Action';
import { Field } from '../../../components/Field/Field';
import { announce } from '../../../components/Toasts/announce';
import { ask } from '../../ask';
import type { AdminTexts } from '../../desk/texts';
import type { SendChange } from '../use-changes';
import * as styles from './ReplyBox.module.css';
import { useDraft } from './use-draft';

interface ReplyBoxProps {
  texts: AdminTexts;
  id: string;
  send: SendChange;
  onSent: () => Promise<void>;
}

type Status = { step: 'writing'; error?: string } | { step: 'sending' };

/** An answer by mail. It stays in the box until the service has it, whatever is opened meanwhile. */
export function ReplyBox({ texts, id, send, onSent }: ReplyBoxProps) {
  const words = texts.desk.inbox;
  const [text, setText, letGo] = useDraft(id);
  const [status, setStatus] = useState<Status>({ step: 'writing' });

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (status.step === 'sending') return;
    const box = event.currentTarget.querySelector('textarea');
    setStatus({ step: 'sending' });
    const path = `/api/admin/messages/${id}/reply` as const;
    const result = await send((version) =>
      ask<typeof postAdminReply>('POST', path, { text, version }, texts),
    );
    if (result.ok) {
      letGo(text);
      announce('success', words.sent);
      setStatus({ step: 'writing' });
    } else {
      const isStale = result.error.status === 409;
      const error = result.error.fields.text ?? (isStale ? words.changed : result.error.message);
      setStatus({ step: 'writing', error });
      box?.focus(); // so that the error is read out with the field
    }
    await onSent();
  }

  return (
    <form className={styles.box} onSubmit={handleSubmit}>
      <Field
        multiline
        label={words.reply}
        name="reply"
        value={text}
        maxLength={INBOX_LIMITS.replyMax}
        onChange={({ target }) => setText(target.value)}
        error={status.step === 'writing' ? status.error : undefined}
      />
      <div className={styles.send}>
        <button
          type="submit"
          className={actionClass()}
          aria-disabled={status.step === 'sending'}
          aria-busy={status.step === 'sending'}
        >
          {status.step === 'sending' ? words.sending : words.send}
        </button>
        <p className="caption">{words.replyHint}</p>
      </div>
    </form>
  );
}
