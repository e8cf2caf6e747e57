import { createNoise } from '../synth/noise';
import { createDecay, createHold, createSine, hertz } from '../synth/oscillator';
import type { Voice } from './voice';

const { PI, cos, exp, max, min, sin, sqrt } = Math;

/** An electric piano with tines: one sine bends the other, and the sound walks between the speakers. */
export const rhodes: Voice = (note, { rate }) => {
  const midi = note.midi ?? 60;
  const hz = hertz(midi);
  const place = max(-0.25, min(0.25, (midi - 62) / 44));
  const bend = (0.7 + 2.1 * (note.brightness ?? 0.4)) * note.velocity;
  const bark = createDecay(rate, 0.5, bend * 0.75);
  const ring = createDecay(rate, 1.9 * (261 / hz) ** 0.35, note.velocity * 0.6);
  const tine = createDecay(rate, 0.05, hz * 14 < 12000 ? 0.16 * note.velocity : 0);
  const hold = createHold(rate, 0.003, note.seconds, 0.09);
  const [carrier, modulator, high] = [createSine(), createSine(), createSine()];
  let t = note.at;
  let sample = 0;
  let sway = 0;
  return {
    seconds: min(5.2, note.seconds + 0.5),
    left() {
      const fm = (bark() + bend * 0.2) * modulator((hz * 1.0015) / rate);
      const u = (carrier(hz / rate, fm) + high(((hz * 13.97) / rate) % 1) * tine()) * 1.15;
      sample = ((u * (27 + u * u)) / (27 + 9 * u * u)) * ring() * hold();
      t += 1 / rate;
      sway = 0.28 * sin(19.5 * t);
      return sample * (1 - sway - place);
    },
    right: () => sample * (1 + sway + place),
  };
};

/** How loud each of the six tones of a piano string is. */
const PARTIALS = [1, 0.6, 0.42, 0.3, 0.18, 0.12];

/** A plain digital piano: six stretched tones and a hammer. */
export const keys: Voice = (note, { rate, seed }) => {
  const midi = note.midi ?? 66;
  const hz = hertz(midi);
  const place = max(-0.5, min(0.5, (midi - 66) / 19));
  const colour = 0.5 + 0.6 * ((note.brightness ?? 0.5) * 0.7 + 0.3 * note.velocity);
  const tones = PARTIALS.map((level, k) => {
    const turn = (2 * PI * hz * (k + 1) * sqrt(1 + 0.0004 * (k + 1) ** 2)) / rate;
    const loss = exp(-(1 + 0.9 * k) / 1.1 / rate);
    const first = -level * colour ** k * sin(turn);
    return { turn: 2 * loss * cos(turn), loss: loss * loss, before: 0, last: first / loss };
  });
  const hammer = createDecay(rate, 0.003, 0.18 * note.velocity);
  const noise = createNoise(seed);
  const hold = createHold(rate, 0.0025, note.seconds, 0.07);
  let sample = 0;
  return {
    seconds: min(3, note.seconds + 0.4),
    left() {
      let sum = 0;
      for (const tone of tones) {
        const next = tone.turn * tone.before - tone.loss * tone.last;
        tone.last = tone.before;
        tone.before = next;
        sum += next;
      }
      sample = (sum * 0.55 + noise() * hammer()) * hold() * note.velocity;
      return sample * (1 - place);
    },
    right: () => sample * (1 + place),
  };
};
