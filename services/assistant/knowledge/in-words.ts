/** Lists and days as replies write them. */

/** No comma before `and`. */
const LIST = new Intl.ListFormat('en-GB');
const DAY = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
/** How many names one reply tells. */
const NAMES_MAX = 6;

/** `Rocka, Nyra and Zaya`. */
export function listInWords(parts: readonly string[]): string {
  return LIST.format(parts);
}

/** The same of names that may be many: the first ones, and how many there are beside them. */
export function namesInWords(names: readonly string[]): string {
  const rest = names.length - NAMES_MAX;
  return listInWords(rest > 0 ? [...names.slice(0, NAMES_MAX), `${rest} more`] : names);
}

/** `14 February 2024`, of a day or of a moment on its own clock: `2024-02-14T19:00`. */
export function dayInWords(moment: string): string {
  return DAY.format(new Date(`${moment.slice(0, 10)}T00:00Z`));
}
