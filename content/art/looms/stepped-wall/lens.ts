import type { Inks } from '../../colour/palettes';
import { length2 } from '../../sculpture/shapes';
import type { Sheet } from '../../sheet';
import type { Sample } from '../../tracer/sampler';
import { type Legend, ZONE } from './legend';

const { abs, floor } = Math;

/** Pitch of both sets of rings and the shift between them, composition units. */
const PITCH = 9;
const SHIFT = 16;
/** Where a lens has its centre, head units to the side. */
const CENTRE = 0.33;
const FINE_LINE = 0.32;

/** Two sets of rings laid over each other: where exactly one is dark, the moiré is light. */
export function createLens({ headUnit, unit }: Sheet, legend: Legend, inks: Inks<'stepped-wall'>) {
  const perHead = 1 / (headUnit * unit);
  return ({ positionX, positionY }: Readonly<Sample>): number => {
    const x = (abs(positionX) - CENTRE) * perHead;
    const y = -positionY * perHead;
    const first = floor(length2(x, y) / PITCH) & 1;
    const second = floor(length2(x - SHIFT, y + SHIFT) / PITCH) & 1;
    const isLight = first !== second;
    const isUpper = y < x * 0.5 - 6;
    const colour = isLight ? inks.milk : isUpper ? inks.teal : inks.cobalt;
    return legend.label(ZONE.lens, (isLight ? 2 : 0) + (isUpper ? 1 : 0), colour, FINE_LINE);
  };
}
