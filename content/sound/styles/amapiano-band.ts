import type { Random } from '../../art/field/random';
import { grid } from '../sketch/grid';
import type { Sketch } from '../sketch/sketch';
import { nearestPitch, pitchClass } from '../theory/chord';
import { type Onset, refit } from '../theory/melody';

const { floor, min } = Math;

/** A chord of the piano within the bar. */
export type Stab = [step: number, steps: number];
/** What the parts of AMAPIANO × AFROBEATS FUSION share. */
export interface Band {
  sketch: Sketch;
  scale: number[];
  onsets: Onset[];
  horn: number[];
  tonesFrom(first: number): (step: number) => readonly number[];
  voicings: number[][];
  roots: number[];
  stabs: Stab[];
  riff: Stroke[];
}

/** One stroke of the riff: how far above the root, and whether it bends down as it dies. */
interface Stroke {
  step: number;
  steps: number;
  above: number;
  bends: boolean;
}

/** Pitches are chosen once for each place of the cell, so that the riff repeats. */
export function riffOf(cell: string, random: Random): Stroke[] {
  const steps = grid(cell).flatMap((velocity, step) => (velocity > 0 ? [step] : []));
  return steps.map((step, i) => {
    const length = min((steps[i + 1] ?? 32) - step, 4);
    const isFirst = i === 0 || step % 16 === 0;
    const above = isFirst ? 0 : ([0, 0, 12, 7, 10, 3][floor(random() * 6)] ?? 0);
    return { step, steps: length, above, bends: length >= 3 && random() > 0.4 };
  });
}

/** The riff of the log drum over a bar, from a step on. */
export function log(band: Band, bar: number, i: number, from: number) {
  const root = band.roots[i % 4] ?? 30;
  for (const { step, steps, above, bends } of band.riff) {
    const here = step - (i % 2) * 16;
    if (here < from || here >= 16) continue;
    const midi = nearestPitch(root + above, band.scale);
    band.sketch.hit('log', bar, here, steps > 2 ? 1 : 0.82, {
      ...{ midi, steps: steps * 0.95 },
      ...(bends && { to: midi - 5 }),
    });
  }
}

/** Piano chords, off the beat as often as on it. */
export function keys(band: Band, bar: number, i: number, velocity: number, brightness: number) {
  band.stabs.forEach(([step, steps], q) => {
    const voicing = (band.voicings[i % 8] ?? []).slice(q % 2);
    const touch = { steps, strumMs: 4, brightness };
    band.sketch.chord('keys', bar, step, velocity * (q ? 0.8 : 0.95), voicing, touch);
  });
}

/** Talks on few tones and breaks off. */
export function hornLine(band: Band, bar: number, i: number, velocity: number) {
  const { onsets, scale } = band;
  const line = refit(band.horn, { onsets, scale, tonesAt: band.tonesFrom(i) });
  onsets.slice(0, -1).forEach(({ step, steps, isStrong }, q) => {
    const midi = line[q] ?? 73;
    band.sketch.hit('horn', bar, step, velocity * (isStrong ? 1 : 0.8), {
      ...{ midi, steps: min(steps, 3) * 0.9 },
      ...(steps >= 3 && { from: midi - 2 }),
    });
  });
}

/** What he sings while the drum is out. */
export function twoLines(band: Band, bar: number, i: number, velocity: number) {
  const tones = band
    .tonesFrom(i)(0)
    .filter((tone) => band.scale.includes(tone));
  const start = nearestPitch(61, tones);
  const fall = nearestPitch(start - 3, tones.includes(pitchClass(start - 3)) ? tones : band.scale);
  const line: [number, number, number][] = [
    [1, start, 2],
    [3, start, 3],
    [6, start, 2],
    [8, fall, 7],
  ];
  for (const [step, midi, steps] of line) {
    band.sketch.hit('singer', bar, step, velocity, {
      midi,
      steps,
      from: step === 1 ? midi - 2 : midi,
    });
  }
}

/** Shekere on the sixteenths, from the first bar to the last. */
export function shekere(sketch: Sketch, bar: number, level: number) {
  sketch.pattern('shaker', bar, '9375837693758377', level);
}

/** Three strokes, then two. */
export function clave(sketch: Sketch, bar: number, level: number) {
  sketch.pattern('rim', bar, 'X..x..X...x.x...', level);
}

/** Shekere, clave and kick; in the drop claps, hats and a hand drum too. */
export function beat(sketch: Sketch, bar: number, i: number, isDrop: boolean) {
  shekere(sketch, bar, isDrop ? 1 : 0.75);
  clave(sketch, bar, isDrop ? 1 : 0.8);
  sketch.pattern('kick', bar, isDrop ? 'X...x...x...x...' : 'x...x...x...x...');
  if (!isDrop) return;
  sketch.pattern('clap', bar, '....x.......x...', 0.75);
  sketch.pattern('openHat', bar, '..-...-...-...-.', 1.1);
  sketch.pattern('conga', bar, i % 2 ? '.....o.-..x..oX.' : '..-..o..x....o.x', 0.8, { midi: 60 });
}
