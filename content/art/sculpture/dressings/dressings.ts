import type { Dressmaker } from '../dressing';
import { brimmedHat } from './brimmed-hat';
import { crownOfLocs } from './crown-of-locs';
import { headWrap } from './head-wrap';
import { hoodAndVisor } from './hood-and-visor';
import { puffsAndGlasses } from './puffs-and-glasses';

/** Everything a figure can wear. */
export const DRESSINGS = {
  'brimmed-hat': brimmedHat,
  'puffs-and-glasses': puffsAndGlasses,
  'head-wrap': headWrap,
  'crown-of-locs': crownOfLocs,
  'hood-and-visor': hoodAndVisor,
} as const satisfies Record<string, Dressmaker>;

/** Name of one dressing. */
export type DressingName = keyof typeof DRESSINGS;
