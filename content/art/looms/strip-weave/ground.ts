import type { Inks } from '../../colour/palettes';
import { blend, type Rgb } from '../../colour/rgb';
import { hashCell } from '../../field/hash';
import { length2 } from '../../sculpture/shapes';
import type { Crossing } from './crossing';
import type { Place } from './grid';
import { CHECKER, isOnMotif, MOTIFS, RING_LOZENGE } from './motifs';

const { atan2, floor, sin } = Math;

/** Sets a crossing of the ground; `x`, `y` in composition units from the origin of the head. */
export type GroundWeaver = (
  crossing: Crossing,
  place: Readonly<Place>,
  column: number,
  row: number,
  x: number,
  y: number,
) => void;

const SUN = { y: -70, radius: 395, ripple: 0.018 };

/** Strips whose blocks are by turns striped and figured; warm yarn inside the sun, cool outside. */
export function createGround(
  inks: Inks<'strip-weave'>,
  seed: number,
  ripples: number,
): GroundWeaver {
  const { gold, brick, orange, green, earth, cobalt, leaf, sky, bone } = inks;
  const warm = yarns([gold, brick], [orange, gold], [brick, gold], [gold, orange]);
  const cool = yarns([green, earth], [cobalt, earth], [earth, green], [cobalt, green]);
  for (const stripes of warm.stripes) tone(stripes, orange, 0.12);
  for (const stripes of cool.stripes) tone(stripes, earth, 0.3);
  const accents = [leaf, gold, sky, bone];
  const salt = (seed & 0xffff) + 1;

  return (crossing, place, column, row, x, y) => {
    const isSun = isInSun(x, y, ripples);
    const choice = (place.strip * 5 + place.block * 3) & 3;
    const isFigured = ((place.strip + place.block) & 1) === 1;
    if (isFigured) weaveFigured(crossing, place, isSun, choice);
    else weaveStriped(crossing, place, isSun, choice, column + row);
  };

  function weaveFigured(
    crossing: Crossing,
    place: Readonly<Place>,
    isSun: boolean,
    choice: number,
  ) {
    const motif = floor(hashCell(place.strip, place.block, salt) * MOTIFS.length);
    const [figure, field] = (isSun ? warm : cool).pairs[choice] ?? [gold, brick];
    crossing.isWeftUp = true;
    crossing.colour = field;
    if (!isOnMotif(motif, place)) return;
    crossing.colour = figure;
    if (!isSun && motif !== CHECKER)
      crossing.colour = accents[(place.strip + place.block * 2 + motif) & 3] ?? bone;
    if (isSun && motif === RING_LOZENGE) crossing.colour = bone;
  }

  function weaveStriped(
    crossing: Crossing,
    place: Readonly<Place>,
    isSun: boolean,
    choice: number,
    diagonal: number,
  ) {
    crossing.isWeftUp = diagonal % 5 === 0 && (place.end & 1) === 1;
    const stripes = (isSun ? warm : cool).stripes[choice];
    crossing.colour = crossing.isWeftUp
      ? isSun
        ? orange
        : green
      : (stripes?.[place.end] ?? earth);
  }

  /** Pairs of yarn, and for each the twelve warp threads of a striped block. */
  function yarns(...pairs: [Readonly<Rgb>, Readonly<Rgb>][]) {
    const stripes = pairs.map(([a, b]) => [a, a, b, a, earth, a, a, earth, a, b, a, a]);
    return { pairs, stripes };
  }
}

function tone(stripes: Readonly<Rgb>[], towards: Readonly<Rgb>, amount: number): void {
  stripes.forEach((stripe, at) => {
    stripes[at] = blend(stripe, towards, amount);
  });
}

/** The sun is the globe; its rim ripples with the beat. */
export function isInSun(x: number, y: number, ripples: number): boolean {
  const angle = atan2(y - SUN.y, x);
  const rim = SUN.radius * (1 + SUN.ripple * sin(angle * ripples));
  return length2(x, y - SUN.y) < rim;
}
