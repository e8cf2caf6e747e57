import { useEffect } from 'react';
import type { Phase } from '../engine';
import { togglePlay } from '../store';

/** Lets one tab of the site sound at a time: whichever begins to play has the others pause. */
export function useOneVoice(phase: Phase): void {
  useEffect(() => {
    if (phase !== 'playing' || typeof BroadcastChannel !== 'function') return;
    const tabs = new BroadcastChannel('player');
    tabs.onmessage = togglePlay;
    tabs.postMessage(null);
    return () => tabs.close();
  }, [phase]);
}
