import { createRandom } from '../../field/random';
import { modulo } from '../../field/scalar';
import { ownEntry } from '../../own-entry';
import type { ArtParameters } from '../../parameters';
import { ringTicks } from '../../tempo';
import { type BandMark, MARKS } from './marks';

const { floor } = Math;

/** What distinguishes one artist's mud cloth from another's. */
export interface MudClothDesign {
  /** the mark of a band; any whole number will do */
  markOf(band: number): BandMark;
  /** whole-number modes of the sounding plate */
  modes: PlateModes;
  ticks: number;
}

/** Two standing waves, each with its number of half waves along both axes. */
export interface PlateModes {
  even: readonly [number, number];
  odd: readonly [number, number];
}

/** All that the tempo does not decide; the order of the bands as places in `MARKS`. */
interface Cloth {
  order: readonly number[];
  modes: PlateModes;
}

/** Composed by hand; ticks come often, they carry the beat. */
const COMPOSED: Readonly<Record<string, Cloth>> = {
  rocka: {
    order: [2, 0, 5, 1, 4, 2, 6, 3, 0, 7, 2, 5, 4, 1],
    modes: { even: [5, 11], odd: [7, 4] },
  },
};

const BANDS = 14;

/** The cloth that was composed for an artist, else one from the seed. */
export function mudClothDesign({ slug, seed, bpm }: ArtParameters): MudClothDesign {
  const { order, modes } = ownEntry(COMPOSED, slug) ?? seededCloth(seed);
  return {
    markOf: (band) => MARKS[order[modulo(band, order.length)] ?? 0] ?? MARKS[0],
    modes,
    ticks: ringTicks(bpm),
  };
}

function seededCloth(seed: number): Cloth {
  return { order: seededOrder(seed), modes: seededModes(seed) };
}

/** Bands in which no mark follows itself. */
function seededOrder(seed: number): number[] {
  const random = createRandom(seed);
  const order: number[] = [];
  while (order.length < BANDS) {
    const next = floor(random() * MARKS.length);
    if (next !== order.at(-1)) order.push(next);
  }
  return order;
}

/** Modes far enough apart to curve, close enough to leave room between the lines. */
function seededModes(seed: number): PlateModes {
  const random = createRandom(seed ^ 0x91a7e);
  const whole = (low: number, high: number) => floor(low + random() * (high - low + 1));
  return {
    even: [whole(3, 6), whole(8, 12)],
    odd: [whole(6, 9), whole(2, 5)],
  };
}
