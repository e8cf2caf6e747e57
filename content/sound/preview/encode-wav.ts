import type { Block } from '../desk/stereo';

const { round } = Math;

const HEADER_BYTES = 44;

/** Writes sound as a WAV file: two channels of 16 bits. */
export function encodeWav({ left, right }: Block, rate: number): Uint8Array {
  const bytes = left.length * 4;
  const view = new DataView(new ArrayBuffer(HEADER_BYTES + bytes));
  const word = (at: number, text: string) => {
    for (const [i, letter] of [...text].entries()) view.setUint8(at + i, letter.charCodeAt(0));
  };
  word(0, 'RIFF');
  view.setUint32(4, HEADER_BYTES - 8 + bytes, true);
  word(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 2, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate * 4, true);
  view.setUint16(32, 4, true);
  view.setUint16(34, 16, true);
  word(36, 'data');
  view.setUint32(40, bytes, true);
  left.forEach((sample, i) => {
    view.setInt16(HEADER_BYTES + i * 4, round(sample * 32767), true);
    view.setInt16(HEADER_BYTES + i * 4 + 2, round((right[i] ?? 0) * 32767), true);
  });
  return new Uint8Array(view.buffer);
}
