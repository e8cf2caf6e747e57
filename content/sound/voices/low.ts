import type { StyleName } from '../score';
import { createFilter } from '../synth/filter';
import { createNoise } from '../synth/noise';
import { createDecay, createHold, createSaw, createSine, hertz } from '../synth/oscillator';
import { push, type Voice } from './voice';

const { max, min, sin, tanh } = Math;

interface Bass {
  saw: number;
  hz: number;
  open: number;
  drive: number;
}

const BASSES: Record<StyleName, Bass> = {
  // the treble rolled off
  noir: { saw: 0.75, hz: 300, open: 2.2, drive: 2 },
  glow: { saw: 1, hz: 900, open: 3.2, drive: 1.5 },
  velvet: { saw: 0.2, hz: 260, open: 1, drive: 1.2 },
  afrovibe: { saw: 0.55, hz: 430, open: 2.6, drive: 1.3 },
  amapiano: { saw: 0.45, hz: 420, open: 2.2, drive: 1.3 },
};

/** A bass guitar, or what stands for one. */
export const bass: Voice = (note, { rate, style }) => {
  const { saw: share, hz, open, drive } = BASSES[style];
  const cycles = hertz(note.midi ?? 36) / rate;
  const saw = createSaw();
  const sine = createSine();
  const filter = createFilter(rate, hz, 1.1);
  const finger = createDecay(rate, 0.11, open * note.velocity);
  const hold = createHold(rate, 0.004, note.seconds, 0.022, { level: 0.72, seconds: 0.18 });
  let i = 0;
  return {
    seconds: note.seconds + 0.14,
    left() {
      const opening = finger();
      if ((i & 15) === 0) filter.tune(hz * (1 + opening), 1.1);
      i += 1;
      const sum = filter.run(saw(cycles) * share) + 0.8 * sine(cycles);
      return (tanh(sum * drive) / drive ** 0.6) * hold() * note.velocity * 0.85;
    },
  };
};

/** A sine under everything; softly over it the band of its overtones by which small speakers let it be followed. */
export const sub: Voice = (note, { rate }) => {
  const start = hertz(note.midi ?? 29);
  const glide = glideOf(start, note.to, note.seconds, 0.45);
  const sine = createSine();
  const twice = createSine();
  const edge = createSaw();
  const band = createFilter(rate, 440, 0.7);
  const knock = createDecay(rate, 0.012, 0.5);
  const fade = createDecay(rate, 1.9);
  const hold = createHold(rate, 0.005, note.seconds, 0.03);
  let t = 0;
  return {
    seconds: note.seconds + 0.18,
    left() {
      const cycles = (glide(t) * (1 + knock())) / rate;
      t += 1 / rate;
      const sum = sine(cycles) * 2.1 + 0.3 * twice(cycles * 2);
      band.run(edge(cycles));
      return (tanh(sum) * 0.72 - band.band * 0.6) * hold() * fade() * note.velocity;
    },
  };
};

/** The log drum: a tuned, hollow thud with a pitch that bends as it dies; bass and drum in one. */
export const log: Voice = (note, studio) => {
  const { rate, seed } = studio;
  const held = max(0.2, note.seconds);
  const start = hertz(note.midi ?? 30);
  const glide = glideOf(start, note.to, held, 0.35);
  const drive = 2.3 * push(studio);
  const body = createSine();
  const shape = createSine();
  const [wood, knock] = [createSine(), createSine()];
  const strike = createDecay(rate, 0.013, 1.35);
  const sag = createDecay(rate, 0.07, 0.22);
  const bend = createDecay(rate, 0.045, 1.9 * note.velocity);
  const ring = createDecay(rate, 0.32 + 0.2 * min(1, held));
  const woodRing = createDecay(rate, 0.07, 0.34);
  const knockRing = createDecay(rate, 0.03, 0.3);
  const tick = createDecay(rate, 0.003, 0.35);
  const noise = createNoise(seed);
  const filter = createFilter(rate, 2600, 0.8);
  const hold = createHold(rate, 0.0014, held, 0.03);
  let t = 0;
  return {
    seconds: min(2.4, held + 0.18),
    left() {
      const cycles = (glide(t) * (1 + strike() + sag())) / rate;
      t += 1 / rate;
      const fm = (bend() + 0.16 * note.velocity) * shape(cycles * 2.01);
      const sum =
        body(cycles, fm) * ring() +
        wood((cycles * 3.02) % 1) * woodRing() +
        knock((cycles * 6.7) % 1) * knockRing() +
        noise() * tick();
      return filter.run(tanh(sum * drive) / tanh(drive)) * hold() * note.velocity;
    },
  };
};

/** A dark hum of two saws, barely out of tune. */
export const drone: Voice = (note, { rate }) => {
  const hz = hertz(note.midi ?? 33);
  const [one, two] = [createSaw(), createSaw(0.3)];
  const fifth = createSine();
  const filter = createFilter(rate, 210, 1.2);
  let i = 0;
  return {
    seconds: note.seconds,
    left() {
      const t = i / rate;
      if ((i & 31) === 0) filter.tune(210 + 120 * sin(0.69 * t + 1), 1.2);
      i += 1;
      const swell = min(1, t / 0.03) * min(1, max(0, note.seconds - t) / 0.6);
      const hum = filter.run(one(hz / rate) + two((hz * 1.0045) / rate)) * 0.5;
      return (hum + 0.06 * fifth((hz * 3.003) / rate)) * swell * note.velocity;
    },
  };
};

/** From a pitch to another, beginning at a part of the note. */
function glideOf(start: number, to: number | undefined, seconds: number, from: number) {
  if (to === undefined) return () => start;
  const ratio = hertz(to) / start;
  return (t: number) => start * ratio ** min(1, max(0, (t - seconds * from) / (seconds * 0.5)));
}
