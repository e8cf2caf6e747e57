import { hashCell } from '../field/hash';
import { fract } from '../field/scalar';

const { abs } = Math;

/** Pitch of the finest threads, composition units. */
const THREAD = 3.1;

/**
 * What a fine thread and the grain of the cloth add to every channel at a pixel. `across` is the
 * place across the threads in composition units, `depth` how deep the furrows between them are.
 */
export function threadGrain(column: number, row: number, across: number, depth: number): number {
  const grain = (hashCell(column, row) - 0.5) * 8;
  return grain + (abs(fract(across / THREAD) - 0.5) - 0.25) * depth;
}
