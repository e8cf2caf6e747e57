import { InvalidArgumentError } from 'commander';
import { DAY_MS } from '../../services/contracts/limits/durations';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/;
/** Letters of a day; an instant begins with one. */
const DAY_LENGTH = 10;

/** Reads where a range begins: a day means its first moment, in UTC. */
export function fromInstant(text: string): string {
  return instant(text, 0);
}

/** Reads where a range ends, itself not included: a day means the first moment of the next one, in UTC. */
export function toInstant(text: string): string {
  return instant(text, DAY_MS);
}

function instant(text: string, dayLengthMs: number): string {
  const isDay = DAY.test(text);
  const at = isDay || INSTANT.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(at) || !isRealDay(text.slice(0, DAY_LENGTH))) {
    throw new InvalidArgumentError(
      'Write a day such as 2026-01-31, or an instant such as 2026-01-31T12:00Z',
    );
  }
  return new Date(at + (isDay ? dayLengthMs : 0)).toISOString();
}

/** JavaScript takes the 30th of February for the 2nd of March. */
function isRealDay(day: string): boolean {
  return new Date(day).toISOString().startsWith(day);
}
