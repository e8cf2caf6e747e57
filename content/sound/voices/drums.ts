import type { StyleName } from '../score';
import { createFilter } from '../synth/filter';
import { createNoise } from '../synth/noise';
import { createDecay, createSine, hertz } from '../synth/oscillator';
import type { Voice } from './voice';

const { exp, tanh } = Math;

interface Skin {
  /** Where the pitch comes to rest, in hertz. */
  hz: number;
  /** How far above it starts, as a factor. */
  fall: number;
  /** The beater: how much further above, for a few milliseconds. All of a kick that a phone's speaker plays. */
  snap: number;
  seconds: number;
  drive: number;
  click: number;
}

const KICKS: Record<StyleName, Skin> = {
  noir: { hz: 49, fall: 2.4, snap: 9, seconds: 0.24, drive: 1.8, click: 0.25 },
  glow: { hz: 51, fall: 3.4, snap: 12, seconds: 0.26, drive: 1.9, click: 0.3 },
  velvet: { hz: 46, fall: 2, snap: 11, seconds: 0.28, drive: 1.3, click: 0.1 },
  afrovibe: { hz: 54, fall: 2.6, snap: 11, seconds: 0.22, drive: 1.6, click: 0.22 },
  amapiano: { hz: 50, fall: 2.4, snap: 12, seconds: 0.2, drive: 1.5, click: 0.2 },
};

/** A bass drum. */
export const kick: Voice = (note, { rate, style, seed }) => {
  const { hz, fall, snap, seconds, drive, click } = KICKS[style];
  const sine = createSine();
  const pitch = createDecay(rate, 0.03, fall);
  const beater = createDecay(rate, 0.004, snap);
  const tick = createDecay(rate, 0.0022, click);
  const noise = createNoise(seed);
  const full = note.velocity / tanh(drive);
  let t = 0;
  return {
    seconds: seconds * 2.2,
    left() {
      const body = exp(-((t / seconds) ** 1.4) * 2.2);
      t += 1 / rate;
      return (
        tanh(drive * (sine((hz * (1 + pitch() + beater())) / rate) * body + tick() * noise())) *
        full
      );
    },
  };
};

/** A foot on a wooden floor, or a fist on a table. */
export const stomp: Voice = (note, { rate, seed }) => {
  const sine = createSine();
  const fall = createDecay(rate, 0.012, 46);
  const heel = createDecay(rate, 0.004, 340);
  const body = createDecay(rate, 0.055, 0.8);
  const knock = createDecay(rate, 0.03, 0.9);
  const wood = createFilter(rate, 420, 0.9);
  const noise = createNoise(seed);
  return {
    seconds: 0.28,
    left: () =>
      (sine((74 + fall() + heel()) / rate) * body() + wood.run(noise() * knock())) * note.velocity,
  };
};

/** A snare drum, for rolls and fills. */
export const snare: Voice = (note, { rate, seed }) => {
  const low = createSine();
  const high = createSine();
  const fall = createDecay(rate, 0.008, 0.5);
  const lowBody = createDecay(rate, 0.06, 0.5);
  const highBody = createDecay(rate, 0.035, 0.25);
  const rattle = createDecay(rate, 0.09 * (0.55 + 0.45 * note.velocity), 1.4);
  const noise = createNoise(seed);
  const band = createFilter(rate, 2300, 0.7);
  const floor = createFilter(rate, 900, 0.7);
  return {
    seconds: 0.32,
    left() {
      const hz = 195 * (1 + fall());
      band.run(noise());
      floor.run(band.band);
      const skin = low(hz / rate) * lowBody() + high((hz * 1.83) / rate) * highBody();
      return tanh(skin + floor.high * rattle()) * note.velocity;
    },
  };
};

/** A hand drum: open tones by pitch. */
export const conga: Voice = (note, { rate, seed }) => {
  const hz = hertz(note.midi ?? 55);
  const modes = [1, 1.59, 2.3].map(createMode);
  const fall = createDecay(rate, 0.014, 0.16);
  const slap = createDecay(rate, 0.005, 0.55);
  const palm = createFilter(rate, 950, 1.2);
  const noise = createNoise(seed);

  function createMode(ratio: number, i: number) {
    const ring = createDecay(rate, [0.09, 0.045, 0.025][i] ?? 0.03, [0.62, 0.22, 0.11][i] ?? 0.1);
    const sine = createSine();
    return (at: number) => sine((at * ratio) / rate) * ring();
  }

  return {
    seconds: 0.36,
    left() {
      const at = hz * (1 + fall());
      palm.run(noise() * slap());
      let sum = palm.band;
      for (const mode of modes) sum += mode(at);
      return sum * note.velocity;
    },
  };
};
