import type { Mood, Note, StyleName } from '../score';

/** One note as it sounds. `left` is called once for each sample, then `right`, if the two differ. */
export interface Tone {
  /** How long it can be heard. */
  seconds: number;
  left(): number;
  right?: () => number;
}

/** What a voice needs to know besides the note. */
export interface Studio {
  /** Samples a second. */
  rate: number;
  style: StyleName;
  mood: Mood;
  stepSeconds: number;
  /** A number of the note's own: its noise and its phases come from it. */
  seed: number;
}

/** Plays a note. */
export type Voice = (note: Note, studio: Studio) => Tone;

/** How far a bright mood opens filters. */
export function openness({ mood }: Studio): number {
  return 2 ** (mood.bright * 0.6);
}

/** How hard a driven mood hits what distorts. */
export function push({ mood }: Studio): number {
  return 1 + mood.drive * 0.6;
}
