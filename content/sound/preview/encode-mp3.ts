import { createMp3Encoder } from 'wasm-media-encoders';
import type { Block } from '../desk/stereo';

/** Rates that MP3 knows and LAME is asked for, in kbit/s. */
const KILOBITS = 64;

/**
 * Encodes sound as one channel of MP3 at 64 kbit/s: half a minute in about 280 kB.
 * @param rate samples a second of what is given: 32000, 44100 or 48000
 */
export async function encodeMp3({ left, right }: Block, rate: number): Promise<Uint8Array> {
  const encoder = await createMp3Encoder();
  encoder.configure({ sampleRate: rate, channels: 1, bitrate: KILOBITS });
  const mono = left.map((sample, i) => (sample + (right[i] ?? 0)) * 0.5);
  const parts: Uint8Array[] = [];
  for (let at = 0; at < mono.length; at += rate) {
    // the encoder hands out its own memory, so each part is copied
    parts.push(encoder.encode([mono.subarray(at, at + rate)]).slice());
  }
  parts.push(encoder.finalize().slice());
  return new Uint8Array(Buffer.concat(parts));
}
