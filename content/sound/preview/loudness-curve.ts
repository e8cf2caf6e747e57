import type { Block } from '../desk/stereo';

const { floor, max, round, sqrt } = Math;

/** How loud each of so many equal parts of a sound is; the sound may come in pieces. */
export interface LoudnessCurve {
  add(block: Block): void;
  /** Whole numbers, 0 to 100 for the loudest part. */
  levels(): number[];
}

/** Nothing heard yet, of a sound of so many samples. */
export function createLoudnessCurve(samples: number, parts: number): LoudnessCurve {
  const size = floor(samples / parts);
  const sums = new Float64Array(parts);
  let at = 0;
  return {
    add({ left, right }) {
      for (let i = 0; i < left.length; i += 1) {
        const part = floor(at / size);
        sums[part] = (sums[part] ?? 0) + (left[i] ?? 0) ** 2 + (right[i] ?? 0) ** 2;
        at += 1;
      }
    },
    levels() {
      const levels = [...sums].map((sum) => sqrt(sum / size / 2));
      const most = max(...levels, 1e-9);
      return levels.map((level) => round((level / most) * 100));
    },
  };
}

/** The curve of a sound that is there as a whole. */
export function loudnessCurve(sound: Block, parts: number): number[] {
  const curve = createLoudnessCurve(sound.left.length, parts);
  curve.add(sound);
  return curve.levels();
}
