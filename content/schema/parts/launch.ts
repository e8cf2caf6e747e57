import { pattern } from './pattern';

/** An announced date, as exact as it was announced: `"2026"`, `Q3 2026`, `"2026-05"` or `"2026-05-01"`. */
export const Launch = pattern(
  /^(Q[1-4] \d{4}|\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?)$/,
  'is not a date of a launch. Write "2026", Q3 2026, "2026-05" or "2026-05-01"',
);
