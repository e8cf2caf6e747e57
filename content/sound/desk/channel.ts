import type { VoiceName } from '../score';
import { factor } from '../synth/oscillator';

/** Where a voice goes before everything is summed. */
export type BusName = 'kick' | 'drums' | 'low' | 'chords' | 'lead' | 'effects';

/** One strip of the desk, in factors. */
export interface Channel {
  bus: BusName;
  gain: number;
  /** −1 left to 1 right. */
  pan: number;
  /** How much goes to the room and to the echo. */
  room: number;
  echo: number;
}

/** Where a voice stands: bus, gain in dB, pan, room and echo in dB; left out is off. */
export type Strip = [bus: BusName, gainDb: number, pan?: number, roomDb?: number, echoDb?: number];

/** How a style is mixed. */
export interface Mix {
  /** Added before the limiter, in dB, so that every style is about as loud as the others. */
  makeupDb: number;
  room: { size: number; seconds: number; damping: number; delayMs: number; floorHz: number };
  /** Sixteenths left and right. */
  echo: { left: number; right: number; feedback: number; ceilingHz: number };
  /** How far the kick pushes a bus down, 0 to 1. */
  duck: Partial<Record<BusName, number>>;
  /** The last equaliser, in dB. */
  tone: { low: number; mid: number; presence: number; air: number };
  strips: Partial<Record<VoiceName, Strip>>;
}

/** The strip of a voice; a voice that no strip names is silent. */
export function channelOf(mix: Mix, voice: VoiceName): Channel | undefined {
  const strip = mix.strips[voice];
  if (!strip) return undefined;
  const [bus, gainDb, pan = 0, roomDb, echoDb] = strip;
  const send = (db: number | undefined) => (db === undefined ? 0 : factor(db));
  return { bus, gain: factor(gainDb), pan, room: send(roomDb), echo: send(echoDb) };
}
