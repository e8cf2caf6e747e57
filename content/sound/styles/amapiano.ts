import type { Score } from '../score';
import { createSketch } from '../sketch/sketch';
import { choose, streamsOf } from '../sketch/streams';
import type { SoundProfile } from '../sound-profile';
import { chord, pitchFrom, type Quality } from '../theory/chord';
import { melody, onsetsOf } from '../theory/melody';
import { scaleOn } from '../theory/scale';
import { voiceLeading } from '../theory/voicing';
import { type Band, riffOf, type Stab } from './amapiano-band';
import { drop, gather, sings, talk, yard } from './amapiano-sections';

const { sin } = Math;

type Degree = [semitones: number, quality: Quality];

const PROGRESSIONS: [Degree[], ...Degree[][]] = [
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
];
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
  const progression = choose(seed, stream('progression'), PROGRESSIONS);
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

  yard(band, sketch.section('yard', 4, 0.3));
  talk(band, sketch.section('talk', 4, 0.55));
  gather(band, sketch.section('gather', 2, 0.5));
  drop(band, sketch.section('log drum', 8, 1));
  sings(band, sketch.section('he sings', 2, 0.35), key);
  return sketch.finish('amapiano', scale, 2);
}
