import { scale, setColour } from '../../colour/rgb';
import type { Random } from '../../field/random';
import { drawStroke, type Stroke } from '../../raster/stroke';
import type { Sheet } from '../../sheet';
import type { Tuft } from './tuft';

const { ceil, cos, floor, sin } = Math;

/** The tuft at a pixel of the sheet; the answer is reused by the next call. */
export type TuftAt = (column: number, row: number) => Tuft;

/** Distance between the roots, composition units. */
const SPACING = 3;
/** How far the roots reach over the edge, pixels. */
const OVERHANG = 6;
/** A thread that leaves the silhouette is shortened to this, at most so often. */
const SHORTER = 0.45;
const SHORTENINGS = 3;

/** Plants the pile, the ground first and the figure over it. */
export function plantPile(sheet: Sheet, tuftAt: TuftAt): void {
  const roots = scatterRoots(sheet);
  for (const isFigure of [false, true]) {
    for (let i = 0; i < roots.length; i += 3) {
      const column = roots[i] ?? 0;
      const row = roots[i + 1] ?? 0;
      const tuft = tuftAt(column, row);
      if (tuft.isFigure === isFigure)
        plantThread(sheet, tuftAt, tuft, column, row, roots[i + 2] ?? 0);
    }
  }
}

const thread: Stroke = {
  rootX: 0,
  rootY: 0,
  tipX: 0,
  tipY: 0,
  radius: 1,
  colour: { r: 0, g: 0, b: 0 },
  opacity: 0.92,
};

/** `chance` 0–1 varies length and brightness from thread to thread. */
function plantThread(
  { raster, unit }: Sheet,
  tuftAt: TuftAt,
  { isFigure, colour, angle, length, radius }: Tuft,
  column: number,
  row: number,
  chance: number,
): void {
  setColour(thread.colour, colour);
  scale(thread.colour, brightness(isFigure, radius, chance));
  let reach = length * unit * (0.7 + 0.6 * chance);
  const dx = cos(angle);
  const dy = sin(angle);
  if (isFigure) {
    for (let i = 0; i < SHORTENINGS; i += 1) {
      if (tuftAt(column + dx * reach, row + dy * reach).isFigure) break;
      reach *= SHORTER;
    }
  }
  thread.rootX = column;
  thread.rootY = row;
  thread.tipX = column + dx * reach;
  thread.tipY = row + dy * reach;
  thread.radius = radius * unit;
  drawStroke(raster, thread);
}

/** Fine pile is even, coarse pile glints. */
function brightness(isFigure: boolean, radius: number, chance: number): number {
  if (!isFigure) return 0.82 + 0.36 * chance;
  return radius < 1.3 ? 0.96 + 0.1 * chance : 0.84 + 0.32 * chance;
}

/** A jittered grid in random order: column, row and a chance for every root. */
function scatterRoots({ width, height, unit, random }: Sheet): Float32Array {
  const step = SPACING * unit;
  const columns = ceil((width + 2 * OVERHANG) / step);
  const rows = ceil((height + 2 * OVERHANG) / step);
  const roots = new Float32Array(columns * rows * 3);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const at = (row * columns + column) * 3;
      roots[at] = column * step - OVERHANG + (random() - 0.5) * step * 1.3;
      roots[at + 1] = row * step - OVERHANG + (random() - 0.5) * step * 1.3;
      roots[at + 2] = random();
    }
  }
  shuffle(roots, random);
  return roots;
}

/** Fisher–Yates over triples. */
function shuffle(roots: Float32Array, random: Random): void {
  for (let last = roots.length / 3 - 1; last > 0; last -= 1) {
    const other = floor(random() * (last + 1));
    for (let part = 0; part < 3; part += 1) {
      const kept = roots[last * 3 + part] ?? 0;
      roots[last * 3 + part] = roots[other * 3 + part] ?? 0;
      roots[other * 3 + part] = kept;
    }
  }
}
