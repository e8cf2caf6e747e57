import { useSyncExternalStore } from 'react';
import type { Session } from '../../services/contracts/auth';
import { keptSession, watchSession } from './session';

/** The session as it is now: `null` while the page is being taken over, `undefined` when signed out. */
export function useSession(): Session | undefined | null {
  return useSyncExternalStore<Session | undefined | null>(watchSession, keptSession, () => null);
}
