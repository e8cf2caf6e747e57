import { createPartLine, EDGE_SECONDS, type PartLine } from './part-line';

/**
 * Parts that can be held: they fall silent at their place, and play on from there. Sent to a second that is not there
 * yet they wait at it.
 */
export interface HeldLine extends PartLine {
  readonly isHeld: boolean;
  /** What they do while they are not held. */
  readonly phase: 'playing' | 'waiting';
  /** Whether all of the piece is there: nothing is waited for then. */
  readonly isWhole: boolean;
  /** Says that no part is added any more. */
  finish(): void;
  hold(): void;
  /** Plays on from where it was held, or was sent since. */
  release(): void;
}

/**
 * A line of parts that can be held. A context that is suspended at once cuts the sound, which clicks; so the line falls
 * silent before, and goes back by what passed meanwhile.
 * @param onArrival what was waited for is there, and plays
 */
export function createHeldLine(context: AudioContext, onArrival: () => void): HeldLine {
  const line = createPartLine(context);
  /** The second at which it stands, held or waiting. */
  let place: number | undefined;
  let isHeld = false;
  let isWhole = false;

  const at = () => (line.at() === undefined ? undefined : (place ?? line.at()));
  const isWaiting = () => place !== undefined && !isHeld;

  function seek(wanted: number) {
    place = Math.max(0, wanted);
    if (isHeld) return;
    if (isWhole || wanted <= line.rendered - EDGE_SECONDS) {
      place = undefined;
      line.seek(wanted);
    } else line.silence();
  }

  function lookAgain() {
    if (place === undefined || isHeld) return;
    seek(place);
    if (!isWaiting()) onArrival();
  }

  return {
    seek,
    silence: line.silence,
    get rendered() {
      return line.rendered;
    },
    get isHeld() {
      return isHeld;
    },
    get isWhole() {
      return isWhole;
    },
    get phase() {
      return isWaiting() ? 'waiting' : 'playing';
    },
    add(buffer) {
      line.add(buffer);
      lookAgain();
    },
    finish() {
      isWhole = true;
      lookAgain();
    },
    at,
    hold() {
      place = at();
      isHeld = place !== undefined;
      line.silence();
    },
    release() {
      isHeld = false;
      if (place !== undefined) seek(place);
    },
  };
}
