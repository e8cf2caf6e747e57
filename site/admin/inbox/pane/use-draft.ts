import { useState } from 'react';
import { keptSession } from '../../session';

const drafts = new Map<string, string>();

/**
 * A reply that is being written. It outlives its box, so that it is there again after a look at another
 * message or another log-in of its writer; not the tab, since it may hold what nobody else should read.
 * @param id of the message it is for
 */
export function useDraft(id: string): [string, (text: string) => void] {
  const [key] = useState(() => `${keptSession()?.user.id} ${id}`);
  const [text, setText] = useState(drafts.get(key) ?? '');

  function write(next: string) {
    if (next) drafts.set(key, next);
    else drafts.delete(key);
    setText(next);
  }

  return [text, write];
}
