import { type Channel, channelOf } from './desk/channel';
import { createDesk, type Desk } from './desk/desk';
import { lookAhead } from './desk/limiter';
import { MIXES } from './desk/mixes';
import { type Block, createBlock } from './desk/stereo';
import type { Note, Score } from './score';
import type { Tone } from './voices/voice';
import { VOICES } from './voices/voices';

const { PI, SQRT2, ceil, cos, floor, max, min, sin } = Math;

/** Samples a second, where nobody asks for another number. */
export const SAMPLE_RATE = 44100;
const MOST_AT_ONCE = 4096;
/** Every tone is faded over its last samples, so that none ends in a click. */
const FADE_SECONDS = 0.012;
/** The whole piece is faded over its last moment. */
const LAST_FADE_SECONDS = 0.25;

/** A piece being played: ask for as many samples as you want next. */
export interface Renderer {
  /** Samples of the whole piece. */
  total: number;
  /** The next samples, at most as many as asked for and 4096; `null` after the last. */
  next(samples: number): Block | null;
}

/** A tone that sounds, and where it goes. */
interface Sounding {
  tone: Tone;
  channel: Channel;
  left: number;
  right: number;
  /** Samples until it begins, then 0. */
  wait: number;
  /** Samples left. */
  rest: number;
  rate: number;
}

/**
 * Plays a score, block by block: no block needs a later one, and where blocks begin and end changes nothing.
 * The same score and rate give the same samples on the same engine.
 */
export function createRenderer(score: Score, rate = SAMPLE_RATE): Renderer {
  const mix = MIXES[score.style];
  const desk = createDesk(rate, score, mix, MOST_AT_ONCE);
  const total = ceil(score.seconds * rate);
  const fade = LAST_FADE_SECONDS * rate;
  const skip = createBlock(MOST_AT_ONCE);
  let sounding: Sounding[] = [];
  let nextNote = 0;
  let mixed = 0;
  let given = 0;

  function mixInto(block: Block, samples: number) {
    for (let note = score.notes[nextNote]; note; note = score.notes[nextNote]) {
      const start = floor(note.at * rate);
      if (start >= mixed + samples) break;
      const begun = begin(note, nextNote, start - mixed);
      if (begun) sounding.push(begun);
      nextNote += 1;
    }
    for (const one of sounding) play(one, desk, samples);
    sounding = sounding.filter(({ rest }) => rest > 0);
    desk.run(block, samples);
    mixed += samples;
  }

  function begin(note: Note, index: number, wait: number): Sounding | undefined {
    const channel = channelOf(mix, note.voice);
    if (!channel) return undefined;
    const { style, mood, stepSeconds } = score;
    const tone = VOICES[note.voice](note, { rate, style, mood, stepSeconds, seed: index + 1 });
    const pan = max(-0.9, min(0.9, channel.pan + (note.pan ?? 0)));
    const angle = ((pan + 1) * PI) / 4;
    return {
      ...{ tone, channel, wait, rate, rest: ceil(tone.seconds * rate) },
      left: cos(angle) * SQRT2 * channel.gain,
      right: sin(angle) * SQRT2 * channel.gain,
    };
  }

  return {
    total,
    next(wanted) {
      if (given >= total) return null;
      // the limiter's look-ahead comes out first and is thrown away
      if (mixed === 0) mixInto(skip, lookAhead(rate));
      const samples = min(wanted, MOST_AT_ONCE, total - given);
      const block = createBlock(samples);
      mixInto(block, samples);
      for (let i = max(0, total - given - ceil(fade)); i < samples; i += 1) {
        const level = max(0, min(1, (total - given - i - 1) / fade)) ** 2;
        block.left[i] = (block.left[i] ?? 0) * level;
        block.right[i] = (block.right[i] ?? 0) * level;
      }
      given += samples;
      return block;
    },
  };
}

/** Adds the next samples of a tone to its bus and sends. */
function play(one: Sounding, desk: Desk, samples: number): void {
  const { tone, channel, rate } = one;
  const { room, echo } = channel;
  const bus = desk.buses[channel.bus];
  const from = min(samples, one.wait);
  const to = min(samples, from + one.rest);
  const fade = FADE_SECONDS * rate;
  for (let i = from; i < to; i += 1) {
    const rest = one.rest - (i - from);
    const level = rest < fade ? rest / fade : 1;
    const sample = tone.left() * level;
    const left = sample * one.left;
    const right = (tone.right ? tone.right() * level : sample) * one.right;
    bus.left[i] = (bus.left[i] ?? 0) + left;
    bus.right[i] = (bus.right[i] ?? 0) + right;
    if (room > 0) {
      desk.room.left[i] = (desk.room.left[i] ?? 0) + left * room;
      desk.room.right[i] = (desk.room.right[i] ?? 0) + right * room;
    }
    if (echo > 0) {
      desk.echo.left[i] = (desk.echo.left[i] ?? 0) + left * echo;
      desk.echo.right[i] = (desk.echo.right[i] ?? 0) + right * echo;
    }
  }
  one.wait -= from;
  one.rest -= to - from;
}

/** Plays a whole score at once. */
export function renderSignature(score: Score, rate = SAMPLE_RATE): Block {
  const renderer = createRenderer(score, rate);
  const whole = createBlock(renderer.total);
  let at = 0;
  for (let block = renderer.next(MOST_AT_ONCE); block; block = renderer.next(MOST_AT_ONCE)) {
    whole.left.set(block.left, at);
    whole.right.set(block.right, at);
    at += block.left.length;
  }
  return whole;
}
