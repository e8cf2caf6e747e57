import { type FormEvent, useState } from 'react';
import type { MessageChangeRequest } from '../../../../services/contracts/admin-messages';
import { INBOX_LIMITS } from '../../../../services/contracts/limits/inbox';
import { actionClass } from '../../../components/Action/Action';
import { Field } from '../../../components/Field/Field';
import type { AdminTexts } from '../../desk/texts';
import * as styles from './NotesBox.module.css';

interface NotesBoxProps {
  texts: AdminTexts;
  notes: string;
  onSave: (wanted: MessageChangeRequest, done: string) => Promise<boolean>;
}

/** What the office writes down about a message; its sender never sees it. */
export function NotesBox({ texts, notes, onSave }: NotesBoxProps) {
  const words = texts.desk.inbox;
  const [text, setText] = useState(notes);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void onSave({ notes: text }, words.noteSaved);
  }

  return (
    <details className={styles.notes} open={notes !== ''}>
      <summary>{words.note}</summary>
      <form onSubmit={handleSubmit}>
        <Field
          multiline
          label={words.noteLabel}
          name="notes"
          value={text}
          maxLength={INBOX_LIMITS.notesMax}
          onChange={({ target }) => setText(target.value)}
          error={undefined}
        />
        <button type="submit" className={actionClass('outline', 'sm')} disabled={text === notes}>
          {words.saveNote}
        </button>
      </form>
    </details>
  );
}
