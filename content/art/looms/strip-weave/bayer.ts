const { floor } = Math;

const SIZE = 8;

/** The 8 × 8 ordered-dither matrix, 0 < value < 1, row by row. */
const MATRIX = Array.from({ length: SIZE * SIZE }, (_, i) => threshold(i % SIZE, floor(i / SIZE)));

/** Threshold of one crossing; the matrix repeats over the cloth. */
export function bayer(column: number, row: number): number {
  return MATRIX[(row & 7) * SIZE + (column & 7)] ?? 0;
}

/** Bayer's recursion: the lowest bits of column and row decide the coarsest choice. */
function threshold(column: number, row: number): number {
  let rank = 0;
  for (let bit = 0; bit < 3; bit += 1) {
    const right = (column >> bit) & 1;
    const below = (row >> bit) & 1;
    rank = rank * 4 + (below ? 3 - 2 * right : 2 * right);
  }
  return (rank + 0.5) / (SIZE * SIZE);
}
