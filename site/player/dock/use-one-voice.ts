import { useEffect } from 'react';
import { isRunning, isUnderWay, type Phase } from '../engine';
import { togglePlay } from '../store';

/**
 * Lets one tab of the site sound at a time: whichever begins to play has the others pause. A page that is left for
 * another document pauses too: browsers keep it, and on the way back it would sound without a press.
 */
export function useOneVoice(phase: Phase): void {
  const isHeard = isUnderWay(phase);
  useEffect(() => {
    if (!isRunning(phase)) return;
    addEventListener('pagehide', togglePlay);
    return () => removeEventListener('pagehide', togglePlay);
  }, [phase]);
  useEffect(() => {
    if (!isHeard || typeof BroadcastChannel !== 'function') return;
    const tabs = new BroadcastChannel('player');
    tabs.onmessage = togglePlay;
    tabs.postMessage(null);
    return () => tabs.close();
  }, [isHeard]);
}
