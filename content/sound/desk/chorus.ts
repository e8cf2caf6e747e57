import type { Effect } from './stereo';

const { PI, floor, sin } = Math;

const LENGTH = 2048;

/** Widens chords: each side hears the other a little later, by a time that sways. */
export function createChorus(rate: number, depth: number): Effect {
  const left = createSway(rate, 0.011, 0.43, 0);
  const right = createSway(rate, 0.013, 0.37, 2);
  return ({ left: l, right: r }, samples) => {
    for (let i = 0; i < samples; i += 1) {
      const fromLeft = left(l[i] ?? 0);
      const fromRight = right(r[i] ?? 0);
      l[i] = (l[i] ?? 0) + fromRight * depth;
      r[i] = (r[i] ?? 0) + fromLeft * depth;
    }
  };
}

function createSway(rate: number, seconds: number, hz: number, phase: number) {
  const line = new Float32Array(LENGTH);
  const turn = (2 * PI * hz) / rate;
  let at = 0;
  let count = 0;
  return (sample: number) => {
    line[at] = sample;
    count += 1;
    const delay = (seconds + 0.0035 * sin(phase + turn * count)) * rate;
    const whole = floor(delay);
    const part = delay - whole;
    const near = line[(at - whole) & (LENGTH - 1)] ?? 0;
    const far = line[(at - whole - 1) & (LENGTH - 1)] ?? 0;
    at = (at + 1) & (LENGTH - 1);
    return near * (1 - part) + far * part;
  };
}
