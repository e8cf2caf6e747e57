import type { Block } from '../../../content/sound/desk/stereo';

const { PI, cos, floor, hypot, log1p, log2, max, sin } = Math;

const WINDOW = 1024;

/** Size of each tone of a window (the first half of a Fourier transform). */
function spectrum(samples: Float32Array, start: number): Float64Array {
  const re = new Float64Array(WINDOW);
  const im = new Float64Array(WINDOW);
  const bits = log2(WINDOW);
  for (let i = 0; i < WINDOW; i += 1) {
    let mirrored = 0;
    for (let bit = 0; bit < bits; bit += 1) mirrored |= ((i >> bit) & 1) << (bits - 1 - bit);
    const hann = 0.5 - 0.5 * cos((2 * PI * i) / WINDOW);
    re[mirrored] = (samples[start + i] ?? 0) * hann;
  }
  for (let size = 2; size <= WINDOW; size *= 2) {
    for (let from = 0; from < WINDOW; from += size) {
      for (let k = 0; k < size / 2; k += 1) {
        const angle = (-2 * PI * k) / size;
        const [a, b] = [from + k, from + k + size / 2];
        const [br, bi] = [re[b] ?? 0, im[b] ?? 0];
        const tr = br * cos(angle) - bi * sin(angle);
        const ti = br * sin(angle) + bi * cos(angle);
        re[b] = (re[a] ?? 0) - tr;
        im[b] = (im[a] ?? 0) - ti;
        re[a] = (re[a] ?? 0) + tr;
        im[a] = (im[a] ?? 0) + ti;
      }
    }
  }
  return Float64Array.from({ length: WINDOW / 2 }, (_, i) => hypot(re[i] ?? 0, im[i] ?? 0));
}

/** What a listener could measure of a piece. */
export interface Measures {
  /** Where the sizes of all tones balance, in hertz. */
  centroid: number;
  /** How strongly something new begins, for each moment. */
  onsets: number[];
  /** Moments a second. */
  momentsPerSecond: number;
}

/** Measures the sound's middle channel. */
export function measure({ left, right }: Block, rate: number): Measures {
  const mono = left.map((sample, i) => (sample + (right[i] ?? 0)) / 2);
  const hop = WINDOW / 4;
  const onsets: number[] = [];
  let before: Float64Array | undefined;
  let [weighted, total] = [0, 0];
  for (let start = 0; start + WINDOW <= mono.length; start += hop) {
    const now = spectrum(mono, start);
    let rise = 0;
    for (const [bin, size] of now.entries()) {
      weighted += size * ((bin * rate) / WINDOW);
      total += size;
      const gain = log1p(20 * size) - log1p(20 * (before?.[bin] ?? 0));
      if (gain > 0) rise += gain;
    }
    onsets.push(rise);
    before = now;
  }
  return { centroid: weighted / total, onsets, momentsPerSecond: rate / hop };
}

/** Beats per minute of what was measured, 80 to 135: where its onsets repeat best after one, two and four beats. */
export function tempoOf({ onsets, momentsPerSecond }: Measures): number {
  const middle = onsets.reduce((sum, one) => sum + one, 0) / onsets.length;
  const level = onsets.map((one) => max(0, one - middle));
  const likeness = (lag: number) => {
    const whole = floor(lag);
    let sum = 0;
    for (let i = 0; i + whole + 1 < level.length; i += 1) {
      const later =
        (level[i + whole] ?? 0) * (1 - lag + whole) + (level[i + whole + 1] ?? 0) * (lag - whole);
      sum += (level[i] ?? 0) * later;
    }
    return sum / (level.length - whole);
  };
  let [best, most] = [0, 0];
  for (let bpm = 80; bpm <= 135; bpm += 0.5) {
    const beat = (60 / bpm) * momentsPerSecond;
    const merit =
      likeness(beat) + likeness(2 * beat) + likeness(4 * beat) + 0.5 * likeness(beat / 2);
    if (merit > most) [best, most] = [bpm, merit];
  }
  return best;
}
