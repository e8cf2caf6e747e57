import type { Sketch } from '../sketch/sketch';
import { nearestPitch, pitchFrom } from '../theory/chord';
import type { Onset } from '../theory/melody';

const { abs, floor, min } = Math;

/** What the parts of VELVET DUSK share. */
export interface Band {
  sketch: Sketch;
  onsets: Onset[];
  call: number[];
  answer: number[];
  voicings: number[][];
  roots: number[];
  chords: number[][];
}

/** The steady kick, the rim in three, three, two, and the sub under them. */
export function groove({ sketch, roots }: Band, bar: number, i: number, level: number) {
  sketch.pattern('kick', bar, 'X...x...X...x...', level);
  sketch.pattern('rim', bar, '...X..x.-..X..x.', level);
  brushes(sketch, bar, 0.8 * level);
  const root = roots[i % 4] ?? 29;
  const next = roots[(i + 1) % 4] ?? root;
  sketch.hit('sub', bar, 0, 0.95, { midi: root, steps: 5.4 });
  sketch.hit('sub', bar, 6, 0.75, { midi: root, steps: 1.8 });
  sketch.hit('sub', bar, 8, 0.85, { midi: root, steps: 4.6 });
  if (i % 2 === 1) sketch.hit('sub', bar, 14, 0.7, { midi: root, to: next, steps: 1.9 });
}

/** A swirl on every half bar, a tap on two and four. */
export function brushes(sketch: Sketch, bar: number, level: number) {
  for (const step of [0, 8]) sketch.hit('brush', bar, step, level * 0.5, { steps: 7.5 });
  for (const step of [4, 12]) sketch.hit('brush', bar, step, level, { steps: 1 });
}

/** Four notes held past comfort, and sometimes the top of them again. */
export function piano(
  band: Band,
  bar: number,
  i: number,
  velocity: number,
  brightness: number,
  isAnswered: boolean,
) {
  const { sketch, voicings } = band;
  const voicing = voicings[i % 8] ?? [];
  sketch.chord('rhodes', bar, 0, velocity, voicing, { steps: 15.5, strumMs: 9, brightness });
  if (!isAnswered) return;
  const top = voicing.slice(2);
  sketch.chord('rhodes', bar, 11, velocity * 0.55, top, { steps: 4, strumMs: 7, brightness });
}

/** Two low lines of the chord, an octave and more under the voice. */
export function quartet({ sketch, chords }: Band, bar: number, i: number, velocity: number) {
  const tones = chords[i % 4] ?? [];
  const pair = [pitchFrom(41, tones[2] ?? 0), pitchFrom(48, tones[1] ?? 0)];
  sketch.chord('strings', bar, 0, velocity, pair, { steps: 15.8, brightness: 0.3 });
}

/**
 * A line of two bars, with the breath before it.
 * @param first the chord of its first bar
 */
export function phrase(
  band: Band,
  bar: number,
  { line, first }: { line: number[]; first: number },
  velocity: number,
  isDoubled = false,
) {
  const { sketch, onsets } = band;
  sketch.hit('breath', bar - 1, 13, 0.8, { steps: 2.6 });
  onsets.forEach(({ step, steps, isStrong }, i) => {
    const midi = line[i] ?? 65;
    const before = line[i - 1];
    const isJoined = before !== undefined && abs(midi - before) < 5 && midi !== before;
    sketch.hit('singer', bar, step, velocity * (isStrong ? 1 : 0.82), {
      ...{ midi, steps: min(steps, 8) * 0.97 },
      ...(isJoined && { from: before }),
    });
    if (!isDoubled || !isStrong) return;
    // a third or so below, in the chord that sounds
    const tones = band.chords[(first + floor(step / 16)) % 4] ?? [];
    const under = nearestPitch(midi - 4, tones);
    sketch.hit('choir', bar, step, velocity * 0.5, { midi: under, steps: min(steps, 7) });
  });
}

/** One long tone, slid into from below. */
export function vowel(
  { sketch }: Band,
  bar: number,
  step: number,
  midi: number,
  v: number,
  steps: number,
) {
  sketch.hit('singer', bar, step, v, { midi, steps, from: midi - 2 });
}
