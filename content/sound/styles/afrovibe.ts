import type { Score } from '../score';
import { createSketch } from '../sketch/sketch';
import { choose, streamsOf } from '../sketch/streams';
import type { SoundProfile } from '../sound-profile';
import { chord, pitchFrom, type Quality } from '../theory/chord';
import { melody, onsetsOf } from '../theory/melody';
import { SCALES, scaleOn } from '../theory/scale';
import { voiceLeading } from '../theory/voicing';
import type { Band } from './afrovibe-band';
import { group, home, oneGuitar, sebene, twoGuitars } from './afrovibe-sections';

const { PI, cos } = Math;

type Degree = [degree: number, quality: Quality];

const PROGRESSIONS: [Degree[], ...Degree[][]] = [
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
];
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
  const progression = choose(seed, stream('progression'), PROGRESSIONS);
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

  oneGuitar(band, sketch.section('one guitar', 2, 0.3));
  twoGuitars(band, sketch.section('two guitars', 4, 0.6));
  group(band, sketch.section('the group', 2, 0.4));
  sebene(band, sketch.section('sebene', 6, 0.95));
  home(band, sketch.section('home', 2, 1), key);
  return sketch.finish('afrovibe', scale, 2);
}
