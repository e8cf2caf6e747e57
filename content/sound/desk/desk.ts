import type { Score } from '../score';
import { type Band, createStrip } from '../synth/equaliser';
import type { BusName, Mix } from './channel';
import { createChorus } from './chorus';
import { createEcho } from './echo';
import { createKickLevel } from './kick-level';
import { createMaster } from './master';
import { createRoom } from './room';
import { type Block, createBlock, type Effect } from './stereo';

const { tanh } = Math;

/** A mixing desk: fill its buses and sends, then run it. */
export interface Desk {
  buses: Record<BusName, Block>;
  room: Block;
  echo: Block;
  /** Mixes so many samples into a block, from its beginning, and empties everything that was filled. */
  run(into: Block, samples: number): void;
}

/** How much of each return is heard. */
const ECHO_LEVEL = 0.8;
const ROOM_LEVEL = 0.5;
/** How much of the echo goes on into the room. */
const ECHO_TO_ROOM = 0.18;

/**
 * The desk of a piece.
 * @param blockSize the most samples of one run
 */
export function createDesk(rate: number, score: Score, mix: Mix, blockSize: number): Desk {
  const create = () => createBlock(blockSize);
  const buses: Record<BusName, Block> = {
    ...{ kick: create(), drums: create(), low: create() },
    ...{ chords: create(), lead: create(), effects: create() },
  };
  const [room, echo] = [create(), create()];
  const pressed = new Float32Array(blockSize);
  const pressLevel = createKickLevel(rate, score);
  const drums = createPair(rate, ['highPass', 60], ['peak', 360, 1, -2]);
  const chords = createPair(rate, ['highPass', 150], ['peak', 310, 0.9, -3]);
  const lead = createPair(rate, ['highPass', 120], ['peak', 330, 0.9, -2.5]);
  const chorus = createChorus(rate, 0.34 * (1 + score.mood.width * 0.35));
  const ring = createRoom(rate, mix.room, score.mood.space);
  const repeat = createEcho(rate, score.stepSeconds, mix.echo);
  const master = createMaster(rate, mix);

  function run(into: Block, samples: number) {
    pressLevel(pressed, samples);
    drums(buses.drums, samples);
    saturate(buses.drums, samples);
    toMiddle(buses.low, samples);
    chords(buses.chords, samples);
    chorus(buses.chords, samples);
    lead(buses.lead, samples);
    repeat(echo, samples);
    add(room, echo, samples, ECHO_TO_ROOM);
    ring(room, samples);
    into.left.fill(0, 0, samples);
    into.right.fill(0, 0, samples);
    for (const [name, bus] of Object.entries(buses)) {
      // the keys are those of `buses`
      add(into, bus, samples, 1, pressed, mix.duck[name as BusName] ?? 0);
    }
    add(into, echo, samples, ECHO_LEVEL);
    add(into, room, samples, ROOM_LEVEL, pressed, 0.25);
    master(into, samples);
    for (const { left, right } of [...Object.values(buses), room, echo]) {
      left.fill(0, 0, samples);
      right.fill(0, 0, samples);
    }
  }
  return { buses, room, echo, run };
}

/** Adds one block to another; where the kick presses, less of it. */
function add(
  into: Block,
  from: Block,
  samples: number,
  level: number,
  pressed?: Float32Array,
  duck = 0,
): void {
  for (let i = 0; i < samples; i += 1) {
    const gain = pressed && duck > 0 ? level * (1 - duck * (pressed[i] ?? 0)) : level;
    into.left[i] = (into.left[i] ?? 0) + (from.left[i] ?? 0) * gain;
    into.right[i] = (into.right[i] ?? 0) + (from.right[i] ?? 0) * gain;
  }
}

/** The same bands for both sides. */
function createPair(rate: number, ...bands: Band[]): Effect {
  const left = createStrip(rate, ...bands);
  const right = createStrip(rate, ...bands);
  return (block, samples) => {
    left(block.left, samples);
    right(block.right, samples);
  };
}

/** Presses the drums together a little. */
function saturate({ left, right }: Block, samples: number): void {
  for (let i = 0; i < samples; i += 1) {
    left[i] = tanh((left[i] ?? 0) * 1.25) * 0.8;
    right[i] = tanh((right[i] ?? 0) * 1.25) * 0.8;
  }
}

function toMiddle({ left, right }: Block, samples: number): void {
  for (let i = 0; i < samples; i += 1) {
    const middle = ((left[i] ?? 0) + (right[i] ?? 0)) * 0.5;
    left[i] = middle;
    right[i] = middle;
  }
}
