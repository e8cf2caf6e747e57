import type { InkName, Inks } from '../../colour/palettes';
import { fract, modulo } from '../../field/scalar';
import type { SteppedWallDesign } from './design';
import { type Legend, ZONE } from './legend';

const { abs, floor, max, min } = Math;

/** Labels a point of the ground, in composition units from the origin of the head; mirror symmetric. */
export type FacadeLabeller = (x: number, y: number) => number;

const PANEL = 160;
const PANEL_INKS: readonly InkName<'stepped-wall'>[] = [
  'hot',
  'sun',
  'teal',
  'cobalt',
  'orange',
  'milk',
];

/** Stepped rings round the head, and beyond them a wall of square panels in four patterns. */
export function createFacade(
  legend: Legend,
  inks: Inks<'stepped-wall'>,
  { step, rise, heart, middle, rings, panelShift }: SteppedWallDesign,
  hasFigure: boolean,
): FacadeLabeller {
  const panelInk = (index: number) => inks[PANEL_INKS[modulo(index, PANEL_INKS.length)] ?? 'milk'];

  return (x, y) => {
    const side = abs(x);
    const stepsOut = floor(side / step);
    const stepsUp = floor(abs(y + rise) / step);
    const ring = floor((stepsOut + stepsUp * 0.8) / 1.9);
    if (ring < heart.length) {
      // Behind a figure the heart is one calm area, with no lines in it.
      if (hasFigure) return legend.label(ZONE.rings, 0, inks[middle]);
      return legend.label(ZONE.rings, ring, inks[heart[ring] ?? middle]);
    }
    const ringInk = rings[ring - heart.length];
    if (ringInk) return legend.label(ZONE.rings, ring, inks[ringInk]);
    return labelPanel(side, y);
  };

  function labelPanel(side: number, y: number): number {
    const across = (side - 6) / PANEL;
    const down = (y + 1000) / PANEL;
    const column = floor(across);
    const row = floor(down);
    const f = fract(across);
    const g = fract(down);
    const first = modulo(column * 2 + row * 3 + panelShift, 6);
    const pattern = modulo(column * 3 + row * 5 + panelShift, 4);
    const out = abs(f - 0.5);
    const up = abs(g - 0.5);
    const put = (part: number, colour: Inks<'stepped-wall'>['milk']) =>
      legend.label(ZONE.panels, ((column + 64) * 128 + row + 64) * 16 + part, colour);

    if (pattern === 0) {
      const isGable = floor(out * 8) / 4 < floor(g * 5) / 5;
      return isGable ? put(0, panelInk(first + 2)) : put(1, panelInk(first));
    }
    if (pattern === 1) {
      const diamond = floor((out + up) * 6);
      return put(diamond, panelInk(first + diamond * 2 + 1));
    }
    if (pattern === 2) {
      const chevron = floor(g * 4 + min(f, 1 - f) * 4) % 4;
      const colours = [panelInk(first), inks.milk, panelInk(first + 3), inks.key];
      return put(chevron, colours[chevron] ?? inks.key);
    }
    const square = max(out, up);
    if (square < 0.16) return put(0, panelInk(first + 1));
    return square < 0.32 ? put(1, inks.milk) : put(2, panelInk(first));
  }
}
