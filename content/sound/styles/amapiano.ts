import type { Score } from '../score';
import { createSketch } from '../sketch/sketch';
import { choose, streamsOf } from '../sketch/streams';
import type { SoundProfile } from '../sound-profile';
import { chord, nearestPitch, pitchFrom, type Quality } from '../theory/chord';
import { melody, onsetsOf } from '../theory/melody';
import { scaleOn } from '../theory/scale';
import { voiceLeading } from '../theory/voicing';
import {
  type Band,
  beat,
  clave,
  hornLine,
  keys,
  log,
  riffOf,
  type Stab,
  shekere,
  twoLines,
} from './amapiano-band';

const { sin } = Math;

type Degree = [semitones: number, quality: Quality];

/** Two bars of log drum each. */
const LOG_CELLS: [string, ...string[]] = [
  '...X..X...X...X.|..X..XX...X.XxX.',
  '...X..XX..X...X.|X..X..X..X..X.X.',
  'X.....X..X..X...|...X..X.XX..X.XX',
  '...X...X..XX..X.|..X..X..X..XX.X.',
];
const STABS: [Stab[], ...Stab[][]] = [
  [
    [0, 2.5],
    [3, 1.5],
    [6, 4],
    [11, 2],
    [14, 2],
  ],
  [
    [2, 2],
    [6, 3],
    [10, 1.5],
    [13, 3],
  ],
  [
    [0, 2],
    [6, 2],
    [9, 1.5],
    [12, 4],
  ],
];
/** Horn lines of two bars. They break off before the last word. */
const HORN_RHYTHMS: [number[], ...number[][]] = [
  [2, 4, 6, 9, 12, 14],
  [0, 3, 6, 8, 11, 14],
  [2, 5, 6, 10, 12, 15],
];

/**
 * AMAPIANO × AFROBEATS FUSION: shekere on the sixteenths, rim clicks in a 3-2 clave, piano chords, a horn line that
 * never finishes. The log drum waits; when it comes it takes turns with the horn. Then it drops out and he sings.
 */
export function composeAmapiano(profile: SoundProfile, seed: number): Score {
  const stream = streamsOf(profile.slug, seed);
  const key = choose(seed, stream('key'), [6, 1, 8, 4]);
  const progression = choose<Degree[]>(seed, stream('progression'), [
    [
      [0, 'm9'],
      [8, 'maj9'],
      [5, 'm9'],
      [7, 'm11'],
    ],
    [
      [0, 'm9'],
      [10, 'add9'],
      [8, 'maj9'],
      [7, 'm11'],
    ],
    [
      [5, 'm9'],
      [7, 'm11'],
      [0, 'm9'],
      [8, 'maj9'],
    ],
  ]);
  const chords = progression.map(([above, quality]) => chord(key + above, quality));
  const scale = scaleOn(key, 'minor');
  const tonesFrom = (first: number) => (step: number) =>
    chords[(first + (step >= 16 ? 1 : 0)) % 4]?.tones ?? scale;
  const onsets = onsetsOf(
    choose(seed, stream('horn rhythm'), HORN_RHYTHMS),
    17,
    (s) => s % 8 === 6,
  );
  const horn = melody(stream('horn'), {
    ...{ onsets, low: 66, high: 80, tonesAt: tonesFrom(0) },
    ...{ scale: scaleOn(key, 'minorPentatonic') },
    contour: (way) => 0.3 + 0.5 * sin(2.4 * way + 0.4),
  });
  const sketch = createSketch(profile, seed, {
    swing: 0.555,
    jitterMs: 2.6,
    laidBackMs: { shaker: 7, rim: -2, log: -4, keys: 8, clap: 4, horn: 10, singer: 12 },
  });
  const band: Band = {
    ...{ sketch, scale, onsets, horn, tonesFrom },
    voicings: voiceLeading([...chords, ...chords], 58, 75, true),
    roots: chords.map(({ root }) => pitchFrom(29, root)),
    stabs: choose(seed, stream('keys'), STABS),
    riff: riffOf(choose(seed, stream('log'), LOG_CELLS), stream('log notes')),
  };

  const yard = sketch.section('yard', 4, 0.3);
  for (let i = 0; i < 4; i += 1) {
    shekere(sketch, yard + i, 0.5 + i * 0.1);
    keys(band, yard + i, i, 0.46 + i * 0.05, 0.2 + i * 0.12);
    if (i >= 2) clave(sketch, yard + i, 0.6);
    if (i >= 2) sketch.pattern('kick', yard + i, 'o...o...o...o...', 1.2);
  }
  hornLine(band, yard + 2, 2, 0.5);

  const street = sketch.section('talk', 4, 0.55);
  for (let i = 0; i < 4; i += 1) {
    beat(sketch, street + i, i, false);
    keys(band, street + i, i, 0.6, 0.5);
    const midi = band.roots[i] ?? 30;
    sketch.hit('bass', street + i, 0, 0.6, { midi, steps: 6 });
    sketch.hit('bass', street + i, 10, 0.45, { midi, steps: 4 });
    if (i % 2 === 0) hornLine(band, street + i, i, 0.75);
  }

  const gather = sketch.section('gather', 2, 0.5);
  for (let i = 0; i < 2; i += 1) {
    shekere(sketch, gather + i, 0.75 + i * 0.2);
    clave(sketch, gather + i, 0.8);
    keys(band, gather + i, i + 2, 0.64, 0.55 + i * 0.3);
    for (let step = 0; step < (i === 1 ? 12 : 16); step += i === 1 ? 1 : 2) {
      sketch.hit('snare', gather + i, step, 0.12 + ((i * 16 + step) / 32) * 0.4);
    }
  }
  sketch.hit('riser', gather, 0, 0.6, { steps: 28 });
  [12, 7, 3, 0].forEach((above, i) => {
    const midi = nearestPitch((band.roots[0] ?? 30) + above, scale);
    sketch.hit('log', gather + 1, 13 + i * 0.75, 0.6 + i * 0.1, { midi, steps: 0.9 });
  });

  const drop = sketch.section('log drum', 8, 1);
  for (let i = 0; i < 8; i += 1) {
    if (i % 4 === 0) sketch.hit('crash', drop + i, 0, 0.5);
    beat(sketch, drop + i, i, true);
    // drum and voice take turns: in every fourth pair of bars the horn has the first half
    const isHornsTurn = i === 2 || i === 6;
    log(band, drop + i, i, isHornsTurn ? 8 : 0);
    if (isHornsTurn) hornLine(band, drop + i, i, 0.85);
    if (i % 2 === 0 || i >= 4) keys(band, drop + i, i, 0.66, 0.75);
    if (i >= 4) {
      const touch = { steps: 15.5, brightness: 0.4 };
      sketch.chord('pad', drop + i, 0, 0.5, band.voicings[i] ?? [], touch);
    }
  }

  const sings = sketch.section('he sings', 2, 0.35);
  for (let i = 0; i < 2; i += 1) {
    shekere(sketch, sings + i, 0.7 - 0.2 * i);
    clave(sketch, sings + i, 0.55 - 0.15 * i);
    keys(band, sings + i, i + 2, 0.5, 0.3);
    twoLines(band, sings + i, i + 2, 0.7);
  }
  const root = pitchFrom(29, key);
  sketch.hit('log', sings + 2, 0, 1, { midi: root, steps: 5 });
  for (const voice of ['kick', 'rim'] as const) sketch.hit(voice, sings + 2, 0, 0.8);
  sketch.chord('keys', sings + 2, 0, 0.7, band.voicings[0] ?? [], { steps: 8, strumMs: 40 });
  return sketch.finish('amapiano', scale, 2);
}
