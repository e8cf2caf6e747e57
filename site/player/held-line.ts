import { createPartLine, type PartLine } from './part-line';

/** Parts that can be held: they fall silent at their place, and play on from there. */
export interface HeldLine extends PartLine {
  readonly isHeld: boolean;
  hold(): void;
  /** Plays on from where it was held, or was sent since. */
  release(): void;
}

/**
 * A line of parts that can be held. A context that is suspended at once cuts the sound, which clicks; so the line falls
 * silent before, and goes back by what passed meanwhile.
 */
export function createHeldLine(context: AudioContext): HeldLine {
  const line = createPartLine(context);
  let held: number | undefined;
  return {
    ...{ add: line.add, finish: line.finish, silence: line.silence },
    get rendered() {
      return line.rendered;
    },
    get isWaiting() {
      return line.isWaiting;
    },
    get isHeld() {
      return held !== undefined;
    },
    at: () => held ?? line.at(),
    seek(wanted) {
      if (held === undefined) line.seek(wanted);
      else held = Math.max(0, wanted);
    },
    hold() {
      held ??= line.at();
      line.silence();
    },
    release() {
      if (held === undefined) return;
      const place = held;
      held = undefined;
      line.seek(place);
    },
  };
}
