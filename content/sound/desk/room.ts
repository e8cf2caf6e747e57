import { createStrip } from '../synth/equaliser';
import type { Mix } from './channel';
import type { Effect } from './stereo';

const { floor, max } = Math;

/** Samples at 44.1 kHz; no two have a common factor, so that the room has no note of its own. */
const LENGTHS = [1423, 1637, 1861, 2053, 2251, 2503, 2777, 3079];

/**
 * A room: eight delay lines that feed each other (Jot's network, mixed by Hadamard's matrix), duller the longer
 * they ring.
 * @param space what the mood adds to its size, −1 to 1
 */
export function createRoom(rate: number, room: Mix['room'], space: number): Effect {
  const growth = 1 + space * 0.25;
  const seconds = room.seconds * growth;
  const lengths = LENGTHS.map((n) => floor((n * room.size * growth * rate) / 44100));
  const lines = lengths.map((n) => new Float32Array(n));
  const at = lengths.map(() => 0);
  const loss = Float64Array.from(lengths, (n) => 0.001 ** (n / rate / seconds));
  const soft = new Float64Array(8);
  const mixed = new Float64Array(8);
  const before = [createDelay(rate, room.delayMs), createDelay(rate, room.delayMs)] as const;
  const floorLeft = createStrip(rate, ['highPass', room.floorHz]);
  const floorRight = createStrip(rate, ['highPass', room.floorHz]);
  const bright = 1 - room.damping;

  return ({ left, right }, samples) => {
    for (let i = 0; i < samples; i += 1) {
      const inLeft = before[0](left[i] ?? 0) * 0.5;
      const inRight = before[1](right[i] ?? 0) * 0.5;
      for (let k = 0; k < 8; k += 1) {
        const heard = lines[k]?.[at[k] ?? 0] ?? 0;
        const dulled = (soft[k] ?? 0) + bright * (heard - (soft[k] ?? 0));
        soft[k] = dulled;
        mixed[k] = dulled * (loss[k] ?? 0);
      }
      left[i] = valueAt(mixed, 0) + valueAt(mixed, 2) - valueAt(mixed, 4) + valueAt(mixed, 6);
      right[i] = valueAt(mixed, 1) - valueAt(mixed, 3) + valueAt(mixed, 5) + valueAt(mixed, 7);
      hadamard(mixed);
      for (let k = 0; k < 8; k += 1) {
        const line = lines[k];
        const place = at[k] ?? 0;
        if (line) line[place] = valueAt(mixed, k) * 0.35355 + (k % 2 === 0 ? inLeft : inRight);
        at[k] = place + 1 >= (lengths[k] ?? 1) ? 0 : place + 1;
      }
    }
    floorLeft(left, samples);
    floorRight(right, samples);
  };
}

function valueAt(values: Float64Array, index: number): number {
  return values[index] ?? 0;
}

/** In place, without the factor of 1 / √8. */
function hadamard(values: Float64Array): void {
  for (let half = 1; half < 8; half <<= 1) {
    for (let k = 0; k < 8; k += half << 1) {
      for (let w = k; w < k + half; w += 1) {
        const one = values[w] ?? 0;
        const other = values[w + half] ?? 0;
        values[w] = one + other;
        values[w + half] = one - other;
      }
    }
  }
}

function createDelay(rate: number, ms: number) {
  const samples = new Float32Array(max(1, floor((ms / 1000) * rate)));
  let at = 0;
  return (sample: number) => {
    const out = samples[at] ?? 0;
    samples[at] = sample;
    at = at + 1 >= samples.length ? 0 : at + 1;
    return out;
  };
}
