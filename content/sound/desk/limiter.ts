import { factor } from '../synth/oscillator';
import type { Effect } from './stereo';

const { abs, floor, max, min } = Math;

/** Under −1 dB, so that an encoder may overshoot a little. */
const CEILING = factor(-1.6);
const LOOK_AHEAD_SECONDS = 0.004;

/** How many samples the limiter holds everything back. */
export function lookAhead(rate: number): number {
  return floor(LOOK_AHEAD_SECONDS * rate);
}

/**
 * Turns the sound down before a peak comes, and slowly up again. Peaks between two samples are looked for too
 * (half-sample interpolation). Nothing that leaves it is above −1.6 dB.
 */
export function createLimiter(rate: number): Effect {
  const ahead = lookAhead(rate);
  const left = new Float32Array(ahead);
  const right = new Float32Array(ahead);
  const peakLeft = createPeak();
  const peakRight = createPeak();
  let at = 0;
  let target = 1;
  let hold = 0;
  let gain = 1;
  return (block, samples) => {
    for (let i = 0; i < samples; i += 1) {
      const [inLeft, inRight] = [block.left[i] ?? 0, block.right[i] ?? 0];
      const peak = max(peakLeft(inLeft), peakRight(inRight));
      const needed = peak > CEILING ? CEILING / peak : 1;
      if (needed < target) {
        target = needed;
        hold = ahead + 2;
      } else {
        hold -= 1;
        if (hold <= 0) target = 1;
      }
      gain += (target < gain ? 0.035 : 0.00025) * (target - gain);
      block.left[i] = min(CEILING, max(-CEILING, (left[at] ?? 0) * gain));
      block.right[i] = min(CEILING, max(-CEILING, (right[at] ?? 0) * gain));
      left[at] = inLeft;
      right[at] = inRight;
      at = at + 1 >= ahead ? 0 : at + 1;
    }
  };
}

/** The larger of the newest sample and the half-way point of the last eight (windowed sinc). */
function createPeak() {
  const last = new Float64Array(8);
  return (sample: number) => {
    for (let i = 0; i < 7; i += 1) last[i] = last[i + 1] ?? 0;
    last[7] = sample;
    const between =
      0.619 * pair(last, 3) -
      0.166 * pair(last, 2) +
      0.0598 * pair(last, 1) -
      0.0126 * pair(last, 0);
    return max(abs(sample), abs(between));
  };
}

/** The sum of a sample and the one as far from the other end. */
function pair(samples: Float64Array, index: number): number {
  return (samples[index] ?? 0) + (samples[7 - index] ?? 0);
}
