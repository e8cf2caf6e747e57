import type { Note } from '../score';
import { createFilter } from '../synth/filter';
import { createNoise } from '../synth/noise';
import { createDecay, createHold, createSine } from '../synth/oscillator';
import type { Studio, Tone, Voice } from './voice';

const { PI, min, sin } = Math;

/** A closed hi-hat, longer the harder it is hit. */
export const hat: Voice = (note, studio) =>
  cymbal(note, studio, 8200, 0.014 + 0.03 * note.velocity);
/** An open hi-hat. */
export const openHat: Voice = (note, studio) => cymbal(note, studio, 7600, 0.085);

function cymbal(note: Note, { rate, seed }: Studio, hz: number, seconds: number): Tone {
  const noise = createNoise(seed);
  const floor = createFilter(rate, hz, 0.8);
  const ring = createDecay(rate, seconds);
  let t = 0;
  return {
    seconds: seconds * 5,
    left() {
      t += 1 / rate;
      const metal = (t * 5321) % 1 > 0.5 === (t * 7919) % 1 > 0.5 ? 0.4 : -0.4;
      floor.run(noise() + metal);
      return floor.high * ring() * note.velocity;
    },
  };
}

/** A crash cymbal, wide. */
export const crash: Voice = (note, { rate, seed }) => {
  const side = (seedOfSide: number) => {
    const noise = createNoise(seedOfSide);
    const floor = createFilter(rate, 5200, 0.7);
    const ring = createDecay(rate, 0.45, 0.8);
    const stick = createDecay(rate, 0.05, 0.4);
    let i = 0;
    return () => {
      floor.run(noise());
      i += 1;
      return floor.high * (ring() + stick()) * min(1, i / 40) * note.velocity;
    };
  };
  return { seconds: 1.9, left: side(seed), right: side(seed + 40111) };
};

/** A shekere or shaker: beads are thrown, then land. */
export const shaker: Voice = (note, { rate, seed, style }) => {
  const noise = createNoise(seed);
  const beads = createFilter(rate, style === 'amapiano' ? 4700 : 5600, 1.2);
  const attack = 0.006 + 0.012 * (1 - min(1, note.velocity));
  const hold = createHold(rate, attack, attack, 0.014 + 0.02 * note.velocity);
  return {
    seconds: 0.14,
    left() {
      beads.run(noise());
      return (beads.band * 1.1 + beads.high * 0.16) * hold() * note.velocity * 1.6;
    },
  };
};

/** A brush on a snare: a swirl as long as it is held, a tap when it is short. */
export const brush: Voice = (note, { rate, seed, stepSeconds }) => {
  const noise = createNoise(seed);
  const wires = createFilter(rate, 3100, 0.6);
  const floor = createFilter(rate, 900, 0.7);
  const isTap = note.seconds < stepSeconds * 2;
  const tap = createDecay(rate, 0.045, 1.2);
  const turns = 1 / (note.seconds * rate);
  let i = 0;
  return {
    seconds: isTap ? 0.25 : note.seconds,
    left() {
      wires.run(noise());
      floor.run(wires.band);
      i += 1;
      const swirl = 0.3 * sin(PI * min(1, i * turns)) ** 2;
      return floor.high * (isTap ? tap() : swirl) * note.velocity;
    },
  };
};

/** An iron bell, struck with a stick. */
export const bell: Voice = (note, { rate }) => {
  const parts = [562, 845, 1390, 2270].map((hz, i) => {
    const sine = createSine();
    const ring = createDecay(rate, 0.16 / (1 + i * 0.8), 0.5 / (1 + i * 0.5));
    return () => sine((hz * 1.22) / rate) * ring();
  });
  return {
    seconds: 0.5,
    left() {
      let sum = 0;
      for (const part of parts) sum += part();
      return sum * note.velocity;
    },
  };
};

/** Noise that rises until its end. */
export const riser: Voice = (note, { rate, seed }) => {
  const side = (seedOfSide: number, detune: number) => {
    const noise = createNoise(seedOfSide);
    const band = createFilter(rate, 350, 1.6);
    const samples = note.seconds * rate;
    let i = 0;
    return () => {
      const way = min(1, i / samples);
      if ((i & 31) === 0) band.tune(350 * 18 ** way * detune, 1.6);
      i += 1;
      band.run(noise());
      return band.band * way * way * note.velocity;
    };
  };
  return { seconds: note.seconds, left: side(seed, 1), right: side(seed + 50021, 1.07) };
};
