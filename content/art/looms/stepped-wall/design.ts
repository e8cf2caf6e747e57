import type { InkName } from '../../colour/palettes';
import { createRandom, type Random, randomOf } from '../../field/random';
import { ownEntry } from '../../own-entry';
import type { ArtParameters } from '../../parameters';
import { puffLobes } from '../../tempo';

const { floor } = Math;

type WallInk = InkName<'stepped-wall'>;

/** What distinguishes one artist's wall from another's. */
export interface SteppedWallDesign {
  /** side of a step of the rings, composition units */
  step: number;
  /** height of the rings' centre over the head's origin, composition units */
  rise: number;
  /** colours of the four innermost rings where no figure stands before them */
  heart: readonly WallInk[];
  /** colour behind the figure, in place of the heart */
  middle: WallInk;
  /** colours of the rings round the middle; beyond the last one there are panels */
  rings: readonly WallInk[];
  /** turns the order of the panels' patterns and colours */
  panelShift: number;
  /** lobes of the ripples in the hair */
  lobes: number;
}

/** All that the tempo does not decide. */
type Wall = Omit<SteppedWallDesign, 'lobes'>;

/** Composed by hand. */
const COMPOSED: Readonly<Record<string, Wall>> = {
  zaya: {
    step: 38,
    rise: 70,
    heart: ['hot', 'sun', 'cobalt', 'milk'],
    middle: 'milk',
    rings: ['sun', 'hot', 'key', 'milk', 'teal'],
    panelShift: 0,
  },
};

const MIDDLES: [WallInk, ...WallInk[]] = ['milk', 'sun', 'teal', 'coral'];
const BRIGHT: [WallInk, ...WallInk[]] = ['sun', 'hot', 'teal', 'orange', 'milk', 'coral'];
const DARK: [WallInk, ...WallInk[]] = ['key', 'cobalt', 'plum'];

/** The wall that was composed for an artist, else one from the seed. */
export function steppedWallDesign({ slug, seed, bpm }: ArtParameters): SteppedWallDesign {
  return { ...(ownEntry(COMPOSED, slug) ?? seededWall(createRandom(seed))), lobes: puffLobes(bpm) };
}

/** Light and dark take turns, so that the steps read. */
function seededWall(random: Random): Wall {
  const middle = randomOf(random, MIDDLES);
  const first = brightBeside(random, middle);
  const second = randomOf(random, BRIGHT);
  const dark = randomOf(random, DARK);
  return {
    step: 30 + floor(random() * 5) * 4,
    rise: 40 + random() * 60,
    heart: [second, dark, first, middle],
    middle,
    rings: [first, dark, second, randomOf(random, DARK), brightBeside(random, second)],
    panelShift: 1 + floor(random() * 11),
  };
}

/** A bright ink that is not its neighbour's. */
function brightBeside(random: Random, neighbour: WallInk): WallInk {
  const found = randomOf(random, BRIGHT);
  return found === neighbour ? brightBeside(random, neighbour) : found;
}
