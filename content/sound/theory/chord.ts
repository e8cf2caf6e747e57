/** Tones of each kind of chord above its root, in semitones, root first. */
const QUALITIES = {
  major: [0, 4, 7],
  minor: [0, 3, 7],
  add9: [0, 4, 7, 2],
  sixth: [0, 4, 7, 9],
  sus: [0, 5, 7, 2],
  maj7: [0, 4, 7, 11],
  maj9: [0, 4, 7, 11, 2],
  m7: [0, 3, 7, 10],
  m9: [0, 3, 7, 10, 2],
  m11: [0, 3, 7, 10, 5],
  alt: [0, 4, 10, 3, 8],
};

/** A kind of chord. */
export type Quality = keyof typeof QUALITIES;

/** A chord as pitch classes, 0 is C. */
export interface Chord {
  root: number;
  /** Root first. */
  tones: number[];
}

/** The pitch class of any pitch. */
export function pitchClass(midi: number): number {
  return ((midi % 12) + 12) % 12;
}

/** A chord on a root. */
export function chord(root: number, quality: Quality): Chord {
  return {
    root: pitchClass(root),
    tones: QUALITIES[quality].map((tone) => pitchClass(root + tone)),
  };
}

/** The lowest pitch of that class from `low` up. */
export function pitchFrom(low: number, tone: number): number {
  return low + pitchClass(tone - low);
}

/** The pitch of the class nearest to another pitch. */
export function nearestPitch(midi: number, tones: readonly number[]): number {
  for (let distance = 0; distance < 12; distance += 1) {
    if (tones.includes(pitchClass(midi + distance))) return midi + distance;
    if (tones.includes(pitchClass(midi - distance))) return midi - distance;
  }
  return midi;
}
