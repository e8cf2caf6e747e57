import { createRandom } from '../../art/field/random';
import type { Note } from '../score';
import { createFilter } from '../synth/filter';
import { createNoise } from '../synth/noise';
import { createDecay } from '../synth/oscillator';
import { openness, type Studio, type Tone, type Voice } from './voice';

const { PI, floor: roundDown, sin } = Math;

/** A pair of hands: how flat they are decides where they ring. */
interface Hands {
  hollowHz: number;
  slapHz: number;
  seconds: number;
  slap: number;
  /** Seconds after which the wall answers, and how loud; cupped hands do not reach it. */
  wall: { after: number; level: number } | null;
}

const FLAT: Hands = {
  ...{ hollowHz: 1120, slapHz: 2500, seconds: 0.0085, slap: 0.6 },
  wall: { after: 0.021, level: 0.34 },
};
const CUPPED: Hands = { hollowHz: 470, slapHz: 980, seconds: 0.014, slap: 0.22, wall: null };

/** Claras: flat, bright, with a wall behind them. */
export const palma: Voice = (note, studio) => group(note, studio, FLAT, 3);
/** The other clapper, off the beat. */
export const contra: Voice = (note, studio) => group(note, studio, FLAT, 2);
/** Sordas: cupped and dull. */
export const sorda: Voice = (note, studio) => group(note, studio, CUPPED, 2);

/** Several people who never clap quite together, from left to right. */
function group(note: Note, studio: Studio, hands: Hands, people: number): Tone {
  const random = createRandom(studio.seed);
  const claps = Array.from({ length: people }, (_, i) => ({
    clap: createClap(studio, hands, random, i === 0 ? 0 : random() * 0.012),
    side: people === 1 ? 0.5 : i / (people - 1),
  }));
  let right = 0;
  return {
    seconds: 0.24,
    left() {
      let left = 0;
      right = 0;
      for (const { clap, side } of claps) {
        const sample = clap() * note.velocity;
        left += sample * (1 - side * 0.6);
        right += sample * (0.4 + side * 0.6);
      }
      return left;
    },
    right: () => right,
  };
}

function createClap({ rate, seed }: Studio, hands: Hands, random: () => number, after: number) {
  const size = 0.8 + random() * 0.4;
  const hollow = createFilter(rate, hands.hollowHz * size, 1.7);
  const slap = createFilter(rate, hands.slapHz * size, 1.1);
  const noise = createNoise(seed + roundDown(random() * 9e4));
  const body = createDecay(rate, hands.seconds * (0.85 + random() * 0.3), 1.4);
  const edge = createDecay(rate, 0.0022, hands.slap * 1.8);
  const echo = hands.wall && createDecay(rate, hands.seconds * 1.3, hands.wall.level);
  let i = -roundDown(after * rate);
  const wallAt = hands.wall ? roundDown(hands.wall.after * rate) : 0;
  return () => {
    i += 1;
    if (i <= 0) return 0;
    const raw = noise();
    hollow.run(raw * (body() + (echo && i > wallAt ? echo() : 0)));
    slap.run(raw * edge());
    return hollow.band + slap.band;
  };
}

/** Many hands in a room, as drum machines have them. */
export const clap: Voice = (note, studio) => {
  const { rate, seed } = studio;
  const noise = createNoise(seed);
  const band = createFilter(rate, 1250 * openness(studio) ** 0.3, 0.9);
  const floor = createFilter(rate, 700, 0.7);
  const room = createDecay(rate, 0.09, 0.5);
  const hits = [0, 0.0105, 0.021].map((at) => ({ at: at * rate, ring: createDecay(rate, 0.0035) }));
  let i = 0;
  return {
    seconds: 0.3,
    left() {
      let level = room();
      for (const { at, ring } of hits) if (i >= at) level += ring();
      i += 1;
      band.run(noise() * level);
      floor.run(band.band * 1.2);
      return floor.high * note.velocity;
    },
  };
};

/** The stick on the edge of the drum. */
export const rim: Voice = (note, { rate, seed }) => {
  const noise = createNoise(seed);
  const wood = createFilter(rate, 1750, 3);
  const tick = createDecay(rate, 0.002);
  const high = createDecay(rate, 0.009, 0.5);
  const low = createDecay(rate, 0.013, 0.55);
  let t = 0;
  return {
    seconds: 0.08,
    left() {
      t += (2 * PI) / rate;
      wood.run(noise() * tick());
      const sticks = sin(1720 * t) * high() + sin(815 * t) * low();
      return (sticks + wood.band * 1.1) * note.velocity;
    },
  };
};
