import type { Score } from '../score';
import { createSketch } from '../sketch/sketch';
import { choose, streamsOf } from '../sketch/streams';
import type { SoundProfile } from '../sound-profile';
import { pitchClass } from '../theory/chord';
import { scaleOn } from '../theory/scale';
import {
  chorusBars,
  HOME,
  hands,
  phrases,
  remate,
  type Shape,
  sing,
  strings,
  VERSE,
  walk,
} from './noir-band';

const { floor } = Math;

/**
 * FUSIÓN NOIR: the compás of tangos with beat one left to the bass alone. Cupped hands in the verse, flat
 * ones in the chorus, a tremolo guitar, a muted trumpet, and a remate — three hits and a stop — at each end.
 */
export function composeNoir(profile: SoundProfile, seed: number): Score {
  const stream = streamsOf(profile.slug, seed);
  const capo = seed === 0 ? 0 : floor(stream('capo')() * 4);
  const chorus = choose<Shape[]>(seed, stream('cadence'), [
    ['Dm', 'C', 'Bb', 'A'],
    ['Gm', 'C', 'Bb', 'A'],
    ['Dm', 'Gm', 'Bb', 'A'],
  ]);
  const sketch = createSketch(profile, seed, {
    swing: 0.53,
    jitterMs: 4,
    laidBackMs: { sorda: 3, palma: 3, contra: 6, bass: 8, trumpet: 12, twang: 6, kick: -1 },
  });
  const band = { sketch, capo, ...phrases(stream, seed, chorus) };

  const night = sketch.section('night', 2, 0.2);
  sketch.hit('drone', night, 0, 0.8, { midi: 33 + capo, steps: 32 });
  sketch.hit('twang', night, 2, 0.6, { midi: 69 + capo, steps: 12 });
  sketch.chord('twang', night + 1, 6, 0.5, strings('A', capo), { steps: 9, strumMs: 28 });
  for (let i = 0; i < 2; i += 1) hands(sketch, night + i, 'sorda', 0.62 + i * 0.1, i === 1);

  const verse = sketch.section('verse', 4, 0.5);
  sing(band, 'twang', verse, VERSE, 0.74, band.verse);
  for (let i = 0; i < 4; i += 1) {
    if (i < 3) hands(sketch, verse + i, 'sorda', 0.85, true);
    walk(band, verse + i, VERSE, i, i < 3);
    sketch.hit('stomp', verse + i, 8, 0.6);
  }
  remate(band, verse + 3, 'Bb', 'sorda');

  const wall = sketch.section('chorus', 4, 0.85);
  chorusBars(band, wall, chorus, false);
  remate(band, wall + 3, 'A', 'palma');

  const window = sketch.section('window', 2, 0.25);
  sketch.hit('drone', window, 0, 0.7, { midi: 33 + capo, steps: 30 });
  sing(band, 'twang', window, ['Bb', 'A'], 0.66, band.verse.slice(0, 4));
  for (let i = 0; i < 2; i += 1) hands(sketch, window + i, 'sorda', 0.5, false);
  [13, 14, 15].forEach((step, i) => {
    sketch.hit('stomp', window + 1, step, 0.4 + i * 0.2);
  });

  const last = sketch.section('last chorus', 4, 1);
  chorusBars(band, last, chorus, true);
  remate(band, last + 3, 'A', 'palma');
  sketch.chord('twang', last + 3, 10, 0.8, strings('A', capo), { steps: 14, strumMs: 14 });
  sketch.hit('crash', last + 3, 10, 0.7);

  const scale = [...scaleOn(HOME + capo, 'phrygian'), pitchClass(HOME + capo + 4)];
  return sketch.finish('noir', scale, 1.9);
}
