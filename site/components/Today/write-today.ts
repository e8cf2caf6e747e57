/**
 * Writes today's date, on the visitor's own calendar, into a `<time>` with a place for the day and one for the month.
 * It uses nothing from outside itself: pages carry it as text, so that the date is there before React. The names come from
 * `toDateString`, always as in "Fri Mar 14 2025": the formats of `Intl` take a slow phone some 60 ms.
 */
export function writeToday(time: HTMLTimeElement): void {
  const now = new Date();
  const [, month, , year] = now.toDateString().split(' ');
  const [day, label] = time.children;
  const here = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
  time.dateTime = new Date(here).toISOString().slice(0, 10);
  if (day) day.textContent = `${now.getDate()}`;
  if (label) label.textContent = `${month} ${year}`;
}
