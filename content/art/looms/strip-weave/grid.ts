import { modulo } from '../../field/scalar';
import type { Sheet } from '../../sheet';

const { ceil, floor, round } = Math;

/** Width of a thread, composition units. */
const THREAD = 4.4;
/** Threads across a strip. */
export const STRIP_THREADS = 12;
/** Threads along a block. */
export const BLOCK_THREADS = 14;
/** Every other strip is shifted by half a block. */
const SHIFT = BLOCK_THREADS / 2;
/** Strips are numbered so that none on any sheet is negative. */
const FIRST_STRIP = 200;

/** The crossings of warp and weft on a sheet. */
export interface ThreadGrid {
  columns: number;
  rows: number;
  /** pixels per thread */
  pitch: number;
  /** the column of threads through the head; a strip is centred on it */
  middle: number;
}

/** Lays threads over a sheet. */
export function createGrid({ width, height, unit, headX }: Sheet): ThreadGrid {
  const pitch = THREAD * unit;
  return {
    columns: ceil(width / pitch),
    rows: ceil(height / pitch),
    pitch,
    middle: round(headX / pitch),
  };
}

/** Where a crossing lies in the cloth. */
export interface Place {
  strip: number;
  block: number;
  /** thread of the strip, from the left, and of the block, from the top */
  end: number;
  pick: number;
}

/** Finds the strip and the block of a crossing; `place` is changed and returned. */
export function setPlace(place: Place, { middle }: ThreadGrid, column: number, row: number): Place {
  const across = column - middle + STRIP_THREADS / 2;
  place.strip = floor(across / STRIP_THREADS) + FIRST_STRIP;
  place.end = modulo(across, STRIP_THREADS);
  const along = row + (place.strip & 1) * SHIFT;
  place.block = floor(along / BLOCK_THREADS);
  place.pick = modulo(along, BLOCK_THREADS);
  return place;
}
