import type { Note } from '../score';
import { createTone } from '../synth/equaliser';
import { createFilter } from '../synth/filter';
import { createNoise } from '../synth/noise';
import { createDecay, createHold, createSaw, hertz } from '../synth/oscillator';
import { createString } from '../synth/string';
import { openness, type Studio, type Tone, type Voice } from './voice';

const { PI, exp, min, sin, tanh } = Math;

/** A baritone guitar through a trembling amplifier. */
export const twang: Voice = (note, { rate, seed, stepSeconds }) => {
  const hz = hertz(note.midi ?? 60);
  const common = { velocity: note.velocity, ring: 3.2, place: 0.12 };
  const high = createString(rate, { ...common, hz, brightness: 0.58, seed: seed * 23 });
  const low = createString(rate, {
    ...{ ...common, hz: hz / 2, brightness: 0.46, seed: seed * 23 + 999 },
    velocity: note.velocity * 0.6,
  });
  const tone = createTone(rate, ['highPass', 130], ['peak', 1700, 0.7, -3], ['lowPass', 4000, 0.8]);
  const hold = createHold(rate, 0.001, note.seconds, 0.07);
  // the tremolo counts triplets of the beat
  const speed = (2 * PI) / ((stepSeconds * 4) / 3) / rate;
  let phase = 0;
  return {
    seconds: min(3.2, note.seconds + 0.4),
    left() {
      phase += speed;
      const tremble = 1 - 0.5 * (0.5 + 0.5 * sin(phase + 1));
      return tanh(1.7 * tone(high() + low())) * tremble * hold() * 0.8;
    },
  };
};

/** Guitar one: clean, high on the neck. */
export const guitar: Voice = (note, studio) => electric(note, studio, 0.13, 2100);
/** Guitar two: nearer the bridge, a shade darker. */
export const answer: Voice = (note, studio) => electric(note, studio, 0.2, 1500);

function electric(note: Note, { rate, seed }: Studio, place: number, edge: number): Tone {
  const string = createString(rate, {
    ...{ hz: hertz(note.midi ?? 67), velocity: note.velocity },
    ...{ ring: 1.7, place, brightness: 0.8, seed: seed * 19 },
  });
  const tone = createTone(rate, ['highPass', 170], ['peak', edge, 0.8, 4], ['lowPass', 5600]);
  const finger = createDecay(rate, 0.003, 0.12 * note.velocity);
  const noise = createNoise(seed);
  const hold = createHold(rate, 0.0005, note.seconds, 0.03);
  return {
    seconds: min(1.8, note.seconds + 0.16),
    left: () => tanh(tone(string() + noise() * finger()) * 1.6) * 0.85 * hold(),
  };
}

/** A synthesiser's pluck: three plain waves through a filter that shuts. */
export const pluck: Voice = (note, studio) => {
  const { rate } = studio;
  const hz = hertz(note.midi ?? 67);
  const reach = (700 + 5200 * (note.brightness ?? 0.6)) * openness(studio) * note.velocity;
  const side = (detune: number, phase: number) => {
    const [one, two] = [createSaw(), createSaw(phase)];
    const filter = createFilter(rate, 320 + reach, 1.6);
    let i = 0;
    return () => {
      if ((i & 15) === 0) filter.tune(320 + reach * exp(-i / rate / 0.075), 1.6);
      i += 1;
      const sum = one(hz / rate) + two((hz * detune) / rate);
      return (
        filter.run(sum) * min(1, i / rate / 0.002) * exp(-i / rate / 0.13) * note.velocity * 0.5
      );
    };
  };
  return { seconds: 0.6, left: side(1.006, 0.4), right: side(0.9945, 0.7) };
};
