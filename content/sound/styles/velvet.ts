import type { Score } from '../score';
import { createSketch } from '../sketch/sketch';
import { choose, streamsOf } from '../sketch/streams';
import type { SoundProfile } from '../sound-profile';
import { chord, pitchClass, pitchFrom, type Quality } from '../theory/chord';
import { melody, onsetsOf, refit } from '../theory/melody';
import { scaleOn } from '../theory/scale';
import { voiceLeading } from '../theory/voicing';
import type { Band } from './velvet-band';
import { breath, burn, dusk, ember, velvet } from './velvet-sections';

const { sin } = Math;

type Degree = [semitones: number, quality: Quality];

const PROGRESSIONS: [Degree[], ...Degree[][]] = [
  [
    [0, 'm9'],
    [8, 'maj9'],
    [5, 'm9'],
    [7, 'alt'],
  ],
  [
    [0, 'm9'],
    [5, 'm9'],
    [8, 'maj9'],
    [7, 'alt'],
  ],
  [
    [8, 'maj9'],
    [7, 'alt'],
    [0, 'm9'],
    [0, 'm11'],
  ],
];
/** Long vowels over two bars. */
const RHYTHMS: [number[], ...number[][]] = [
  [2, 6, 8, 14, 19, 22],
  [3, 6, 10, 14, 20, 24],
  [0, 3, 8, 14, 18, 22],
];

/**
 * VELVET DUSK: kizomba's steady kick with a rim that splits the bar three, three, two; brushes; electric piano
 * chords of four notes held too long; strings low and out of the tune; a near, dry voice whose breath is heard.
 */
export function composeVelvet(profile: SoundProfile, seed: number): Score {
  const stream = streamsOf(profile.slug, seed);
  const key = choose(seed, stream('key'), [5, 3, 2, 6]);
  const progression = choose(seed, stream('progression'), PROGRESSIONS);
  const chords = progression.map(([above, quality]) => chord(key + above, quality));
  const minor = scaleOn(key, 'minor');
  const steps = choose(seed, stream('rhythm'), RHYTHMS);
  const onsets = onsetsOf(steps, 30, (step) => step === steps[0] || step % 16 >= 6);
  const tonesFrom = (first: number) => (step: number) =>
    (chords[(first + (step >= 16 ? 1 : 0)) % 4]?.tones ?? minor).filter((t) => minor.includes(t));
  const call = melody(stream('melody'), {
    ...{ onsets, scale: minor, low: 60, high: 75, tonesAt: tonesFrom(0) },
    contour: (way) => 0.8 - 0.5 * way + 0.12 * sin(7 * way),
  });
  const lower = call.map((midi, i) => (i > 3 ? midi - 2 : midi));
  const sketch = createSketch(profile, seed, {
    swing: 0.56,
    jitterMs: 4,
    laidBackMs: { rim: 6, brush: 8, singer: 16, rhodes: 5, strings: 10 },
  });
  const band: Band = {
    ...{ sketch, onsets, call },
    answer: refit(lower, { onsets, scale: minor, tonesAt: tonesFrom(2) }),
    voicings: voiceLeading([...chords, ...chords], 57, 74, true),
    roots: chords.map(({ root }) => pitchFrom(29, root)),
    chords: chords.map(({ tones }) => tones),
  };

  dusk(band, sketch.section('dusk', 4, 0.25));
  velvet(band, sketch.section('velvet', 4, 0.6));
  breath(band, sketch.section('breath', 1, 0.15));
  burn(band, sketch.section('burn', 6, 0.9));
  ember(band, sketch.section('ember', 1, 0.15), key);
  return sketch.finish('velvet', [...minor, pitchClass(key + 11)], 1.6);
}
