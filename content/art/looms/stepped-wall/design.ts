import type { InkName } from '../../colour/palettes';
import { createRandom } from '../../field/random';
import type { ArtParameters } from '../../parameters';
import { puffLobes } from '../../tempo';

/** What distinguishes one artist's wall from another's. */
export interface SteppedWallDesign {
  /** side of a step of the rings, composition units */
  step: number;
  /** height of the rings' centre over the head's origin, composition units */
  rise: number;
  /** colours of the rings from the middle outwards; the last one is followed by panels */
  rings: readonly InkName<'stepped-wall'>[];
  /** turns the order of the panels' patterns and colours */
  panelShift: number;
  /** lobes of the ripples in the hair */
  lobes: number;
}

const FIRST_RINGS = ['milk', 'milk', 'milk', 'milk', 'sun', 'hot', 'key', 'milk', 'teal'] as const;
/** Middles and outer rings for everybody else; light and dark alternate so that the steps read. */
const MIDDLES = ['milk', 'sun', 'teal', 'coral'] as const;
const BRIGHT = ['sun', 'hot', 'teal', 'orange', 'milk', 'coral'] as const;
const DARK = ['key', 'cobalt', 'plum'] as const;

/** The first wall is composed; every other comes from its seed. */
export function steppedWallDesign({ slug, seed, bpm }: ArtParameters): SteppedWallDesign {
  const lobes = puffLobes(bpm);
  if (slug === 'zaya') return { step: 38, rise: 70, rings: FIRST_RINGS, panelShift: 0, lobes };
  const random = createRandom(seed);
  const pick = <Name>(names: readonly [Name, ...Name[]]) =>
    names[Math.floor(random() * names.length)] ?? names[0];
  const middle = pick(MIDDLES);
  const bright = pick(BRIGHT);
  const far = pick(BRIGHT);
  return {
    step: 30 + Math.floor(random() * 5) * 4,
    rise: 40 + random() * 60,
    rings: [middle, middle, middle, middle, bright, pick(DARK), far, pick(DARK), pick(BRIGHT)],
    panelShift: 1 + Math.floor(random() * 11),
    lobes,
  };
}
