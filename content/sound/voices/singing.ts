import type { Note, StyleName } from '../score';
import { createFilter } from '../synth/filter';
import { createNoise } from '../synth/noise';
import { createHold, createSaw, createSine, hertz } from '../synth/oscillator';
import type { Studio, Tone, Voice } from './voice';

const { PI, exp, max, min, sin } = Math;

/** A vowel: the four resonances of a throat in hertz. */
type Vowel = readonly [number, number, number, number];
const OH: Vowel = [430, 820, 2450, 3300];
const AH: Vowel = [700, 1150, 2550, 3400];
const UH: Vowel = [480, 1080, 2400, 3200];
/** Width and strength of each resonance. */
const RESONANCES = [
  { q: 6, level: 1 },
  { q: 9, level: 0.55 },
  { q: 11, level: 0.22 },
  { q: 12, level: 0.1 },
];

interface Throat {
  /** From one vowel to the other and back over the note. */
  from: Vowel;
  to: Vowel;
  /** Where the voice grows darker, in hertz: low is soft, high is open. */
  tilt: number;
  breath: number;
  attack: number;
  vibrato: number;
  /** As a factor on the resonances: a smaller throat has higher ones. */
  size: number;
}

const SINGERS: Record<StyleName, Throat> = {
  noir: { from: OH, to: AH, tilt: 1400, breath: 0.06, attack: 0.04, vibrato: 0.006, size: 0.92 },
  glow: { from: AH, to: AH, tilt: 2400, breath: 0.04, attack: 0.02, vibrato: 0.004, size: 1.1 },
  // half-voice, long vowels, breath left in
  velvet: { from: OH, to: UH, tilt: 1700, breath: 0.22, attack: 0.07, vibrato: 0.006, size: 1.04 },
  // open-throated
  afrovibe: { from: UH, to: AH, tilt: 2200, breath: 0.05, attack: 0.022, vibrato: 0.004, size: 1 },
  // level, a half-step from singing
  amapiano: {
    from: UH,
    to: OH,
    tilt: 1500,
    breath: 0.08,
    attack: 0.035,
    vibrato: 0.003,
    size: 0.9,
  },
};

/** One singer, near. */
export const singer: Voice = (note, studio) => sung(note, studio, SINGERS[studio.style], 0);

/** One of a group: two voices a little apart, a little late. */
export const choir: Voice = (note, studio) => {
  const throat = { ...SINGERS[studio.style], attack: 0.045 };
  const one = sung(note, studio, throat, -0.006);
  const two = sung(note, { ...studio, seed: studio.seed + 7 }, { ...throat, size: 0.93 }, 0.007);
  return {
    seconds: one.seconds,
    left: one.left,
    right: two.left,
  };
};

function sung(note: Note, { rate, seed }: Studio, throat: Throat, detune: number): Tone {
  const end = hertz(note.midi ?? 65) * (1 + detune);
  const start = note.from === undefined ? end * 0.97 : hertz(note.from);
  const chords = createSaw((seed % 97) / 97);
  const tilt = createFilter(rate, throat.tilt, 0.6);
  const fundamental = createSine();
  const air = createNoise(seed);
  const hiss = createFilter(rate, 2800, 0.7);
  const mouth = RESONANCES.map(({ q, level }, i) => ({
    filter: createFilter(rate, throat.from[i] ?? 1000, q),
    level,
  }));
  const hold = createHold(rate, throat.attack, note.seconds, 0.07);
  const drift = (seed % 13) * 0.48;
  let i = 0;
  let cycles = start / rate;
  return {
    seconds: min(5, note.seconds + 0.35),
    left() {
      if ((i & 31) === 0) {
        const t = i / rate;
        const shake = throat.vibrato * min(1, max(0, (t - 0.24) / 0.4));
        const wander = 0.0018 * sin(7.3 * t + drift);
        const pitch = start * (end / start) ** (1 - exp(-t / 0.05));
        cycles = (pitch * (1 + shake * sin(32.5 * t + drift) + wander)) / rate;
        const open = sin(PI * min(1, t / max(0.12, note.seconds))) ** 0.7;
        mouth.forEach(({ filter }, k) => {
          const [a, b] = [throat.from[k] ?? 1000, throat.to[k] ?? 1000];
          filter.tune((a + (b - a) * open) * throat.size, RESONANCES[k]?.q ?? 8);
        });
      }
      i += 1;
      hiss.run(air());
      const source = tilt.run(chords(cycles)) + hiss.band * throat.breath;
      let sum = 0.16 * source + fundamental(cycles) * 0.2;
      for (const { filter, level } of mouth) {
        filter.run(source);
        sum += filter.band * level;
      }
      return (sum + hiss.band * throat.breath * 0.12) * hold() * note.velocity * 0.5;
    },
  };
}

/** The breath before a line: in, through a half-open mouth. */
export const breath: Voice = (note, { rate, seed }) => {
  const air = createNoise(seed);
  const throat = createFilter(rate, 1300, 1.6);
  const teeth = createFilter(rate, 4200, 0.9);
  const samples = note.seconds * rate;
  let i = 0;
  return {
    seconds: note.seconds,
    left() {
      const way = min(1, i / samples);
      if ((i & 63) === 0) throat.tune(900 + 900 * way, 1.6);
      i += 1;
      const raw = air();
      throat.run(raw);
      teeth.run(raw);
      return (throat.band + teeth.band * 0.35) * way ** 1.5 * (1 - way ** 6) * note.velocity;
    },
  };
};
