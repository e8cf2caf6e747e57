import { moodOf } from '../moods';
import type { Note, Score, Section, StyleName, VoiceName } from '../score';
import type { SoundProfile } from '../sound-profile';
import { giveWay } from './give-way';
import { grid } from './grid';
import { streamsOf } from './streams';

const { abs, floor, max, min, round } = Math;

/** Sixteenths in a bar. */
const BAR = 16;
/** Room before the first beat for strokes that come early, in seconds. */
const LEAD_IN_SECONDS = 0.012;
/** Strokes under this are ghosts: a dense mood plays them louder, a sparse one softer. */
const GHOST = 0.45;

/** How a band keeps time. */
export interface Timing {
  /** Where the second sixteenth of a pair falls: 0.5 even, 0.66 a triplet. */
  swing: number;
  /** How far hands stray, in milliseconds. */
  jitterMs: number;
  /** Voices that sit behind the beat (or before it, below 0), in milliseconds. */
  laidBackMs: Partial<Record<VoiceName, number>>;
}

/** What a note may say besides voice, place and strength. */
export interface Touch {
  midi?: number;
  /** Held for so many sixteenths. */
  steps?: number;
  from?: number;
  to?: number;
  brightness?: number;
  pan?: number;
  /** Later by so many milliseconds: the next string of a strum. */
  afterMs?: number;
}

/** Where a style writes its notes down. Bars count from 0, steps from 0 within the bar, and may be fractions. */
export interface Sketch {
  hit(voice: VoiceName, bar: number, step: number, velocity: number, touch?: Touch): void;
  /** A written pattern of one bar. */
  pattern(voice: VoiceName, bar: number, pattern: string, level?: number, touch?: Touch): void;
  /** Several notes together, each a little after the one before. */
  chord(
    voice: VoiceName,
    bar: number,
    step: number,
    velocity: number,
    notes: readonly number[],
    touch?: Touch & { strumMs?: number },
  ): void;
  /** Begins a section and returns its first bar. */
  section(name: string, bars: number, energy: number): number;
  /** The finished score; `ringSeconds` after the last bar. */
  finish(style: StyleName, scale: readonly number[], ringSeconds: number): Score;
}

/** An empty sketch at the tempo of the take. */
export function createSketch(profile: SoundProfile, seed: number, timing: Timing): Sketch {
  const stream = streamsOf(profile.slug, seed);
  const hand = stream('hand');
  const bpm = tempoOf(profile, seed);
  const stepSeconds = 60 / bpm / 4;
  const mood = moodOf(profile.mood);
  const notes: Note[] = [];
  const sections: Section[] = [];
  const beats: number[] = [];
  let bars = 0;

  const swung = (step: number) => {
    const whole = floor(step + 1e-6);
    const delay = (timing.swing - 0.5) * 2 * stepSeconds;
    const isOdd = abs(whole % 2) === 1;
    const part = step - whole;
    return (isOdd ? delay * (1 - part) : delay * part) + step * stepSeconds;
  };
  const timeOf = (bar: number, step: number) => LEAD_IN_SECONDS + swung(bar * BAR + step);

  const sketch: Sketch = {
    hit(voice, bar, step, velocity, touch = {}) {
      const { steps = 1, afterMs = 0, ...shape } = touch;
      const behindMs = timing.laidBackMs[voice] ?? 0;
      const lateMs = behindMs > 0 ? behindMs + mood.late * 8 : behindMs;
      const strayMs = (hand() + hand() + hand() - 1.5) * (timing.jitterMs / 0.75);
      const strength = velocity < GHOST ? velocity * (1 + mood.density * 0.5) : velocity;
      notes.push({
        voice,
        at: max(0, timeOf(bar, step) + (lateMs + strayMs + afterMs) / 1000),
        seconds: steps * stepSeconds,
        velocity: min(1.2, strength * (1 + (hand() - 0.5) * 0.12)),
        step: bar * BAR + step,
        ...shape,
      });
    },
    pattern(voice, bar, pattern, level = 1, touch = {}) {
      grid(pattern).forEach((velocity, step) => {
        if (velocity > 0) sketch.hit(voice, bar, step, velocity * level, touch);
      });
    },
    chord(voice, bar, step, velocity, pitches, { strumMs = 0, ...touch } = {}) {
      // no hand strums twice at the same speed
      const pace = strumMs > 0 ? strumMs * (0.75 + hand() * 0.5) : 0;
      pitches.forEach((midi, i) => {
        sketch.hit(voice, bar, step, velocity, { ...touch, midi, afterMs: i * pace });
      });
    },
    section(name, length, energy) {
      const startBar = bars;
      bars += length;
      sections.push({ name, bars: length, startBar, energy });
      for (let beat = startBar * 4; beat < bars * 4; beat += 1) beats.push(timeOf(0, beat * 4));
      return startBar;
    },
    finish(style, scale, ringSeconds) {
      notes.sort((a, b) => a.at - b.at);
      const seconds = timeOf(bars, 0) + ringSeconds;
      const { slug: artist } = profile;
      const unique = [...new Set(scale)].sort((a, b) => a - b);
      return {
        ...{ artist, style, seed, bpm, stepSeconds, notes: giveWay(notes), sections, beats },
        ...{ scale: unique, seconds, mood },
      };
    },
  };
  return sketch;
}

/** The signature plays at the page's own pulse; other takes anywhere in the announced range, most in its middle. */
function tempoOf({ slug, bpm }: SoundProfile, seed: number): number {
  if (seed === 0) return bpm.middle;
  const random = streamsOf(slug, seed)('tempo');
  return round(bpm.low + ((bpm.high - bpm.low) * (random() + random())) / 2);
}
