import { type Band, createStrip } from '../synth/equaliser';
import { factor } from '../synth/oscillator';
import type { Mix } from './channel';
import { createLimiter } from './limiter';
import type { Effect } from './stereo';

const { abs, exp, max, sign, tanh } = Math;

/** Above this the glue holds on, at about 1.4 to 1. */
const GLUE_FROM = 0.24;
/** Where peaks begin to bend. */
const KNEE = 0.7;

/** The last strip: one bass in the middle, the tone, some glue, the level, the limiter. */
export function createMaster(rate: number, mix: Mix): Effect {
  const narrow = createNarrowBass(rate);
  const bands = toneOf(mix.tone);
  const toneLeft = createStrip(rate, ...bands);
  const toneRight = createStrip(rate, ...bands);
  const glue = createGlue(rate, factor(mix.makeupDb));
  const limit = createLimiter(rate);
  return (block, samples) => {
    narrow(block, samples);
    toneLeft(block.left, samples);
    toneRight(block.right, samples);
    glue(block, samples);
    limit(block, samples);
  };
}

/** Under 130 Hz both sides are the same, by construction. */
function createNarrowBass(rate: number): Effect {
  const floor = createStrip(rate, ['highPass', 130], ['highPass', 130]);
  return ({ left, right }, samples) => {
    for (let i = 0; i < samples; i += 1) {
      const [l, r] = [left[i] ?? 0, right[i] ?? 0];
      left[i] = (l + r) * 0.5;
      right[i] = (l - r) * 0.5;
    }
    floor(right, samples);
    for (let i = 0; i < samples; i += 1) {
      const [middle, side] = [left[i] ?? 0, right[i] ?? 0];
      left[i] = middle + side;
      right[i] = middle - side;
    }
  };
}

function toneOf({ low, mid, presence, air }: Mix['tone']): Band[] {
  return [
    ['highPass', 28],
    ['lowShelf', 95, 0.7, low],
    ['peak', 290, 0.8, mid],
    ['peak', 3900, 0.8, presence],
    ['highShelf', 9000, 0.7, air],
  ];
}

/** A slow compressor, the level, and a bend for what still stands out. */
function createGlue(rate: number, makeup: number): Effect {
  const attack = 1 - exp(-1 / (0.012 * rate));
  const release = 1 - exp(-1 / (0.12 * rate));
  let kept = 0;
  return ({ left, right }, samples) => {
    let level = kept;
    for (let i = 0; i < samples; i += 1) {
      const [l, r] = [left[i] ?? 0, right[i] ?? 0];
      const peak = max(abs(l), abs(r));
      level += (peak - level) * (peak > level ? attack : release);
      const over = level / GLUE_FROM;
      const gain = (over > 1 ? over ** -0.3 : 1) * makeup;
      left[i] = bend(l * gain);
      right[i] = bend(r * gain);
    }
    kept = level;
  };
}

function bend(sample: number): number {
  const size = abs(sample);
  if (size <= KNEE) return sample;
  return sign(sample) * (KNEE + 0.5 * tanh((size - KNEE) / 0.5));
}
