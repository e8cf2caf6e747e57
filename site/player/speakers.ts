import { COMPOSED_RATE } from './composer';

/** A way to the speakers, at the rate of what is composed where the browser has that; nothing where it allows none. */
export function openContext(): AudioContext | undefined {
  for (const rate of [{ sampleRate: COMPOSED_RATE }, {}]) {
    try {
      return new AudioContext({ latencyHint: 'playback', ...rate });
    } catch {
      // not at this rate, or none at all
    }
  }
  return undefined;
}

/** By then what falls silent has done so, and most ways to the ear are through. */
const REST_MS = 100;
let resting: ReturnType<typeof setTimeout> | undefined;

/** Lets the speakers rest soon, unless they are asked for before: open ones use up the battery also in silence. */
export function restSpeakers(context: AudioContext | undefined): void {
  clearTimeout(resting);
  resting = setTimeout(() => void context?.suspend(), REST_MS);
}

/**
 * Asks for sound. Where that is refused the context stays as it is, and whoever plays looks at that. It is music, not
 * what accompanies a page: an iPhone whose ringer is off would keep that silent.
 */
export function openSpeakers(context: AudioContext): void {
  const { audioSession } = navigator as Navigator & { audioSession?: { type: string } };
  clearTimeout(resting);
  if (audioSession) audioSession.type = 'playback';
  context.resume().catch(() => {
    // said by who waits for it
  });
}
