import { fractalNoise, valueNoise } from '../../field/noise';
import type { Sheet } from '../../sheet';

/** One point of the cloth and what the hand and the dye did there. Reused from pixel to pixel. */
export interface Spot {
  column: number;
  row: number;
  /** composition units from the top left */
  x: number;
  y: number;
  /** composition units the hand slipped */
  slipX: number;
  slipY: number;
  /** fine grain, 0–1 */
  grain: number;
  /** broad unevenness of the dye, 0–1 */
  mottle: number;
}

/** A spot to be moved over the sheet. */
export function createSpot(): Spot {
  return { column: 0, row: 0, x: 0, y: 0, slipX: 0, slipY: 0, grain: 0, mottle: 0 };
}

/** Moves the spot to a pixel. */
export function moveSpot(spot: Spot, { unit }: Sheet, column: number, row: number): void {
  const x = column / unit;
  const y = row / unit;
  spot.column = column;
  spot.row = row;
  spot.x = x;
  spot.y = y;
  spot.slipX = (valueNoise(x * 0.05, y * 0.05, 3) - 0.5) * 5;
  spot.slipY = (valueNoise(x * 0.05, y * 0.05, 9) - 0.5) * 5;
  spot.grain = valueNoise(x * 0.9, y * 0.9, 5);
  spot.mottle = fractalNoise(x * 0.006, y * 0.006, 21);
}
