const QUARTER = /^Q([1-4]) (\d{4})$/;

/**
 * The first moment after an announced launch: the end of the year, quarter, month or day it names, in UTC.
 * `undefined` if the text names none.
 */
export function launchEnds(announced: string): Date | undefined {
  const quarter = QUARTER.exec(announced);
  if (quarter) return new Date(Date.UTC(Number(quarter[2]), Number(quarter[1]) * 3, 1));
  const [, year, month, day] = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/.exec(announced) ?? [];
  if (year === undefined) return undefined;
  if (month === undefined) return new Date(Date.UTC(Number(year) + 1, 0, 1));
  if (day === undefined) return new Date(Date.UTC(Number(year), Number(month), 1));
  return new Date(Date.UTC(Number(year), Number(month) - 1, Number(day) + 1));
}

/** Whether an announced launch lies wholly in the past. */
export function launchHasPassed(announced: string | null, now: Date): boolean {
  const ends = announced === null ? undefined : launchEnds(announced);
  return ends !== undefined && ends <= now;
}
