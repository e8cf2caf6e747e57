import { useSyncExternalStore } from 'react';
import { createHandOver, type HandOverState } from '../../talk/create-hand-over';

/** The one hand-over of this tab. It outlives the panel, as the talk does. */
export const handOver = createHandOver();

/** How it stands. */
export function useHandOver(): HandOverState {
  return useSyncExternalStore(handOver.watch, handOver.get);
}
