import type { Sketch } from '../sketch/sketch';
import type { Onset } from '../theory/melody';

const { floor, min } = Math;

/** What the parts of GLOW POP share. */
export interface Band {
  sketch: Sketch;
  onsets: Onset[];
  hook: number[];
  answer: number[];
  /** The answer with an end on the key. */
  home: number[];
  voicings: number[][];
  roots: number[];
  gate: boolean[];
}

/** The opening: plucks whose filter opens bar by bar, then one dry voice. */
export function glow(band: Band, start: number) {
  const { sketch, voicings } = band;
  for (let i = 0; i < 4; i += 1) {
    arpeggio(band, start + i, i, 0.5 + i * 0.07, 0.12 + i * 0.17, 0);
    pads(band, start + i, i, 0.4, 0.2 + i * 0.1);
    if (i >= 1) threes(sketch, start, i, 0.5);
    if (i >= 2) sketch.pattern('kick', start + i, 'x...x...x...x...');
    if (i >= 2) sketch.pattern('hat', start + i, '..o...o...o...o.');
  }
  // the verse: one voice, dry and close
  band.onsets.forEach(({ step, steps }, i) => {
    const midi = band.hook[i] ?? voicings[0]?.[3] ?? 76;
    sketch.hit('lead', start + 2, step, 0.55, { midi, steps: min(steps, 3) });
  });
}

/** The lift: a snare that doubles its pace, and half a bar of air. */
export function lift(band: Band, start: number) {
  const { sketch } = band;
  for (let i = 0; i < 2; i += 1) {
    held(band, start + i, i + 2, 0.55, 0.35 + i * 0.35);
    arpeggio(band, start + i, i + 2, 0.75, 0.6 + i * 0.25, 0);
    threes(sketch, start, i, 0.7);
    for (let step = 0; step < (i === 1 ? 13 : 16); step += i === 1 ? 1 : 2) {
      sketch.hit('snare', start + i, step, 0.18 + ((i * 16 + step) / 32) * 0.5);
    }
  }
  sketch.pattern('kick', start, 'x...x...x...x...');
  sketch.hit('riser', start, 0, 0.7, { steps: 29 });
}

/** The chorus: everything on the floor, the hook doubled an octave up. */
export function chorus(band: Band, start: number, bars: number, isLast: boolean) {
  const { sketch } = band;
  for (let i = 0; i < bars; i += 1) {
    const bar = start + i;
    if (i % 4 === 0) sketch.hit('crash', bar, 0, 0.7);
    // before the second half the floor goes away for half a bar
    const isTurn = i === 3 && bars > 4;
    sketch.pattern('kick', bar, isTurn ? 'X...X...........' : 'X...X...X...X...');
    sketch.pattern('clap', bar, isTurn ? '....X.......XxxX' : '....X.......X...', 0.9);
    sketch.pattern('openHat', bar, '..o...o...o...o.', 1.2);
    sketch.pattern('hat', bar, 'o-.-o-.-o-.-o-.-');
    threes(sketch, start, i, 0.85);
    if (i % 4 === 3) {
      for (const [q, step] of [11, 13, 14, 15].entries()) {
        sketch.hit('snare', bar, step, 0.4 + q * 0.1);
      }
    }
    bass(band, bar, i);
    held(band, bar, i, 0.72, isLast ? 0.95 : 0.75);
    if (isLast || i >= 4) arpeggio(band, bar, i, 0.46, 0.9, 12);
    horns(band, bar, i, isLast || i >= 4 ? 0.85 : 0.6);
  }
  for (let i = 0; i < bars; i += 2) {
    // the octave joins in earnest where the hook comes round again
    const octave = isLast || i >= 4 ? 0.8 : 0.4;
    const line = i % 4 === 0 ? band.hook : i + 2 >= bars ? band.home : band.answer;
    band.onsets.forEach(({ step, steps, isStrong }, q) => {
      const midi = line[q] ?? 76;
      const velocity = isStrong ? 0.95 : 0.8;
      const length = min(steps, 4) * 0.9;
      sketch.hit('lead', start + i, step, velocity, { midi, steps: length });
      sketch.hit('double', start + i, step, velocity * octave, { midi: midi + 12, steps: length });
    });
  }
}

/** The hush: plucks climb and walk down, the kick is out. */
export function hush(band: Band, start: number) {
  const { sketch, voicings } = band;
  for (let i = 0; i < 2; i += 1) {
    pads(band, start + i, i, 0.5, 0.35);
    const rungs = [...(voicings[i] ?? []), ...(voicings[i] ?? []).slice(0, 2).map((m) => m + 12)];
    const way = i === 0 ? rungs : [...rungs].reverse();
    [0, 3, 6, 9, 12, 14].forEach((step, q) => {
      sketch.hit('pluck', start + i, step, 0.7, { midi: way[q] ?? 76, steps: 3, brightness: 0.5 });
    });
    threes(sketch, start, i, 0.55);
  }
  sketch.hit('riser', start + 1, 0, 0.6, { steps: 14 });
}

/** Hand percussion in threes: it meets the kick again only after three bars. */
function threes(sketch: Sketch, start: number, i: number, level: number) {
  for (let step = 0; step < 16; step += 1) {
    const turn = (i * 16 + step) % 12;
    if (turn % 3 !== 0) continue;
    const midi = [60, 55, 55, 62][turn / 3] ?? 55;
    sketch.hit('conga', start + i, step, level * (turn === 0 ? 1 : 0.72), { midi });
  }
}

function arpeggio(
  band: Band,
  bar: number,
  i: number,
  velocity: number,
  brightness: number,
  octave: number,
) {
  const voicing = band.voicings[i % 8] ?? [];
  const rungs = [...voicing, ...voicing.slice(0, 2).map((midi) => midi + 12)];
  band.gate.forEach((isOpen, step) => {
    if (!isOpen) return;
    const climb = step < 8 ? step : 15 - step;
    const midi = (rungs[floor(climb / 1.34) % rungs.length] ?? 64) + octave;
    const strength = velocity * (step % 4 === 0 ? 1 : 0.72);
    const touch = { midi, steps: 1.2, brightness, pan: climb * 0.11 - 0.45 };
    band.sketch.hit('pluck', bar, step, strength, touch);
  });
}

function pads(band: Band, bar: number, i: number, velocity: number, brightness: number) {
  const touch = { steps: 15.6, brightness };
  band.sketch.chord('pad', bar, 0, velocity, band.voicings[i % 8] ?? [], touch);
}

/** A chord for the whole bar: it changes on the bar line and nowhere else. */
function held(band: Band, bar: number, i: number, velocity: number, brightness: number) {
  const touch = { steps: 15.4, brightness };
  band.sketch.chord('saw', bar, 0, velocity, band.voicings[i % 8] ?? [], touch);
}

/** Two players, never a section. */
function horns(band: Band, bar: number, i: number, velocity: number) {
  const pair = (band.voicings[i % 8] ?? []).slice(1, 3).map((midi) => midi + 12);
  for (const step of i % 2 === 0 ? [2, 10] : [2, 6, 14]) {
    band.sketch.chord('brass', bar, step, velocity, pair, { steps: 1.1, strumMs: 6 });
  }
}

function bass(band: Band, bar: number, i: number) {
  const root = band.roots[i % 4] ?? 40;
  for (const step of [2, 6, 10, 14])
    band.sketch.hit('bass', bar, step, 0.95, { midi: root, steps: 1.6 });
  for (const step of [3, 11])
    band.sketch.hit('bass', bar, step, 0.5, { midi: root + 12, steps: 0.9 });
}
