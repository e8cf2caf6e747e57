import { COMPOSED_RATE } from './composer';
import { createGate, type Gate, RAMP_SECONDS } from './gate';

/** Room between now and the first sample, so that it is not late already. */
const LEAD_SECONDS = 0.02;
/** How near to the end of what is there one can jump. */
export const EDGE_SECONDS = 0.05;
/**
 * How long a part that comes too late waits for those after it; each further one twice as long. A machine that
 * composes slower than it plays would else stop after every part.
 */
const FIRST_WAIT_SECONDS = 0.15;

/** The parts of a piece on the clock of an audio context. */
export interface PartLine {
  /** How many seconds of sound are there. */
  readonly rendered: number;
  /** Puts a part behind those that are there; the first one begins at once. */
  add(buffer: AudioBuffer): void;
  /** Goes to a second of the piece, or to the last one that is there, and plays from it. */
  seek(wanted: number): void;
  /** The second of the piece that is heard now; nothing before the first part. */
  at(): number | undefined;
  /** Plays no more until it is sent to a second. */
  silence(): void;
}

interface Part {
  buffer: AudioBuffer;
  start: number;
}

/** Plays parts without a gap, each at its moment, however they arrive. */
export function createPartLine(context: AudioContext): PartLine {
  const parts: Part[] = [];
  /** What plays goes through it; none while nothing is to. */
  let gate: Gate | undefined;
  let rendered = 0;
  /** The moment of the context's clock at which the piece began, or would have. */
  let origin = 0;
  /** Where a part that came too late begins: until then the piece stands still. */
  let waitsAt = 0;
  let waitSeconds = FIRST_WAIT_SECONDS;

  function play(through: Gate, { buffer, start }: Part, second: number) {
    const skip = Math.max(0, second - start);
    if (skip < buffer.duration) through.play(buffer, origin + start + skip, skip);
  }

  /** Plays what is there from that second on, through a gate of its own: the last one is still shutting. */
  function playFrom(second: number) {
    gate?.shut();
    gate = createGate(context);
    origin = context.currentTime + LEAD_SECONDS - second;
    waitsAt = 0;
    gate.open(origin + second);
    for (const part of parts) play(gate, part, second);
    gate.shutBy(origin + rendered);
  }

  /** Plays another part where the last one ends; where that is past, after a while. */
  function playOn(through: Gate, part: Part) {
    const { start } = part;
    if (origin + start - RAMP_SECONDS > context.currentTime) through.keepOpen(origin + start);
    else {
      waitsAt = start;
      origin = context.currentTime + waitSeconds - start;
      waitSeconds *= 2;
      through.open(origin + start);
    }
    play(through, part, 0);
    through.shutBy(origin + rendered);
  }

  return {
    get rendered() {
      return rendered;
    },
    add(buffer) {
      const part = { buffer, start: rendered };
      parts.push(part);
      rendered += buffer.duration;
      if (gate) playOn(gate, part);
      else if (parts.length === 1) playFrom(0);
    },
    seek: (wanted) =>
      playFrom(wholeSamples(Math.max(0, Math.min(wanted, rendered - EDGE_SECONDS)))),
    at() {
      if (parts.length === 0) return undefined;
      const latency = context.outputLatency || context.baseLatency || 0;
      return Math.max(waitsAt, Math.min(rendered, context.currentTime - origin - latency));
    },
    silence() {
      gate?.shut();
      gate = undefined;
    },
  };
}

/** From between two samples a browser draws all that follows between them, which dulls it by 6 dB at 15 kHz. */
function wholeSamples(seconds: number): number {
  return Math.round(seconds * COMPOSED_RATE) / COMPOSED_RATE;
}
