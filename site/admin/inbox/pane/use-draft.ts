import { useState } from 'react';
import { keptSession } from '../../session';

const drafts = new Map<string, unknown>();

/**
 * A reply that is being written, kept by `useKept`; the way to write it; and what lets go of a part that was sent.
 * What was written on meanwhile stays, without that part.
 * @param id of the message it is for
 */
export function useDraft(id: string): [string, (text: string) => void, (sent: string) => void] {
  const [draft, keep] = useKept<string>(`reply ${id}`);
  const write = (text: string) => keep(() => text || undefined);
  const letGo = (sent: string) =>
    keep(
      (now = '') => (now.startsWith(sent) ? now.slice(sent.length).trimStart() : now) || undefined,
    );
  return [draft ?? '', write, letGo];
}

/**
 * What is being written. It outlives its box, so that it is there again after a look at another
 * message or another log-in of its writer; not the page, since it may hold what nobody else should read.
 * @param name of the one thing that is kept under it
 */
export function useKept<Draft>(
  name: string,
): [Draft | undefined, (change: (now: Draft | undefined) => Draft | undefined) => void] {
  const [key] = useState(() => `${keptSession()?.user.id} ${name}`);
  const kept = () => drafts.get(key) as Draft | undefined; // one name, one kind of draft
  const [draft, setDraft] = useState(kept);

  function keep(change: (now: Draft | undefined) => Draft | undefined) {
    const next = change(kept());
    if (next === undefined) drafts.delete(key);
    else drafts.set(key, next);
    holdPage();
    setDraft(() => next);
  }

  return [draft, keep];
}

/** Lets go of all that was being written about a message that is no longer there. */
export function dropDrafts(id: string): void {
  for (const key of drafts.keys()) if (key.endsWith(` ${id}`)) drafts.delete(key);
  holdPage();
}

/** While there are drafts the browser asks before it closes or reloads the page, with which they would go. */
function holdPage() {
  if (drafts.size > 0) window.addEventListener('beforeunload', askFirst);
  else window.removeEventListener('beforeunload', askFirst);
}

function askFirst(event: BeforeUnloadEvent) {
  event.preventDefault();
}
