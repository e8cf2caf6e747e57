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

/** Asks for sound. Where that is refused the context stays as it is, and whoever plays looks at that. */
export function openSpeakers(context: AudioContext): void {
  context.resume().catch(() => {
    // said by who waits for it
  });
}
