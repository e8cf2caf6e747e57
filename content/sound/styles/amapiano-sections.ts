import { nearestPitch, pitchFrom } from '../theory/chord';
import { type Band, beat, clave, hornLine, keys, log, shekere, twoLines } from './amapiano-band';

/** The opening: shekere and piano come nearer, then the clave, then the first half of a horn line. */
export function yard(band: Band, start: number) {
  const { sketch } = band;
  for (let i = 0; i < 4; i += 1) {
    shekere(sketch, start + i, 0.5 + i * 0.1);
    keys(band, start + i, i, 0.46 + i * 0.05, 0.2 + i * 0.12);
    if (i >= 2) clave(sketch, start + i, 0.6);
    if (i >= 2) sketch.pattern('kick', start + i, 'o...o...o...o...', 1.2);
  }
  hornLine(band, start + 2, 2, 0.5);
}

/** The beat without its drum: the bass says what the log drum will. */
export function talk(band: Band, start: number) {
  const { sketch } = band;
  for (let i = 0; i < 4; i += 1) {
    beat(sketch, start + i, i, false);
    keys(band, start + i, i, 0.6, 0.5);
    const midi = band.roots[i] ?? 30;
    sketch.hit('bass', start + i, 0, 0.6, { midi, steps: 6 });
    sketch.hit('bass', start + i, 10, 0.45, { midi, steps: 4 });
    if (i % 2 === 0) hornLine(band, start + i, i, 0.75);
  }
}

/** A snare that doubles its pace, and the log drum's first four strokes on the way down. */
export function gather(band: Band, start: number) {
  const { sketch } = band;
  for (let i = 0; i < 2; i += 1) {
    shekere(sketch, start + i, 0.75 + i * 0.2);
    clave(sketch, start + i, 0.8);
    keys(band, start + i, i + 2, 0.64, 0.55 + i * 0.3);
    for (let step = 0; step < (i === 1 ? 12 : 16); step += i === 1 ? 1 : 2) {
      sketch.hit('snare', start + i, step, 0.12 + ((i * 16 + step) / 32) * 0.4);
    }
  }
  sketch.hit('riser', start, 0, 0.6, { steps: 28 });
  [12, 7, 3, 0].forEach((above, i) => {
    const midi = nearestPitch((band.roots[0] ?? 30) + above, band.scale);
    sketch.hit('log', start + 1, 13 + i * 0.75, 0.6 + i * 0.1, { midi, steps: 0.9 });
  });
}

/** The log drum. */
export function drop(band: Band, start: number) {
  const { sketch } = band;
  for (let i = 0; i < 8; i += 1) {
    if (i % 4 === 0) sketch.hit('crash', start + i, 0, 0.5);
    beat(sketch, start + i, i, true);
    // drum and voice take turns: in every fourth pair of bars the horn has the first half
    const isHornsTurn = i === 2 || i === 6;
    log(band, start + i, i, isHornsTurn ? 8 : 0);
    if (isHornsTurn) hornLine(band, start + i, i, 0.85);
    if (i % 2 === 0 || i >= 4) keys(band, start + i, i, 0.66, 0.75);
    if (i >= 4) {
      const touch = { steps: 15.5, brightness: 0.4 };
      sketch.chord('pad', start + i, 0, 0.5, band.voicings[i] ?? [], touch);
    }
  }
}

/** Without the drum he sings, and one stroke on the root of the key ends it. */
export function sings(band: Band, start: number, key: number) {
  const { sketch } = band;
  for (let i = 0; i < 2; i += 1) {
    shekere(sketch, start + i, 0.7 - 0.2 * i);
    clave(sketch, start + i, 0.55 - 0.15 * i);
    keys(band, start + i, i + 2, 0.5, 0.3);
    twoLines(band, start + i, i + 2, 0.7);
  }
  sketch.hit('log', start + 2, 0, 1, { midi: pitchFrom(29, key), steps: 5 });
  for (const voice of ['kick', 'rim'] as const) sketch.hit(voice, start + 2, 0, 0.8);
  sketch.chord('keys', start + 2, 0, 0.7, band.voicings[0] ?? [], { steps: 8, strumMs: 40 });
}
