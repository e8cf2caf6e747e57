import { useKept } from './use-draft';

interface Draft {
  text: string;
  /** The notes that its writer has seen or sent, beginning with the one it was made from. */
  known: string[];
}

/** A note that is being written, and what became of the saved one meanwhile. */
export interface NoteDraft {
  text: string;
  /** The note that somebody else has saved while this one was being written. */
  other: string | undefined;
  write: (text: string) => void;
  /** Saves the text with `save`, and lets go of the draft when that is done; not of what was written on. */
  send: (save: (text: string) => Promise<boolean>) => Promise<void>;
}

/**
 * The note of a message as its writer has it: what is saved, until they begin to write.
 * @param id of the message
 * @param notes what is saved
 */
export function useNoteDraft(id: string, notes: string): NoteDraft {
  const [draft, keep] = useKept<Draft>(`note ${id}`);
  const text = draft?.text ?? notes;
  const isNews = draft && ![draft.text, ...draft.known].includes(notes);

  async function send(save: (text: string) => Promise<boolean>) {
    keep((now) => now && { ...now, known: [...now.known, text] });
    if (await save(text)) keep((now) => (now?.text === text ? undefined : now));
  }

  return {
    text,
    other: isNews ? notes : undefined,
    write: (next) =>
      keep((now) => (next === notes ? undefined : { text: next, known: now?.known ?? [notes] })),
    send,
  };
}
