import type { Block } from '../../../content/sound/desk/stereo';

const { PI, floor: roundDown, log10, tan } = Math;

type Five = [b0: number, b1: number, b2: number, a1: number, a2: number];

/** Loudness of the whole in LUFS (ITU-R BS.1770-4): K weighting, gates at −70 and 10 under the mean. */
export function loudness({ left, right }: Block, rate: number): number {
  const [l, r] = [weighted(left, rate), weighted(right, rate)];
  const size = roundDown(0.4 * rate);
  const powers: number[] = [];
  for (let start = 0; start + size <= l.length; start += roundDown(0.1 * rate)) {
    let sum = 0;
    for (let i = start; i < start + size; i += 1) sum += (l[i] ?? 0) ** 2 + (r[i] ?? 0) ** 2;
    powers.push(sum / size);
  }
  const heard = powers.filter((power) => lufs(power) > -70);
  const gate = lufs(mean(heard)) - 10;
  return lufs(mean(heard.filter((power) => lufs(power) > gate)));
}

const lufs = (power: number) => -0.691 + 10 * log10(power + 1e-12);
const mean = (values: number[]) => values.reduce((sum, one) => sum + one, 0) / (values.length || 1);

function weighted(samples: Float32Array, rate: number): Float32Array {
  const shelfGain = 10 ** (3.999843853973347 / 20);
  const band = shelfGain ** 0.4996667741545416;
  let k = tan((PI * 1681.974450955533) / rate);
  let q = 0.7071752369554196;
  let a0 = 1 + k / q + k * k;
  const shelf: Five = [
    (shelfGain + (band * k) / q + k * k) / a0,
    (2 * (k * k - shelfGain)) / a0,
    (shelfGain - (band * k) / q + k * k) / a0,
    (2 * (k * k - 1)) / a0,
    (1 - k / q + k * k) / a0,
  ];
  k = tan((PI * 38.13547087602444) / rate);
  q = 0.5003270373238773;
  a0 = 1 + k / q + k * k;
  const floor: Five = [1, -2, 1, (2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0];
  return biquad(biquad(samples, shelf), floor);
}

function biquad(samples: Float32Array, [b0, b1, b2, a1, a2]: Five): Float32Array {
  let [x, y] = [0, 0];
  return samples.map((sample) => {
    const out = b0 * sample + x;
    x = b1 * sample - a1 * out + y;
    y = b2 * sample - a2 * out;
    return out;
  });
}
