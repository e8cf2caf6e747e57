import { length2 } from '../../sculpture/shapes';

const { round } = Math;

/** Where a point lies in its cell. */
export interface HexCell {
  /** from the centre of the cell */
  x: number;
  y: number;
  distance: number;
}

/** Farther than any centre. */
const FAR = 1e9;
/** √3 / 2: height of a row for a pitch of 1. */
const ROW = 0.866;

/** Finds the nearest centre of a hexagonal lattice; `cell` is changed. */
export function nearestHexCell(cell: HexCell, x: number, y: number, pitch: number): void {
  const height = pitch * ROW;
  const middle = round(y / height);
  cell.distance = FAR;
  for (let row = middle - 1; row <= middle + 1; row += 1) {
    const offset = (row & 1) * 0.5;
    const offX = x - (round(x / pitch - offset) + offset) * pitch;
    const offY = y - row * height;
    const distance = length2(offX, offY);
    if (distance >= cell.distance) continue;
    cell.x = offX;
    cell.y = offY;
    cell.distance = distance;
  }
}
