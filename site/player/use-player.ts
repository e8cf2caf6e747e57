import { useSyncExternalStore } from 'react';
import { idleState, onPlayerChange, type PlayerState, playerState } from './store';

/** What the player is doing, in a component. */
export function usePlayer(): PlayerState {
  return useSyncExternalStore(onPlayerChange, playerState, idleState);
}
