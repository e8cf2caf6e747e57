/** Room between now and the first sample, so that it is not late already. */
const LEAD_SECONDS = 0.02;
/** How near to the end of what is there one can jump. */
const EDGE_SECONDS = 0.05;

/** The parts of a piece on the clock of an audio context. */
export interface PartLine {
  /** How many seconds of sound are there. */
  readonly rendered: number;
  /** Puts a part behind those that are there; the first one begins at once. */
  add(buffer: AudioBuffer): void;
  /** Goes to a second of the piece, or to the last one that is there. */
  seek(wanted: number): void;
  /** The second of the piece that is heard now; nothing before the first part. */
  at(): number | undefined;
  silence(): void;
}

/** Plays parts without a gap, each at its moment, however they arrive. */
export function createPartLine(context: AudioContext): PartLine {
  const parts: { buffer: AudioBuffer; start: number }[] = [];
  const sources = new Set<AudioBufferSourceNode>();
  let rendered = 0;
  /** The moment of the context's clock at which the piece began, or would have. */
  let origin = 0;

  function schedule({ buffer, start }: { buffer: AudioBuffer; start: number }, from: number) {
    const skip = Math.max(0, from - start);
    if (skip >= buffer.duration) return;
    const when = origin + start + skip;
    // a part that comes too late moves everything that follows
    if (when < context.currentTime) origin += context.currentTime - when + LEAD_SECONDS;
    const source = new AudioBufferSourceNode(context, { buffer });
    source.connect(context.destination);
    source.start(origin + start + skip, skip);
    sources.add(source);
    source.onended = () => sources.delete(source);
  }

  function silence() {
    for (const source of sources) {
      source.onended = null;
      source.stop();
      source.disconnect();
    }
    sources.clear();
  }

  return {
    get rendered() {
      return rendered;
    },
    add(buffer) {
      const part = { buffer, start: rendered };
      if (parts.length === 0) origin = context.currentTime + LEAD_SECONDS;
      parts.push(part);
      rendered += buffer.duration;
      schedule(part, 0);
    },
    seek(wanted) {
      const target = Math.max(0, Math.min(wanted, rendered - EDGE_SECONDS));
      silence();
      origin = context.currentTime + LEAD_SECONDS - target;
      for (const part of parts) schedule(part, target);
    },
    at() {
      if (parts.length === 0) return undefined;
      const latency = context.outputLatency || context.baseLatency || 0;
      return Math.max(0, context.currentTime - origin - latency);
    },
    silence,
  };
}
