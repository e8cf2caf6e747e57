import { createRandom } from '../../field/random';
import { modulo } from '../../field/scalar';
import type { ArtParameters } from '../../parameters';
import { ringTicks } from '../../tempo';
import { type BandMark, FIRST_ORDER, MARKS } from './marks';

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

const FIRST_MODES: PlateModes = { even: [5, 11], odd: [7, 4] };

/** The first cloth is composed; the order and the sound of every other come from its seed. */
export function mudClothDesign({ slug, seed, bpm }: ArtParameters): MudClothDesign {
  const isFirst = slug === 'rocka';
  const order = isFirst ? FIRST_ORDER : seededOrder(seed);
  return {
    markOf: (band) => MARKS[order[modulo(band, order.length)] ?? 0] ?? MARKS[0],
    modes: isFirst ? FIRST_MODES : seededModes(seed),
    ticks: ringTicks(bpm),
  };
}

/** Fourteen bands in which no mark follows itself. */
function seededOrder(seed: number): number[] {
  const random = createRandom(seed);
  const order: number[] = [];
  while (order.length < FIRST_ORDER.length) {
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
