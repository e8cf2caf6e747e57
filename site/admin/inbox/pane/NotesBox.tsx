import { type FormEvent, useState } from 'react';
import type { MessageChangeRequest } from '../../../../services/contracts/admin/messages';
import { INBOX_LIMITS } from '../../../../services/contracts/limits/inbox';
import { actionClass } from '../../../components/Action/Action';
import { Field } from '../../../components/Field/Field';
import type { AdminTexts } from '../../desk/texts';
import * as styles from './NotesBox.module.css';
import { useNoteDraft } from './use-note-draft';

interface NotesBoxProps {
  texts: AdminTexts;
  /** Of the message. */
  id: string;
  notes: string;
  onSave: (wanted: MessageChangeRequest, done: string) => Promise<boolean>;
}

/**
 * What the office writes down about a message; its sender never sees it. What somebody else has saved
 * meanwhile stands beside what is being written, since saving puts the one in the place of the other.
 */
export function NotesBox({ texts, id, notes, onSave }: NotesBoxProps) {
  const words = texts.desk.inbox;
  const { text, other, write, send } = useNoteDraft(id, notes);
  const [wasBegun] = useState(text !== '');
  const [isSaving, setSaving] = useState(false);
  const isIdle = isSaving || text === notes;

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isIdle) return;
    setSaving(true);
    await send((written) => onSave({ notes: written }, words.noteSaved));
    setSaving(false);
  }

  return (
    <details className={styles.notes} open={wasBegun || notes !== ''}>
      <summary>{words.note}</summary>
      <form onSubmit={handleSubmit}>
        {other !== undefined && (
          <div className={styles.other}>
            <p className="caption">{words.otherNote}</p>
            <p>{other || texts.desk.empty}</p>
          </div>
        )}
        <Field
          multiline
          label={words.noteLabel}
          name="notes"
          value={text}
          maxLength={INBOX_LIMITS.notesMax}
          onChange={({ target }) => write(target.value)}
          error={undefined}
        />
        <button type="submit" className={actionClass('outline', 'sm')} aria-disabled={isIdle}>
          {words.saveNote}
        </button>
      </form>
    </details>
  );
}
