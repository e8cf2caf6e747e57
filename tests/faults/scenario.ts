/** What a scenario counted. */
export type Figures = Record<string, number | string>;

/** How a scenario ended. */
export interface Report {
  figures: Figures;
  /** Promises that were broken, in sentences; none when all were kept. */
  broken: string[];
}

/** How much of it to do. */
export interface Extent {
  /** Kills, cuts or messages, as the scenario counts. */
  rounds: number;
  /** The same seed makes the same calls, in the same order, with the same pauses between. */
  seed: number;
  /** Says how far it is. */
  note(line: string): void;
}

/** One kind of fault, done to a running service. */
export interface Scenario {
  /** What is done and what is promised. */
  title: string;
  /** Of a whole run and of a quick one. */
  rounds: { whole: number; quick: number };
  run(extent: Extent): Promise<Report>;
}

/** Numbers from 0 to 1 that look random and are the same for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A UUID out of such numbers. */
export function uuidFrom(random: () => number): string {
  const digits = Array.from({ length: 32 }, () => Math.floor(random() * 16).toString(16));
  digits[12] = '4';
  digits[16] = '8';
  const text = digits.join('');
  const parts = [
    [0, 8],
    [8, 12],
    [12, 16],
    [16, 20],
    [20, 32],
  ] as const;
  return parts.map(([from, to]) => text.slice(from, to)).join('-');
}

/** Which promises are broken: a sentence for each that does not hold. */
export function brokenOf(promises: Record<string, boolean>): string[] {
  return Object.entries(promises).flatMap(([sentence, holds]) => (holds ? [] : [sentence]));
}
