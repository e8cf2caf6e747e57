/** Sound that is cut, or begins in its middle, clicks: it goes and comes over so long. */
export const RAMP_SECONDS = 0.012;

/** What sounds on its way to the speakers. It is shut at first; moments are those of the context's clock. */
export interface Gate {
  /** Plays a buffer, without so many seconds of its beginning. */
  play(buffer: AudioBuffer, from: number, skip: number): void;
  open(from: number): void;
  /** Is shut by then, unless it is kept open. */
  shutBy(end: number): void;
  /** Takes back that it is shut by then. */
  keepOpen(end: number): void;
  /** Shuts now, for good: after `RAMP_SECONDS` nothing of it is heard. */
  shut(): void;
}

/** A gate before the speakers. */
export function createGate(context: AudioContext): Gate {
  const node = new GainNode(context, { gain: 0 });
  node.connect(context.destination);
  const { gain } = node;
  const sources = new Set<AudioBufferSourceNode>();
  return {
    play(buffer, from, skip) {
      const source = new AudioBufferSourceNode(context, { buffer });
      source.connect(node);
      source.start(from, skip);
      sources.add(source);
      source.onended = () => sources.delete(source);
    },
    open(from) {
      gain.setValueAtTime(0, from);
      gain.linearRampToValueAtTime(1, from + RAMP_SECONDS);
    },
    shutBy(end) {
      gain.setValueAtTime(1, end - RAMP_SECONDS);
      gain.linearRampToValueAtTime(0, end);
    },
    keepOpen: (end) => void gain.cancelScheduledValues(end - RAMP_SECONDS),
    shut() {
      const now = context.currentTime;
      gain.cancelScheduledValues(now);
      // from wherever it is; an eighth of the time takes it to 1/e
      gain.setTargetAtTime(0, now, RAMP_SECONDS / 8);
      for (const source of sources) source.stop(now + RAMP_SECONDS);
    },
  };
}
