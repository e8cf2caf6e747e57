import type { Block } from '../desk/stereo';

const { floor, max, round, sqrt } = Math;

/** How loud each of so many equal parts of the sound is: whole numbers, 0 to 100 for the loudest. */
export function loudnessCurve({ left, right }: Block, parts: number): number[] {
  const size = floor(left.length / parts);
  const levels = Array.from({ length: parts }, (_, part) => {
    let sum = 0;
    for (let i = part * size; i < (part + 1) * size; i += 1) {
      sum += (left[i] ?? 0) ** 2 + (right[i] ?? 0) ** 2;
    }
    return sqrt(sum / size / 2);
  });
  const most = max(...levels, 1e-9);
  return levels.map((level) => round((level / most) * 100));
}
