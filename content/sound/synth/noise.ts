const { fround, imul } = Math;

/** Samples until a noise repeats, less one: three seconds of them. */
const MASK = (1 << 17) - 1;

/** White noise, −1 to 1: the same seed always gives the same samples. */
export function createNoise(seed: number): () => number {
  let i = imul(seed, 2654435761) & MASK;
  return () => {
    i = (i + 1) & MASK;
    return sampleAt(i);
  };
}

/** What mulberry32 would give at that place. Counted, not kept: a table of them would delay the first sound. */
function sampleAt(place: number): number {
  const state = (0x5eed + imul(place + 1, 0x6d2b79f5)) | 0;
  let word = imul(state ^ (state >>> 15), 1 | state);
  word = (word + imul(word ^ (word >>> 7), 61 | word)) ^ word;
  return fround(((word ^ (word >>> 14)) >>> 0) / 2 ** 31 - 1);
}
