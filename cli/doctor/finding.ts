/** What one look has found. `note` needs nobody, `fail` needs the mend. */
export interface Finding {
  /** What was looked at. */
  name: string;
  state: 'ok' | 'note' | 'fail';
  /** A sentence. */
  detail: string;
  /** What to do about a failure; a sentence. */
  mend?: string;
}

/** It is in order. */
export const ok = (name: string, detail: string): Finding => ({ name, state: 'ok', detail });

/** Worth knowing. */
export const note = (name: string, detail: string): Finding => ({ name, state: 'note', detail });

/** What could not be looked at for the database's sake, which is a finding of its own. */
export const notLookedAt = (name: string): Finding =>
  note(name, 'Not looked at: the database cannot be used.');

/** Something has to be done. */
export const fail = (name: string, detail: string, mend?: string): Finding => ({
  name,
  state: 'fail',
  detail,
  ...(mend !== undefined && { mend }),
});
