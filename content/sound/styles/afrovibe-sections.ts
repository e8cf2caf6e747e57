import { chord, pitchFrom } from '../theory/chord';
import { voiceLeading } from '../theory/voicing';
import {
  type Band,
  bassLine,
  callAndAnswer,
  guitarOne,
  guitarTwo,
  houseKick,
  rattle,
  run,
  shout,
} from './afrovibe-band';

/** The opening: one guitar asks. */
export function oneGuitar(band: Band, start: number) {
  const { sketch } = band;
  guitarOne(band, start, 0, 0.75);
  for (let i = 0; i < 2; i += 1)
    sketch.pattern('shaker', start + i, '6.8.6.9.6383639.', 0.45 + i * 0.25);
  sketch.pattern('bell', start + 1, '....X.x...x.x.x.', 0.5);
}

/** The other guitar lands on what the first leaves out, and the group answers its caller. */
export function twoGuitars(band: Band, start: number) {
  const { sketch } = band;
  for (let i = 0; i < 4; i += 2) guitarOne(band, start + i, i, 0.75);
  for (let i = 0; i < 4; i += 1) {
    guitarTwo(band, start + i, i, 0.8);
    rattle(sketch, start + i, 0.85);
    sketch.pattern('conga', start + i, '....o.-...-.o.xo', 0.8, { midi: 55 });
    bassLine(band, start + i, i);
    callAndAnswer(band, start + i, i, 0.75);
  }
}

/** Voices, hands and feet alone, and a roll of the conga into what comes. */
export function group(band: Band, start: number) {
  const { sketch } = band;
  for (let i = 0; i < 2; i += 1) {
    rattle(sketch, start + i, 0.7);
    sketch.pattern('clap', start + i, 'X..x..x...x.x...', 0.6);
    callAndAnswer(band, start + i, i + 2, 0.9);
    sketch.hit('stomp', start + i, 0, 0.8);
  }
  [8, 10, 12, 13, 14, 15].forEach((step, i) => {
    sketch.hit('conga', start + 1, step, 0.55 + i * 0.08, { midi: 62 - i });
  });
}

/** The guitars run and the drums change. */
export function sebene(band: Band, start: number) {
  const { sketch } = band;
  for (let i = 0; i < 6; i += 1) {
    run(band, start + i, i, 0.8);
    if (i % 2 === 0) guitarOne(band, start + i, i, 0.62);
    rattle(sketch, start + i, 1);
    bassLine(band, start + i, i);
    if (i >= 2) houseKick(sketch, start + i, i);
    if (i % 2 === 1) shout(band, start + i, i, 0.8);
  }
  sketch.hit('crash', start + 2, 0, 0.6);
}

/** Everybody once more, and a last chord on the key. */
export function home(band: Band, start: number, key: number) {
  const { sketch } = band;
  for (let i = 0; i < 2; i += 1) {
    rattle(sketch, start + i, 1);
    houseKick(sketch, start + i, i);
    bassLine(band, start + i, i);
    guitarTwo(band, start + i, i, 0.85);
    callAndAnswer(band, start + i, i, 1);
  }
  guitarOne(band, start, 0, 0.8);
  for (const hit of ['kick', 'clap', 'bell', 'crash'] as const) sketch.hit(hit, start + 2, 0, 0.8);
  const end = voiceLeading([chord(key, 'sixth')], 60, 76)[0] ?? [];
  sketch.chord('guitar', start + 2, 0, 0.8, end, { steps: 8, strumMs: 35 });
  sketch.chord('choir', start + 2, 0, 0.6, end.slice(0, 3), { steps: 5 });
  sketch.hit('bass', start + 2, 0, 1, { midi: pitchFrom(31, key), steps: 5 });
}
