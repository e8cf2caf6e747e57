import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether script runs here: false on the server and while the page comes alive, true from then on. */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
