import { createNoise } from './noise';

const { floor, max, min } = Math;

/** How a string is plucked. */
export interface Pluck {
  hz: number;
  velocity: number;
  /** Seconds until it is 60 dB softer. */
  ring: number;
  /** Where the finger is, as a part of the string's length. */
  place: number;
  /** 0 dull to 1 bright. */
  brightness: number;
  seed: number;
}

/** A plucked string (Karplus and Strong's loop, tuned by an all-pass). Each call is one sample. */
export function createString(rate: number, pluck: Pluck): () => number {
  const { hz, velocity, ring, place, brightness, seed } = pluck;
  const period = rate / hz;
  const damp = min(0.5, max(0.04, 0.5 - brightness * 0.42));
  const length = floor(period - damp - 0.3);
  const rest = period - damp - length;
  const allPass = (1 - rest) / (1 + rest);
  const loss = 0.001 ** (period / rate / ring);
  const loop = excitation(length, place, brightness, velocity, seed);
  // the sample before, as it came, went into and left the all-pass
  const past = new Float64Array(3);
  let at = 0;
  return () => {
    const sample = loop[at] ?? 0;
    const softened = (sample * (1 - damp) + (past[0] ?? 0) * damp) * loss;
    const out = allPass * (softened - (past[2] ?? 0)) + (past[1] ?? 0);
    past[0] = sample;
    past[1] = softened;
    past[2] = out;
    loop[at] = out;
    at += 1;
    if (at >= length) at = 0;
    return sample * velocity;
  };
}

/** Noise, softened, without a mean, with the tones missing that have a node under the finger. */
function excitation(
  length: number,
  place: number,
  brightness: number,
  velocity: number,
  seed: number,
): Float32Array {
  const noise = createNoise(seed);
  const cut = min(0.95, max(0.05, 0.12 + brightness * 0.75 * (0.45 + 0.55 * velocity)));
  const raw = new Float32Array(length);
  let soft = 0;
  let mean = 0;
  for (let i = 0; i < length; i += 1) {
    soft += cut * (noise() - soft);
    raw[i] = soft;
    mean += soft / length;
  }
  const finger = max(1, floor(length * place));
  return raw.map((sample, i) => {
    const reflected = i >= finger ? ((raw[i - finger] ?? 0) - mean) * 0.85 : 0;
    return sample - mean - reflected;
  });
}
