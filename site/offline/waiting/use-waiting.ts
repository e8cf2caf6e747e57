import { useEffect, useState } from 'react';
import { askWorker, watchWaiting } from './ask-worker';
import type { FormPath, Shown } from './waiting';

/** How often it is tried again while somebody looks. */
const EVERY_MS = 30_000;

/** The forms of one kind that wait on this device, as they are from moment to moment. */
export function useWaiting(path: FormPath): readonly Shown[] {
  const [entries, setEntries] = useState<readonly Shown[]>([]);

  useEffect(() => {
    const take = (all: readonly Shown[]) => setEntries(all.filter((entry) => entry.path === path));
    const stop = watchWaiting(({ waiting }) => take(waiting));
    void askWorker({ ask: 'list' }).then((all) => take(all ?? []));
    return stop;
  }, [path]);

  const mayGo = entries.some(({ standing }) => standing === 'waiting');
  useEffect(() => {
    if (!mayGo) return;
    const timer = setInterval(() => void askWorker({ ask: 'send' }), EVERY_MS);
    return () => clearInterval(timer);
  }, [mayGo]);

  return entries;
}
