import { useSyncExternalStore } from 'react';
import { type FollowState, followState, NOT_FOLLOWING, watchFollows } from './follow-store';

/** How this device stands with an artist: the same for every button, in every tab. */
export function useFollow(artistId: string): FollowState {
  return useSyncExternalStore(
    watchFollows,
    () => followState(artistId),
    () => NOT_FOLLOWING,
  );
}
