import type { Score } from '../score';
import { createSketch } from '../sketch/sketch';
import { choose, streamsOf } from '../sketch/streams';
import type { SoundProfile } from '../sound-profile';
import { chord, pitchFrom, type Quality } from '../theory/chord';
import { melody, onsetsOf } from '../theory/melody';
import { SCALES, scaleOn } from '../theory/scale';
import { voiceLeading } from '../theory/voicing';
import {
  type Band,
  bassLine,
  callAndAnswer,
  guitarOne,
  guitarTwo,
  houseKick,
  rattle,
  run,
  shout,
} from './afrovibe-band';

const { PI, cos } = Math;

type Degree = [degree: number, quality: Quality];

/** Guitar one: two bars, thumb and finger. Guitar two takes what is left. */
const FIGURES: [number[], ...number[][]] = [
  [0, 2, 3, 6, 8, 10, 14, 16, 18, 19, 22, 26, 28],
  [0, 3, 4, 6, 10, 12, 14, 16, 19, 20, 22, 26, 30],
  [2, 3, 6, 8, 11, 12, 14, 18, 19, 22, 24, 27, 30],
];
/** The caller's half of the bar; the group has the other. */
const CALLS: [number[], ...number[][]] = [
  [0, 2, 3, 6],
  [0, 3, 4, 6],
  [2, 4, 6],
];

/**
 * GLOBAL AFROVIBE: highlife's two guitars, one asking in two bars high on the neck, one landing on what the first
 * leaves out; a group answers every line; then a sebene, where the guitars run and the drums change.
 */
export function composeAfrovibe(profile: SoundProfile, seed: number): Score {
  const stream = streamsOf(profile.slug, seed);
  const key = choose(seed, stream('key'), [5, 7, 3, 8]);
  const progression = choose<Degree[]>(seed, stream('progression'), [
    [
      [0, 'add9'],
      [3, 'maj7'],
      [4, 'sus'],
      [0, 'sixth'],
    ],
    [
      [0, 'add9'],
      [3, 'maj7'],
      [4, 'major'],
      [3, 'maj7'],
    ],
    [
      [5, 'm7'],
      [3, 'maj7'],
      [0, 'add9'],
      [4, 'sus'],
    ],
  ]);
  const chords = progression.map(([degree, quality]) =>
    chord(key + (SCALES.major[degree] ?? 0), quality),
  );
  const scale = scaleOn(key, 'major');
  const isStrong = (step: number) => step % 8 === 0 || step % 16 === 6;
  const figure = onsetsOf(choose(seed, stream('figure'), FIGURES), 32, isStrong);
  const call = onsetsOf(choose(seed, stream('call'), CALLS), 8, (step) => step === 6);
  const tonesFrom = (first: number) => (step: number) =>
    chords[(first + (step >= 16 ? 1 : 0)) % 4]?.tones ?? scale;
  const ask = melody(stream('ask'), {
    ...{ onsets: figure, low: 72, high: 86, tonesAt: tonesFrom(0) },
    ...{ scale: scaleOn(key, 'majorPentatonic') },
    contour: (way) => 0.6 + 0.3 * cos(4 * PI * way),
  });
  const voice = melody(stream('voice'), {
    ...{ onsets: call, scale, low: 60, high: 72, tonesAt: tonesFrom(0) },
    contour: (way) => 0.8 - 0.5 * way,
  });
  const sketch = createSketch(profile, seed, {
    swing: 0.535,
    jitterMs: 3,
    laidBackMs: {
      shaker: 5,
      bell: -2,
      conga: 3,
      guitar: -2,
      answer: 2,
      bass: 4,
      choir: 8,
      singer: 10,
    },
  });
  const band: Band = {
    ...{ sketch, scale, figure, ask, call, voice, tonesFrom },
    voicings: voiceLeading([...chords, ...chords], 60, 76),
    roots: chords.map(({ root }) => pitchFrom(31, root)),
  };

  const asking = sketch.section('one guitar', 2, 0.3);
  guitarOne(band, asking, 0, 0.75);
  for (let i = 0; i < 2; i += 1)
    sketch.pattern('shaker', asking + i, '6.8.6.9.6383639.', 0.45 + i * 0.25);
  sketch.pattern('bell', asking + 1, '....X.x...x.x.x.', 0.5);

  const answered = sketch.section('two guitars', 4, 0.6);
  for (let i = 0; i < 4; i += 2) guitarOne(band, answered + i, i, 0.75);
  for (let i = 0; i < 4; i += 1) {
    guitarTwo(band, answered + i, i, 0.8);
    rattle(sketch, answered + i, 0.85);
    sketch.pattern('conga', answered + i, '....o.-...-.o.xo', 0.8, { midi: 55 });
    bassLine(band, answered + i, i);
    callAndAnswer(band, answered + i, i, 0.75);
  }

  const road = sketch.section('the group', 2, 0.4);
  for (let i = 0; i < 2; i += 1) {
    rattle(sketch, road + i, 0.7);
    sketch.pattern('clap', road + i, 'X..x..x...x.x...', 0.6);
    callAndAnswer(band, road + i, i + 2, 0.9);
    sketch.hit('stomp', road + i, 0, 0.8);
  }
  [8, 10, 12, 13, 14, 15].forEach((step, i) => {
    sketch.hit('conga', road + 1, step, 0.55 + i * 0.08, { midi: 62 - i });
  });

  const sebene = sketch.section('sebene', 6, 0.95);
  for (let i = 0; i < 6; i += 1) {
    run(band, sebene + i, i, 0.8);
    if (i % 2 === 0) guitarOne(band, sebene + i, i, 0.62);
    rattle(sketch, sebene + i, 1);
    bassLine(band, sebene + i, i);
    if (i >= 2) houseKick(sketch, sebene + i, i);
    if (i % 2 === 1) shout(band, sebene + i, i, 0.8);
  }
  sketch.hit('crash', sebene + 2, 0, 0.6);

  const home = sketch.section('home', 2, 1);
  for (let i = 0; i < 2; i += 1) {
    rattle(sketch, home + i, 1);
    houseKick(sketch, home + i, i);
    bassLine(band, home + i, i);
    guitarTwo(band, home + i, i, 0.85);
    callAndAnswer(band, home + i, i, 1);
  }
  guitarOne(band, home, 0, 0.8);
  for (const hit of ['kick', 'clap', 'bell', 'crash'] as const) sketch.hit(hit, home + 2, 0, 0.8);
  const end = voiceLeading([chord(key, 'sixth')], 60, 76)[0] ?? [];
  sketch.chord('guitar', home + 2, 0, 0.8, end, { steps: 8, strumMs: 35 });
  sketch.chord('choir', home + 2, 0, 0.6, end.slice(0, 3), { steps: 5 });
  sketch.hit('bass', home + 2, 0, 1, { midi: pitchFrom(31, key), steps: 5 });
  return sketch.finish('afrovibe', scale, 2);
}
