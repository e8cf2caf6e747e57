import { openSpeakers } from './speakers';

/** How long the way to the speakers may take to open. */
const PATIENCE_MS = 3000;

/** The way to the speakers of somebody who waits for it to open. */
export interface Way {
  open(): void;
  /** Nobody waits any longer: it has opened, or does not matter any more. */
  settle(): void;
}

/**
 * A browser that leaves the way shut says nothing, so we do: `shut` is told what the piece is doing then. Safari lets
 * sound begin within two seconds of a press: one that was held longer until React came is given again in vain, and the
 * next one plays.
 */
export function watchWay(context: AudioContext, shut: (phase: 'paused' | 'failed') => void): Way {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    open() {
      clearTimeout(timer);
      const wantsPress = navigator.userActivation?.isActive === false;
      timer = setTimeout(() => {
        if (context.state !== 'running') shut(wantsPress ? 'paused' : 'failed');
      }, PATIENCE_MS);
      openSpeakers(context);
    },
    settle: () => clearTimeout(timer),
  };
}
