import type { Random } from '../../art/field/random';
import { nearestPitch, pitchClass } from './chord';
import { ladder } from './scale';

const { abs, exp, max, min, round, sign } = Math;

/** When a tone of a melody sounds, in sixteenths from the phrase's beginning. */
export interface Onset {
  step: number;
  /** How long, in sixteenths. */
  steps: number;
  /** Whether it must fit the chord. */
  isStrong: boolean;
}

/** What a melody has to keep to. */
export interface MelodyRules {
  onsets: readonly Onset[];
  scale: readonly number[];
  low: number;
  high: number;
  /** The tones of the chord at a step. */
  tonesAt: (step: number) => readonly number[];
  /** Where in the range the line should be, 0 to 1, for 0 to 1 of its way. */
  contour: (way: number) => number;
}

/** How likely a move by so many steps of the scale is; larger leaps do not happen. */
const MOVES = [0.12, 0.36, 0.2, 0.11, 0.08];
const DRAFTS = 40;
/** Sixteenths from which on a tone is heard against the chord. */
const LONG = 4;

/** Turns the steps of a rhythm into onsets that last until the next. */
export function onsetsOf(
  steps: readonly number[],
  end: number,
  isStrong: (step: number) => boolean,
): Onset[] {
  return steps.map((step, i) => ({
    step,
    steps: (steps[i + 1] ?? end) - step,
    isStrong: isStrong(step),
  }));
}

/** Draws forty lines that keep to the rules and takes the one that sings best: one pitch for each onset. */
export function melody(random: Random, rules: MelodyRules): number[] {
  let best: number[] = [];
  let most = Number.NEGATIVE_INFINITY;
  for (let draft = 0; draft < DRAFTS; draft += 1) {
    const line = draw(random, rules);
    const merit = meritOf(line, rules);
    if (merit > most) {
      most = merit;
      best = line;
    }
  }
  return best;
}

function draw(random: Random, { onsets, scale, low, high, tonesAt, contour }: MelodyRules) {
  const rungs = ladder(scale, low, high);
  let at = round(contour(0) * (rungs.length - 1));
  let lastMove = 0;
  return onsets.map(({ step, isStrong }, i) => {
    const aim = contour(i / max(1, onsets.length - 1)) * (rungs.length - 1);
    const weights = rungs.map((midi, rung) => {
      const move = rung - at;
      const reach = i === 0 ? 1 : (MOVES[abs(move)] ?? 0);
      const pull = exp(-((rung - aim) ** 2) / 5);
      const fit = isStrong && !tonesAt(step).includes(pitchClass(midi)) ? 0.03 : 1;
      const isReturn = abs(lastMove) >= 3 && sign(move) === -sign(lastMove);
      const isStuck = i > 1 && move === 0 && lastMove === 0;
      return reach * pull * fit * (isReturn ? 4 : 1) * (isStuck ? 0.15 : 1);
    });
    let left = random() * weights.reduce((sum, weight) => sum + weight, 0);
    const found = weights.findIndex((weight) => {
      left -= weight;
      return left <= 0 && weight > 0;
    });
    const next = found < 0 ? at : found;
    lastMove = next - at;
    at = next;
    return rungs[at] ?? low;
  });
}

/** About five different tones over a ninth or so, no awkward leap, and an end that rests. */
function meritOf(line: number[], { onsets, tonesAt }: MelodyRules): number {
  const span = max(...line) - min(...line);
  const last = onsets.at(-1)?.step ?? 0;
  let merit = -abs(new Set(line).size - min(5, line.length)) - abs(span - 9) * 0.35;
  if (
    tonesAt(last)
      .slice(0, 3)
      .includes(pitchClass(line.at(-1) ?? 0))
  )
    merit += 2;
  for (let i = 1; i < line.length; i += 1) {
    const leap = abs((line[i] ?? 0) - (line[i - 1] ?? 0));
    if (leap === 6) merit -= 1.5;
    if (leap > 7) merit -= 0.6;
  }
  return merit;
}

/** Says the same line over other chords: strong and long tones move to the nearest tone of the chord, the others into the scale. */
export function refit(
  line: readonly number[],
  { onsets, scale, tonesAt }: Pick<MelodyRules, 'onsets' | 'scale' | 'tonesAt'>,
): number[] {
  return line.map((midi, i) => {
    const onset = onsets[i];
    const mustFit = onset && (onset.isStrong || onset.steps >= LONG);
    const tones = mustFit ? tonesAt(onset.step) : scale;
    return nearestPitch(midi, tones);
  });
}
