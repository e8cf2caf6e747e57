import { useSyncExternalStore } from 'react';

const set = new Set<string>();
const listeners = new Set<() => void>();

/** Notes that a reminder was asked for. For this visit only: whether it is confirmed, the mail tells. */
export function noteReminder(artistId: string): void {
  set.add(artistId);
  for (const listener of listeners) listener();
}

/** Whether a reminder of this artist was asked for during this visit. */
export function useReminder(artistId: string): boolean {
  return useSyncExternalStore(
    watch,
    () => set.has(artistId),
    () => false,
  );
}

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
