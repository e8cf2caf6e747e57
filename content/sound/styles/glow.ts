import type { Score } from '../score';
import { createSketch } from '../sketch/sketch';
import { choose, streamsOf } from '../sketch/streams';
import type { SoundProfile } from '../sound-profile';
import { chord, nearestPitch, pitchFrom, type Quality } from '../theory/chord';
import { melody, onsetsOf, refit } from '../theory/melody';
import { SCALES, scaleOn } from '../theory/scale';
import { voiceLeading } from '../theory/voicing';
import { type Band, chorus, glow, hush, lift } from './glow-band';

const { PI, sin } = Math;

type Degree = [degree: number, quality: Quality];

const PROGRESSIONS: [Degree[], ...Degree[][]] = [
  [
    [3, 'add9'],
    [4, 'add9'],
    [5, 'm7'],
    [0, 'add9'],
  ],
  [
    [5, 'm7'],
    [3, 'add9'],
    [0, 'add9'],
    [4, 'add9'],
  ],
  [
    [0, 'add9'],
    [4, 'add9'],
    [5, 'm7'],
    [3, 'maj7'],
  ],
];
/** Two bars, six words: she takes six where nine would fit. */
const HOOKS: [number[], ...number[][]] = [
  [0, 3, 6, 12, 18, 22],
  [0, 6, 10, 12, 19, 24],
  [2, 6, 8, 14, 18, 24],
];
/** Palindromes: the arpeggio climbs to the middle of the bar and walks back down. */
const GATES: [string, ...string[]] = ['x.xx.x.xx.x.xx.x', 'xx.x.xx..xx.x.xx', 'x..xx.xxxx.xx..x'];

/**
 * GLOW POP: a round kick on every beat a little behind, hand percussion across it in threes, plain waves
 * with the filter open, chords that change on the bar line only, two horns on the offbeat, a doubled hook.
 */
export function composeGlow(profile: SoundProfile, seed: number): Score {
  const stream = streamsOf(profile.slug, seed);
  const key = choose(seed, stream('key'), [4, 2, 5, 7]);
  const progression = choose(seed, stream('progression'), PROGRESSIONS);
  const chords = progression.map(([degree, quality]) =>
    chord(key + (SCALES.major[degree] ?? 0), quality),
  );
  const steps = choose(seed, stream('hook'), HOOKS);
  const onsets = onsetsOf(steps, 30, (step) => step % 8 === 0 || step % 16 === 6);
  const scale = scaleOn(key, 'majorPentatonic');
  const tonesFrom = (first: number) => (step: number) =>
    chords[(first + (step >= 16 ? 1 : 0)) % 4]?.tones ?? scale;
  const hook = melody(stream('melody'), {
    ...{ onsets, scale, low: 66, high: 83, tonesAt: tonesFrom(0) },
    contour: (way) => 0.35 + 0.4 * sin(PI * way),
  });
  const answer = refit([...hook].reverse(), { onsets, scale, tonesAt: tonesFrom(2) });
  const home = [...answer.slice(0, -1), nearestPitch(76, [key])];
  const sketch = createSketch(profile, seed, {
    swing: 0.5,
    jitterMs: 1.4,
    laidBackMs: { kick: 5, clap: -2, conga: 4, brass: 3, lead: 2, double: 2 },
  });
  const band: Band = {
    ...{ sketch, onsets, hook, answer, home },
    voicings: voiceLeading([...chords, ...chords], 59, 76),
    roots: chords.map(({ root }) => pitchFrom(29, root)),
    gate: [...choose(seed, stream('gate'), GATES)].map((mark) => mark === 'x'),
  };

  glow(band, sketch.section('glow', 4, 0.35));
  lift(band, sketch.section('lift', 2, 0.65));
  chorus(band, sketch.section('chorus', 8, 0.95), 8, false);
  hush(band, sketch.section('hush', 2, 0.3));
  const out = sketch.section('glow-out', 4, 1);
  chorus(band, out, 4, true);
  for (const voice of ['kick', 'clap', 'crash'] as const) sketch.hit(voice, out + 4, 0, 0.9);
  sketch.chord('saw', out + 4, 0, 0.85, voiceLeading([chord(key, 'add9')], 59, 78)[0] ?? [], {
    ...{ steps: 5, brightness: 0.8 },
  });
  sketch.hit('bass', out + 4, 0, 1, { midi: pitchFrom(29, key), steps: 4 });
  return sketch.finish('glow', scaleOn(key, 'major'), 2.2);
}
