const { imul } = Math;

/**
 * 32-bit hash of a text: FNV-1a, then an avalanche so that slugs that differ in one letter
 * differ in every bit.
 */
export function hashText(text: string): number {
  let hash = 2166136261;
  for (let i = 0; i < text.length; i += 1) {
    hash = imul(hash ^ text.charCodeAt(i), 16777619);
  }
  hash = imul(hash ^ (hash >>> 15), 2246822519);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** White noise on a lattice, 0 ≤ result < 1: the same cell and salt always give the same number. */
export function hashCell(column: number, row: number, salt = 0): number {
  let hash =
    (imul(column | 0, 374761393) + imul(row | 0, 668265263) + imul(salt | 0, 2147483589)) | 0;
  hash = imul(hash ^ (hash >>> 13), 1274126177);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}
