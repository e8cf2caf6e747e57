import { nearestPitch, pitchClass, pitchFrom } from '../theory/chord';
import { type Band, brushes, groove, phrase, piano, quartet, vowel } from './velvet-band';

/** The opening: piano, brushes that come nearer, and the first two vowels. */
export function dusk(band: Band, start: number) {
  const { sketch } = band;
  for (let i = 0; i < 4; i += 1) {
    piano(band, start + i, i, 0.66, 0.2 + i * 0.07, i === 3);
    brushes(sketch, start + i, 0.35 + i * 0.12);
    sketch.hit('sub', start + i, 0, 0.5, { midi: band.roots[i] ?? 29, steps: 13 });
    if (i >= 2) sketch.pattern('rim', start + i, '...o..o....o..o.');
  }
  sketch.hit('breath', start + 1, 12, 0.6, { steps: 3.4 });
  vowel(band, start + 2, 0, band.call[0] ?? 68, 0.42, 7);
  vowel(band, start + 3, 0, band.call[1] ?? 67, 0.4, 9);
}

/** The verse: the groove, and the voice asks and answers over it. */
export function velvet(band: Band, start: number) {
  for (let i = 0; i < 4; i += 1) {
    groove(band, start + i, i, 0.8);
    piano(band, start + i, i, 0.68, 0.5, i % 2 === 1);
    if (i >= 2) quartet(band, start + i, i, 0.5);
  }
  phrase(band, start, asked(band), 0.78);
  phrase(band, start + 2, answered(band), 0.78);
}

/** A bar in which everybody holds it. */
export function breath(band: Band, start: number) {
  piano(band, start, 3, 0.6, 0.15, false);
  band.sketch.hit('breath', start, 9, 1, { steps: 6 });
  brushes(band.sketch, start, 0.4);
}

/** The height: strings that rise, and the voice doubled. */
export function burn(band: Band, start: number) {
  for (let i = 0; i < 6; i += 1) {
    groove(band, start + i, i, 1);
    piano(band, start + i, i, 0.7, 0.7, true);
    quartet(band, start + i, i, 0.72 + i * 0.04);
    band.sketch.pattern('shaker', start + i, '.-.-.-.o.-.-.-.o', 0.7);
  }
  phrase(band, start, asked(band), 0.9);
  phrase(band, start + 2, answered(band), 0.9, true);
  phrase(band, start + 4, asked(band), 0.95, true);
}

/** The end: one chord with the ninth of the key on top, and the voice on it. */
export function ember(band: Band, start: number, key: number) {
  const { sketch } = band;
  sketch.chord('rhodes', start, 0, 0.6, [...(band.voicings[0] ?? []), 60 + key + 2], {
    ...{ steps: 18, strumMs: 70, brightness: 0.3 },
  });
  sketch.hit('sub', start, 0, 0.8, { midi: pitchFrom(29, key), steps: 14 });
  sketch.hit('kick', start, 0, 0.6);
  sketch.hit('breath', start, 3, 0.7, { steps: 3 });
  vowel(band, start, 6, nearestPitch(69, [pitchClass(key + 2)]), 0.55, 9);
}

const asked = ({ call }: Band) => ({ line: call, first: 0 });
const answered = ({ answer }: Band) => ({ line: answer, first: 2 });
