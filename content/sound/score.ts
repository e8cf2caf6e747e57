/** Every instrument of the five signatures; `voices/voices.ts` plays them. */
export type VoiceName =
  | 'kick'
  | 'stomp'
  | 'snare'
  | 'clap'
  | 'palma'
  | 'contra'
  | 'sorda'
  | 'rim'
  | 'conga'
  | 'bell'
  | 'hat'
  | 'openHat'
  | 'shaker'
  | 'brush'
  | 'crash'
  | 'riser'
  | 'breath'
  | 'bass'
  | 'sub'
  | 'log'
  | 'drone'
  | 'twang'
  | 'guitar'
  | 'answer'
  | 'rhodes'
  | 'keys'
  | 'pluck'
  | 'saw'
  | 'pad'
  | 'strings'
  | 'brass'
  | 'lead'
  | 'double'
  | 'trumpet'
  | 'horn'
  | 'singer'
  | 'choir';

/** One note, or one stroke. */
export interface Note {
  voice: VoiceName;
  /** Seconds from the beginning. */
  at: number;
  /** How long it is held, in seconds; strokes ring as long as they ring. */
  seconds: number;
  /** 0 to 1.2. */
  velocity: number;
  /** Sixteenths from the beginning, as written: before swing and human time. */
  step: number;
  /** Pitch; 60 is middle C. */
  midi?: number;
  /** The pitch it slides in from. */
  from?: number;
  /** The pitch it slides away to. */
  to?: number;
  /** How open the filter is, 0 to 1. */
  brightness?: number;
  /** −1 left to 1 right, added to the place of its voice. */
  pan?: number;
}

/** One part of the piece. */
export interface Section {
  name: string;
  bars: number;
  startBar: number;
  /** 0 quiet to 1 full. */
  energy: number;
}

/** A composed signature: the same artist and seed always give the same score. */
export interface Score {
  artist: string;
  style: StyleName;
  seed: number;
  bpm: number;
  stepSeconds: number;
  /** Sorted by `at`. */
  notes: Note[];
  sections: Section[];
  /** Times of the quarter notes in seconds, first to last: what a picture can pulse with. */
  beats: number[];
  /** Pitch classes that the tuned voices may use, 0 is C. */
  scale: number[];
  /** Of everything, with the ring at the end. */
  seconds: number;
  mood: Mood;
}

/** What the mood words of a profile add up to, each −1 to 1. */
export interface Mood {
  bright: number;
  drive: number;
  space: number;
  late: number;
  width: number;
  density: number;
}

/** The five ways of composing. */
export type StyleName = 'noir' | 'glow' | 'velvet' | 'afrovibe' | 'amapiano';
