import { stepsOf } from '../sketch/grid';
import type { Sketch } from '../sketch/sketch';
import { choose, type streamsOf } from '../sketch/streams';
import { chord, pitchClass } from '../theory/chord';
import { melody, onsetsOf, refit } from '../theory/melody';
import { scaleOn } from '../theory/scale';

const { floor, min } = Math;

/** Home is A as a flamenco guitarist fingers it; a capo moves everything up. */
export const HOME = 9;
/** Fingered chords by name. */
const SHAPES = {
  A: [45, 52, 57, 61, 64],
  Bb: [46, 53, 58, 62, 64],
  C: [48, 52, 55, 60, 64],
  Dm: [50, 57, 62, 65],
  Gm: [43, 50, 55, 58, 62],
};
/** A chord as it is fingered. */
export type Shape = keyof typeof SHAPES;
const TONES: Record<Shape, number[]> = {
  A: chord(HOME, 'major').tones,
  Bb: chord(10, 'major').tones,
  C: chord(0, 'major').tones,
  Dm: chord(2, 'minor').tones,
  Gm: chord(7, 'minor').tones,
};
const BASS: Record<Shape, number> = { A: 33, Bb: 34, C: 36, Dm: 38, Gm: 31 };
/** The chords of the verse, one a bar. */
export const VERSE: Shape[] = ['A', 'Bb', 'A', 'Bb'];

interface Band {
  sketch: Sketch;
  capo: number;
  verse: readonly { step: number; steps: number; midi: number; isStrong: boolean }[];
  chorusLine: readonly { step: number; steps: number; midi: number; isStrong: boolean }[];
}

/** What guitar and trumpet say: both begin after beat one and leave the end of the bar open. */
export function phrases(stream: ReturnType<typeof streamsOf>, seed: number, chorus: Shape[]) {
  const verseSteps = choose(seed, stream('guitar'), [
    stepsOf('..x.x...x.x..... ..x...x.x.......'),
    stepsOf('...x..x..xx..... ..x.x...x.......'),
    stepsOf('..x..xx...x..... ....x.x..x......'),
  ]);
  const trumpetSteps = choose(seed, stream('trumpet'), [
    stepsOf('....X.....x..... ..x...x.X.......'),
    stepsOf('......X...x..... ..X.....x.x.....'),
    stepsOf('..X.......x..x.. ......X.........'),
  ]);
  const draw = (steps: number[], low: number, high: number, shapes: Shape[], fall: number) => {
    const onsets = onsetsOf(steps, 28, (step) => step % 4 === 0 || step % 16 === 2);
    const line = melody(stream(`line ${low}`), {
      ...{ onsets, low, high, scale: scaleOn(HOME, 'phrygian') },
      tonesAt: (step) => TONES[shapes[floor(step / 16)] ?? 'A'],
      contour: (way) => 0.75 - fall * way,
    });
    return onsets.map((onset, i) => ({ ...onset, midi: line[i] ?? low }));
  };
  return {
    verse: draw(verseSteps, 57, 76, VERSE, 0.5),
    chorusLine: draw(trumpetSteps, 64, 79, chorus, 0.35),
  };
}

/** The clap of tangos: beats two, three and four; beat one stays empty. */
export function hands(
  sketch: Sketch,
  bar: number,
  voice: 'sorda' | 'palma',
  level: number,
  isBusy: boolean,
) {
  sketch.pattern(voice, bar, isBusy ? '....X.o.X.o.X.-.' : '....X...x...X...', level);
  if (voice === 'palma') sketch.pattern('contra', bar, '..-..o.o..x..o.x', level * 0.8);
}

/** The bass has beat one to itself and walks to the next chord. */
export function walk(band: Band, bar: number, shapes: Shape[], i: number, isWhole: boolean) {
  const { sketch, capo } = band;
  const root = BASS[shapes[i % 4] ?? 'A'];
  const next = BASS[shapes[(i + 1) % 4] ?? 'A'];
  const up = next > root ? -2 : 2;
  const line: [number, number, number, number][] = [
    [0, root, 5, 1],
    [7, root + 12, 1.5, 0.55],
    [10, root + 7, 2, 0.7],
    [13, next + up, 1.4, 0.7],
    [14.5, next + (up > 0 ? 1 : -2), 1.4, 0.6],
  ];
  const scale = [...scaleOn(HOME, 'phrygian'), 1];
  for (const [step, midi, steps, velocity] of isWhole ? line : line.slice(0, 1)) {
    const inScale = scale.includes(pitchClass(midi)) ? midi : midi - 1;
    sketch.hit('bass', bar, step, velocity, { midi: inScale + capo, steps });
  }
}

/** The chorus: flat hands, a chord answered by a chord, the trumpet above; cymbals only in the last. */
export function chorusBars(band: Band, start: number, shapes: Shape[], isLast: boolean) {
  const { sketch, capo } = band;
  for (let i = 0; i < 4; i += 1) {
    const bar = start + i;
    walk(band, bar, shapes, i, i < 3);
    if (i === 3) continue;
    hands(sketch, bar, 'palma', isLast ? 1 : 0.9, true);
    sketch.pattern('kick', bar, isLast ? '......x.X.....o.' : '........X.....o.');
    sketch.pattern('rim', bar, '....x..-....x...', 0.7);
    const shape = shapes[i] ?? 'A';
    sketch.chord('twang', bar, 2, 0.4, strings(shape, capo), { steps: 5, strumMs: 16 });
    // the hand comes back up, from the highest string
    const up = strings(shape, capo).slice(1).reverse();
    sketch.chord('twang', bar, 11, 0.34, up, { steps: 3, strumMs: 9 });
    if (isLast) sketch.pattern('shaker', bar, '.-o-.-x-.-o-.-x-', 0.8);
    if (isLast && i % 2 === 0) sketch.hit('crash', bar, 4, 0.6);
  }
  sing(band, 'trumpet', start, shapes, isLast ? 0.95 : 0.8, band.chorusLine);
  if (isLast) sing(band, 'twang', start, shapes, 0.5, band.verse);
}

/** A line over the first two bars, then again over the next two chords as far as the remate. */
export function sing(
  { sketch, capo }: Band,
  voice: 'twang' | 'trumpet',
  start: number,
  shapes: Shape[],
  velocity: number,
  line: Band['verse'],
) {
  const repeats = shapes.length > 2 ? 2 : 1;
  for (let half = 0; half < repeats; half += 1) {
    const tonesAt = (step: number) => TONES[shapes[half * 2 + floor(step / 16)] ?? 'A'];
    const pitches = refit(
      line.map(({ midi }) => midi),
      { onsets: line, scale: scaleOn(HOME, 'phrygian'), tonesAt },
    );
    line.forEach(({ step, steps, isStrong }, i) => {
      if (half === 1 && step >= 16) return;
      const midi = (pitches[i] ?? 69) + capo;
      sketch.hit(voice, start + half * 2, step, velocity * (isStrong ? 1 : 0.8), {
        ...{ midi, steps: min(steps, voice === 'trumpet' ? 8 : 5) },
        ...(voice === 'trumpet' && isStrong && { from: midi - 1 }),
      });
    });
  }
}

/** Three hits and a stop. */
export function remate({ sketch, capo }: Band, bar: number, shape: Shape, clap: 'sorda' | 'palma') {
  for (const step of [4, 7, 10]) {
    sketch.hit(clap, bar, step, 1);
    sketch.hit('stomp', bar, step, 1);
    sketch.hit('kick', bar, step, clap === 'palma' ? 0.9 : 0.4);
    sketch.chord('twang', bar, step, 0.66, strings(shape, capo), { steps: 1.4, strumMs: 7 });
    sketch.hit('bass', bar, step, 0.9, { midi: BASS[shape] + capo, steps: step === 10 ? 3 : 1.3 });
  }
}

/** The four high strings of a shape. */
export function strings(shape: Shape, capo: number): number[] {
  return SHAPES[shape].slice(-4).map((midi) => midi + capo);
}
