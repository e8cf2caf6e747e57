import type { Note } from '../score';
import { createTone } from '../synth/equaliser';
import { createFilter } from '../synth/filter';
import { createNoise } from '../synth/noise';
import { createDecay, createHold, createSaw, hertz } from '../synth/oscillator';
import { openness, type Studio, type Tone, type Voice } from './voice';

const { exp, max, min, sin } = Math;

/** A trumpet with a Harmon mute: thin, buzzing, far away and close at once. */
export const trumpet: Voice = (note, studio) => blown(note, studio, true);
/** The same player without the mute. */
export const horn: Voice = (note, studio) => blown(note, studio, false);

function blown(note: Note, studio: Studio, isMuted: boolean): Tone {
  const { rate, seed } = studio;
  const end = hertz(note.midi ?? 72);
  const start = note.from === undefined ? end * 0.985 : hertz(note.from);
  const saw = createSaw();
  const air = createNoise(seed);
  const lip = createFilter(rate, 1200, 0.8);
  const bell = isMuted
    ? createTone(
        rate,
        ['highPass', 420, 0.8],
        ['peak', 1650, 2.2, 9],
        ['peak', 3300, 3, 6],
        ['lowPass', 5200],
      )
    : createTone(rate, ['highPass', 180], ['peak', 1250, 1.2, 4]);
  const hold = createHold(rate, 0.03, note.seconds, 0.045, { level: 0.82, seconds: 0.15 });
  const chiff = createDecay(rate, 0.03, 0.3);
  let i = 0;
  let cycles = start / rate;
  return {
    seconds: min(5, note.seconds + 0.22),
    left() {
      if ((i & 15) === 0) {
        const t = i / rate;
        const shake = 0.0055 * sin(32 * t) * min(1, max(0, (t - 0.25) / 0.35));
        cycles = (start * (end / start) ** (1 - exp(-t / 0.045)) * (1 + shake)) / rate;
        // brass opens as it is blown harder
        const swell = min(1, t / 0.09) * (0.6 + 0.4 * note.velocity);
        lip.tune((500 + (isMuted ? 2600 : 2000) * swell) * openness(studio), 0.8);
      }
      i += 1;
      const breath = air() * (0.03 + chiff() * 0.25);
      return bell(lip.run(saw(cycles) + breath)) * hold() * note.velocity * 0.4;
    },
  };
}
