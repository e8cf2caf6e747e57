import { pitchClass } from './chord';

/** Scales in semitones above their key. */
export const SCALES = {
  major: [0, 2, 4, 5, 7, 9, 11],
  minor: [0, 2, 3, 5, 7, 8, 10],
  majorPentatonic: [0, 2, 4, 7, 9],
  minorPentatonic: [0, 3, 5, 7, 10],
  phrygian: [0, 1, 3, 5, 7, 8, 10],
} as const;

/** The pitch classes of a scale in a key. */
export function scaleOn(key: number, name: keyof typeof SCALES): number[] {
  return SCALES[name].map((tone) => pitchClass(key + tone));
}

/** Every pitch of the scale from `low` to `high`, both included. */
export function ladder(scale: readonly number[], low: number, high: number): number[] {
  const pitches = Array.from({ length: high - low + 1 }, (_, i) => low + i);
  return pitches.filter((midi) => scale.includes(pitchClass(midi)));
}
