import { createRandom } from '../../art/field/random';
import type { Note } from '../score';
import { createFilter } from '../synth/filter';
import { createHold, createSaw, createSine, hertz } from '../synth/oscillator';
import { openness, type Studio, type Tone, type Voice } from './voice';

const { exp, max, min, sin } = Math;

/** How a stack of saws is made. Seconds, hertz, cents. */
interface Stack {
  detune: number;
  corner: number;
  /** How much further the filter stands open at first. */
  open: number;
  openSeconds: number;
  q: number;
  attack: number;
  release: number;
  settle: { level: number; seconds: number };
  vibrato: number;
}

const PLAIN: Stack = {
  ...{ detune: 13, corner: 3200, open: 0.9, openSeconds: 0.16, q: 0.8, attack: 0.006 },
  ...{ release: 0.05, settle: { level: 0.7, seconds: 0.5 }, vibrato: 0 },
};

/** Two saws a side, a little apart. */
function stack(note: Note, studio: Studio, recipe: Stack): Tone {
  const { rate, seed } = studio;
  const random = createRandom(seed * 31);
  const hz = hertz(note.midi ?? 60);
  const corner = recipe.corner * openness(studio) * (0.4 + (note.brightness ?? 0.6));
  const side = (lean: number) => {
    const saws = [-0.5, 0.5].map((place) => ({
      saw: createSaw(random()),
      ratio: 2 ** (((place + lean) * recipe.detune) / 1200),
    }));
    const filter = createFilter(rate, corner, recipe.q);
    const { attack, release, settle } = recipe;
    const hold = createHold(rate, attack, note.seconds, release, settle);
    let i = 0;
    let cycles = hz / rate;
    return () => {
      if ((i & 15) === 0) {
        const t = i / rate;
        filter.tune(corner * (1 + recipe.open * exp(-t / recipe.openSeconds)), recipe.q);
        const depth = recipe.vibrato * min(1, max(0, (t - 0.2) / 0.5));
        cycles = (hz / rate) * (1 + depth * sin(33 * t + lean));
      }
      i += 1;
      let sum = 0;
      for (const { saw, ratio } of saws) sum += saw(cycles * ratio);
      return filter.run(sum) * hold() * note.velocity * 0.35;
    };
  };
  return { seconds: note.seconds + recipe.release * 5, left: side(0.37), right: side(-0.37) };
}

/** Plain waves with the filter open. */
export const saw: Voice = (note, studio) => stack(note, studio, PLAIN);

/** The same, slow and soft. */
export const pad: Voice = (note, studio) =>
  stack(note, studio, {
    ...{ ...PLAIN, detune: 9, corner: 1300, open: 0, attack: 0.38, release: 0.14 },
    settle: { level: 1, seconds: 1 },
  });

/** Bowed strings, low: slow to speak, with a slow vibrato. */
export const strings: Voice = (note, studio) =>
  stack(note, studio, {
    ...{ ...PLAIN, detune: 7, corner: 1500, open: 0, attack: 0.22, release: 0.12, q: 0.9 },
    ...{ settle: { level: 0.85, seconds: 1 }, vibrato: 0.0035 },
  });

/** Two horns' stab. */
export const brass: Voice = (note, studio) =>
  stack(note, studio, {
    ...{ ...PLAIN, detune: 6, corner: 850, open: 2.6, openSeconds: 0.14, q: 0.95, attack: 0.018 },
    ...{ release: 0.03, settle: { level: 0.65, seconds: 0.3 } },
  });

/** The hook's voice: a narrow pulse, a saw and a sine. */
export const lead: Voice = (note, studio) => {
  const { rate } = studio;
  const hz = hertz(note.midi ?? 76);
  const hold = createHold(rate, 0.005, note.seconds, 0.035, { level: 0.75, seconds: 0.1 });
  const [up, down, beside] = [createSaw(), createSaw(0.38), createSaw(0.25)];
  const sine = createSine();
  const [left, right] = [createFilter(rate, 4000, 1.1), createFilter(rate, 4000, 1.1)];
  let i = 0;
  let cycles = hz / rate;
  let other = 0;
  return {
    seconds: min(3, note.seconds + 0.2),
    left() {
      if ((i & 15) === 0) {
        const t = i / rate;
        cycles = (hz / rate) * (1 + 0.0045 * sin(35 * t) * min(1, max(0, (t - 0.14) / 0.15)));
        const corner = (1700 + 2600 * exp(-t / 0.12)) * openness(studio);
        left.tune(corner, 1.1);
        right.tune(corner * 1.04, 1.1);
      }
      i += 1;
      const pulse = (up(cycles) - down(cycles)) * 0.5;
      const wide = beside(cycles * 1.004) * 0.4;
      const round = sine(cycles) * 0.25;
      const level = hold() * note.velocity * 0.5;
      other = (right.run(pulse - wide) + round) * level;
      return (left.run(pulse + wide) + round) * level;
    },
    right: () => other,
  };
};
