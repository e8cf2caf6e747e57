import { useEffect, useEffectEvent } from 'react';
import { soundNow } from './store';

/** Calls back before every frame while something plays, with where the sound is. */
export function useSoundClock(
  isOn: boolean,
  onFrame: (now: ReturnType<typeof soundNow>) => void,
): void {
  const frame = useEffectEvent(onFrame);
  useEffect(() => {
    if (!isOn) return;
    let request = 0;
    const step = () => {
      frame(soundNow());
      request = requestAnimationFrame(step);
    };
    step();
    return () => cancelAnimationFrame(request);
  }, [isOn]);
}
