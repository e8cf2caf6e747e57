import { createRandom } from '../../art/field/random';

const { imul } = Math;

const LENGTH = 1 << 17;
let table: Float32Array | undefined;

/** White noise, −1 to 1: the same seed always gives the same samples. */
export function createNoise(seed: number): () => number {
  const samples = noiseTable();
  let i = imul(seed, 2654435761) & (LENGTH - 1);
  return () => {
    i = (i + 1) & (LENGTH - 1);
    return samples[i] ?? 0;
  };
}

function noiseTable(): Float32Array {
  if (table) return table;
  const random = createRandom(0x5eed);
  table = Float32Array.from({ length: LENGTH }, () => random() * 2 - 1);
  return table;
}
