const { PI, cos, sin, sqrt } = Math;

/** What one band of an equaliser does. */
export type BandKind = 'peak' | 'highPass' | 'lowPass' | 'lowShelf' | 'highShelf';

/** One band of an equaliser. */
export type Band = [kind: BandKind, hz: number, q?: number, gainDb?: number];

/** Bands one after the other (Bristow-Johnson's biquads): a sample in, a sample out. */
export function createTone(rate: number, ...bands: Band[]): (sample: number) => number {
  // numbers in typed arrays: a variable of a closure would be made anew for each sample
  const c = Float64Array.from(bands.flatMap((band) => coefficients(rate, band)));
  const z = new Float64Array(bands.length * 2);
  return (sample) => {
    let out = sample;
    for (let k = 0, i = 0; i < z.length; k += 5, i += 2) {
      const into = out;
      out = (c[k] ?? 0) * into + (z[i] ?? 0);
      z[i] = (c[k + 1] ?? 0) * into - (c[k + 3] ?? 0) * out + (z[i + 1] ?? 0);
      z[i + 1] = (c[k + 2] ?? 0) * into - (c[k + 4] ?? 0) * out;
    }
    return out;
  };
}

/** The same for a block at a time: much faster, for what runs all the time. */
export function createStrip(
  rate: number,
  ...bands: Band[]
): (samples: Float32Array, count: number) => void {
  const cells = bands.map((band) => ({ c: coefficients(rate, band), x: 0, y: 0 }));
  return (samples, count) => {
    for (const cell of cells) {
      const [b0, b1, b2, a1, a2] = cell.c;
      let { x, y } = cell;
      for (let i = 0; i < count; i += 1) {
        const sample = samples[i] ?? 0;
        const out = b0 * sample + x;
        x = b1 * sample - a1 * out + y;
        y = b2 * sample - a2 * out;
        samples[i] = out;
      }
      cell.x = x;
      cell.y = y;
    }
  };
}

type Coefficients = [b0: number, b1: number, b2: number, a1: number, a2: number];

function coefficients(rate: number, [kind, hz, q = 0.7, gainDb = 0]: Band): Coefficients {
  const amount = 10 ** (gainDb / 40);
  const turn = (2 * PI * hz) / rate;
  const c = cos(turn);
  const alpha = sin(turn) / (2 * q);
  const scaled = (b0: number, b1: number, b2: number, a0: number, a1: number, a2: number) =>
    [b0 / a0, b1 / a0, b2 / a0, a1 / a0, a2 / a0] satisfies Coefficients;
  if (kind === 'peak') {
    const [up, down] = [alpha * amount, alpha / amount];
    return scaled(1 + up, -2 * c, 1 - up, 1 + down, -2 * c, 1 - down);
  }
  if (kind === 'highPass') {
    return scaled((1 + c) / 2, -1 - c, (1 + c) / 2, 1 + alpha, -2 * c, 1 - alpha);
  }
  if (kind === 'lowPass') {
    return scaled((1 - c) / 2, 1 - c, (1 - c) / 2, 1 + alpha, -2 * c, 1 - alpha);
  }
  const side = kind === 'highShelf' ? 1 : -1;
  const [more, less] = [amount + 1, amount - 1];
  const slope = 2 * sqrt(amount) * alpha;
  return scaled(
    amount * (more + side * less * c + slope),
    -2 * side * amount * (less + side * more * c),
    amount * (more + side * less * c - slope),
    more - side * less * c + slope,
    2 * side * (less - side * more * c),
    more - side * less * c - slope,
  );
}
