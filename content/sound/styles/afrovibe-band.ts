import type { Sketch } from '../sketch/sketch';
import { nearestPitch, pitchClass } from '../theory/chord';
import { type Onset, refit } from '../theory/melody';

const { min } = Math;

/** What the parts of GLOBAL AFROVIBE share. */
export interface Band {
  sketch: Sketch;
  scale: number[];
  figure: Onset[];
  ask: number[];
  call: Onset[];
  voice: number[];
  tonesFrom(first: number): (step: number) => readonly number[];
  voicings: number[][];
  roots: number[];
}

/** Guitar one: the figure of two bars, refitted to the chords. */
export function guitarOne(band: Band, bar: number, i: number, velocity: number) {
  const { figure: onsets, scale } = band;
  const line = refit(band.ask, { onsets, scale, tonesAt: band.tonesFrom(i) });
  onsets.forEach(({ step, steps, isStrong }, q) => {
    const midi = line[q] ?? 77;
    const strength = velocity * (isStrong ? 1 : 0.78);
    band.sketch.hit('guitar', bar, step, strength, { midi, steps: min(steps, 2.2) });
    // the thumb, an octave and a bit below, on the strong ones
    if (isStrong) {
      const thumb = nearestPitch(midi - 12, band.tonesFrom(i)(step));
      band.sketch.hit('guitar', bar, step, strength * 0.6, { midi: thumb, steps: 2, afterMs: 4 });
    }
  });
}

/** Lands where the first guitar is silent, on the tones of the chord that it did not play. */
export function guitarTwo(band: Band, bar: number, i: number, velocity: number) {
  const half = (i % 2) * 16;
  const taken = new Set(band.figure.map(({ step }) => step));
  const played = new Set(band.ask.map(pitchClass));
  const voicing = band.voicings[i % 8] ?? [];
  const unsaid = voicing.filter((midi) => !played.has(pitchClass(midi)));
  const rungs = [...unsaid, ...voicing].slice(0, 4);
  let turn = i;
  for (let step = 0; step < 16; step += 1) {
    if (taken.has(half + step) || step % 4 === 0) continue;
    const midi = rungs[turn % rungs.length] ?? 67;
    band.sketch.hit('answer', bar, step, velocity * (step % 2 === 0 ? 0.9 : 0.65), {
      midi,
      steps: 1.3,
    });
    turn += 1;
  }
}

/** Sebene: the second guitar runs in sixteenths round the chord, turning at the top. */
export function run(band: Band, bar: number, i: number, velocity: number) {
  const tones = band.voicings[i % 8] ?? [];
  const rungs = [...tones, ...tones.map((midi) => midi + 12)].slice(1, 7);
  const shape = i % 2 === 0 ? [0, 2, 1, 3, 2, 4, 3, 5] : [5, 3, 4, 2, 3, 1, 2, 0];
  for (let step = 0; step < 16; step += 1) {
    if (step % 8 === 7 && i % 2 === 0) continue;
    const midi = rungs[shape[step % 8] ?? 0] ?? 72;
    const accent = step % 4 === 0 ? 1 : step % 2 === 0 ? 0.8 : 0.62;
    band.sketch.hit('answer', bar, step, velocity * accent, { midi, steps: 1.1 });
  }
}

/** The caller's line and the group after it. */
export function callAndAnswer(band: Band, bar: number, i: number, velocity: number) {
  const { call: onsets, scale } = band;
  const tonesAt = band.tonesFrom(i);
  const line = refit(band.voice, { onsets, scale, tonesAt });
  onsets.forEach(({ step, steps }, q) => {
    const midi = line[q] ?? 65;
    band.sketch.hit('singer', bar, step, velocity, { midi, steps: steps * 0.9, from: midi - 1 });
  });
  shout(band, bar, i, velocity * 0.8);
}

/** The group, in three voices; none a semitone beside the next, which a crowd does not sing. */
export function shout({ sketch, voicings }: Band, bar: number, i: number, velocity: number) {
  const three = (voicings[i % 8] ?? [])
    .filter((midi, k, all) => midi - (all[k - 1] ?? 0) > 1)
    .slice(0, 3);
  for (const [step, steps] of [
    [8, 1.6],
    [10, 1.6],
    [12, 3],
  ] as const) {
    sketch.chord('choir', bar, step, velocity, three, { steps, strumMs: 8 });
  }
}

/** The bass: root, fifth and sixth, and a step into the next chord. */
export function bassLine(band: Band, bar: number, i: number) {
  const root = band.roots[i % 4] ?? 36;
  const next = band.roots[(i + 1) % 4] ?? root;
  const inKey = (midi: number) => nearestPitch(midi, band.scale);
  const line: [number, number, number, number][] = [
    [0, root, 2.4, 1],
    [3, root, 2, 0.75],
    [6, inKey(root + 7), 2.6, 0.85],
    [10, root, 1.4, 0.7],
    [12, inKey(root + 9), 1.6, 0.8],
    [14, inKey(next > root ? next - 2 : next + 2), 1.6, 0.75],
  ];
  for (const [step, midi, steps, v] of line) band.sketch.hit('bass', bar, step, v, { midi, steps });
}

/** Shekere and bell. */
export function rattle(sketch: Sketch, bar: number, level: number) {
  sketch.pattern('shaker', bar, '6383639363836394', level);
  sketch.pattern('bell', bar, 'X..x..x...x.x...', level * 0.6);
}

/** Afro-house: the kick on every beat, claps, hand drum. */
export function houseKick(sketch: Sketch, bar: number, i: number) {
  sketch.pattern('kick', bar, 'X...X...X...X...');
  sketch.pattern('clap', bar, '....x.......X...', 0.8);
  sketch.pattern('openHat', bar, '..o...o...o...o.', 0.8);
  sketch.pattern('conga', bar, i % 2 ? '..-.o..o-.-.x.xx' : '..-.o.-o..-.x.Xo', 0.9, { midi: 55 });
}
