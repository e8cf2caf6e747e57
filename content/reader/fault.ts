import { compareTexts } from '../derive/compare-texts';

/** `error` stops the load; a `warning` should be looked at; a `notice` waits for somebody's decision. */
export type Level = 'error' | 'warning' | 'notice';

/** One thing wrong with, or open in, one place of one content file. */
export interface Fault {
  level: Level;
  /** Path from the project's root. */
  file: string;
  /** From 1. */
  line: number;
  /** From 1. */
  column: number;
  /** Names of the fields that lead there: `profile.biography.heading`, `roles[2].use`. */
  field: string;
  /** What is wrong, and what to write instead. */
  message: string;
}

/** What would steer the terminal of who reads of a fault, break its line or turn its text. */
const UNPRINTABLE = /\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu;

/** `file:line:column field: what is wrong. What to write instead.` Names in it are as they were sent in. */
export function formatFault({ file, line, column, field, message }: Fault): string {
  return `${file}:${line}:${column} ${field}: ${message}`.replace(UNPRINTABLE, '\ufffd');
}

/** File by file, from top to bottom. */
export function sortFaults(faults: Fault[]): Fault[] {
  return faults.toSorted(
    (a, b) => compareTexts(a.file, b.file) || a.line - b.line || a.column - b.column,
  );
}

/** The content cannot be used. A class, so that callers can tell it from a bug; `message` has one line per fault. */
export class ContentError extends Error {
  override readonly name = 'ContentError';

  constructor(readonly faults: Fault[]) {
    super(faults.map(formatFault).join('\n'));
  }
}

/** A path through the file as a person writes it. */
export function fieldName(path: readonly PropertyKey[]): string {
  const name = path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('');
  return name.replace(/^\./, '') || '(whole file)';
}

/** A fault of a file as a whole. */
export function wholeFile(file: string, message: string, field = 'file'): Fault {
  return { level: 'error', file, line: 1, column: 1, field, message };
}
