const { SQRT2 } = Math;

/** Head start of the outline of the figure, composition units: it makes that line twice as heavy. */
const SILHOUETTE = -2.6;
const DIAGONAL = SQRT2;
const FAR = 99;

/**
 * Distance of every pixel to the nearest change of label, in pixels: chamfer 3–4, two sweeps.
 * Lower, even negative, near the silhouette, where `isFigure` changes too.
 */
export function keylineDistance(
  labels: Uint16Array,
  isFigure: Uint8Array,
  width: number,
  height: number,
  unit: number,
): Float32Array {
  const distance = new Float32Array(width * height).fill(FAR);
  markEdges();
  sweepDown();
  sweepUp();
  return distance;

  function markEdges(): void {
    for (let row = 0; row < height - 1; row += 1) {
      for (let column = 0; column < width - 1; column += 1) {
        const at = row * width + column;
        if (labels[at] !== labels[at + 1]) markEdge(at, at + 1);
        if (labels[at] !== labels[at + width]) markEdge(at, at + width);
      }
    }
  }

  function markEdge(a: number, b: number): void {
    const start = isFigure[a] === isFigure[b] ? 0.5 : SILHOUETTE * unit;
    lower(a, start);
    lower(b, start);
  }

  function sweepDown(): void {
    for (let row = 1; row < height; row += 1) {
      for (let column = 1; column < width - 1; column += 1) {
        relax(row * width + column, -1, -width, -width - 1, -width + 1);
      }
    }
  }

  function sweepUp(): void {
    for (let row = height - 2; row >= 0; row -= 1) {
      for (let column = width - 2; column > 0; column -= 1) {
        relax(row * width + column, 1, width, width + 1, width - 1);
      }
    }
  }

  function relax(at: number, across: number, along: number, left: number, right: number): void {
    lower(at, (distance[at + across] ?? FAR) + 1);
    lower(at, (distance[at + along] ?? FAR) + 1);
    lower(at, (distance[at + left] ?? FAR) + DIAGONAL);
    lower(at, (distance[at + right] ?? FAR) + DIAGONAL);
  }

  function lower(at: number, value: number): void {
    if (value < (distance[at] ?? FAR)) distance[at] = value;
  }
}
