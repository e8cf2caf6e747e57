import type { Score } from '../score';
import { createSketch } from '../sketch/sketch';
import { choose, streamsOf } from '../sketch/streams';
import type { SoundProfile } from '../sound-profile';
import { chord, nearestPitch, pitchClass, pitchFrom, type Quality } from '../theory/chord';
import { melody, onsetsOf, refit } from '../theory/melody';
import { scaleOn } from '../theory/scale';
import { voiceLeading } from '../theory/voicing';
import { type Band, brushes, groove, phrase, piano, quartet, vowel } from './velvet-band';

const { sin } = Math;

type Degree = [semitones: number, quality: Quality];

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
  const progression = choose<Degree[]>(seed, stream('progression'), [
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
  ]);
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

  const dusk = sketch.section('dusk', 4, 0.25);
  for (let i = 0; i < 4; i += 1) {
    piano(band, dusk + i, i, 0.66, 0.2 + i * 0.07, i === 3);
    brushes(sketch, dusk + i, 0.35 + i * 0.12);
    sketch.hit('sub', dusk + i, 0, 0.5, { midi: band.roots[i] ?? 29, steps: 13 });
    if (i >= 2) sketch.pattern('rim', dusk + i, '...o..o....o..o.');
  }
  sketch.hit('breath', dusk + 1, 12, 0.6, { steps: 3.4 });
  vowel(band, dusk + 2, 0, band.call[0] ?? 68, 0.42, 7);
  vowel(band, dusk + 3, 0, band.call[1] ?? 67, 0.4, 9);

  const velvet = sketch.section('velvet', 4, 0.6);
  for (let i = 0; i < 4; i += 1) {
    groove(band, velvet + i, i, 0.8);
    piano(band, velvet + i, i, 0.68, 0.5, i % 2 === 1);
    if (i >= 2) quartet(band, velvet + i, i, 0.5);
  }
  const asked = { line: band.call, first: 0 };
  const answered = { line: band.answer, first: 2 };
  phrase(band, velvet, asked, 0.78);
  phrase(band, velvet + 2, answered, 0.78);

  const breath = sketch.section('breath', 1, 0.15);
  piano(band, breath, 3, 0.6, 0.15, false);
  sketch.hit('breath', breath, 9, 1, { steps: 6 });
  brushes(sketch, breath, 0.4);

  const burn = sketch.section('burn', 6, 0.9);
  for (let i = 0; i < 6; i += 1) {
    groove(band, burn + i, i, 1);
    piano(band, burn + i, i, 0.7, 0.7, true);
    quartet(band, burn + i, i, 0.72 + i * 0.04);
    sketch.pattern('shaker', burn + i, '.-.-.-.o.-.-.-.o', 0.7);
  }
  phrase(band, burn, asked, 0.9);
  phrase(band, burn + 2, answered, 0.9, true);
  phrase(band, burn + 4, asked, 0.95, true);

  const ember = sketch.section('ember', 1, 0.15);
  sketch.chord('rhodes', ember, 0, 0.6, [...(band.voicings[0] ?? []), 60 + key + 2], {
    ...{ steps: 18, strumMs: 70, brightness: 0.3 },
  });
  sketch.hit('sub', ember, 0, 0.8, { midi: pitchFrom(29, key), steps: 14 });
  sketch.hit('kick', ember, 0, 0.6);
  sketch.hit('breath', ember, 3, 0.7, { steps: 3 });
  vowel(band, ember, 6, nearestPitch(69, [pitchClass(key + 2)]), 0.55, 9);
  return sketch.finish('velvet', [...minor, pitchClass(key + 11)], 1.6);
}
