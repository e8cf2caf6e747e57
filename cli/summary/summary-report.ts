import type { Summary, Totals } from '../../services/contracts/summary';

const LINES = 8;
const NAME_WIDTH = 34;
const BAR_WIDTH = 30;
const EIGHTHS = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'];

/** The summary for reading on a terminal, line by line. */
export function reportLines(summary: Summary): string[] {
  const { from, to, tz, totals, previous, interval, received } = summary;
  const dropped = received.bots + received.opted_out + received.prefetches;
  return [
    `${from.slice(0, 16)} to ${to.slice(0, 16)} UTC, by ${interval} in ${tz}`,
    ...narrowedLines(summary),
    ...listedLines(summary),
    ...(summary.synthetic ? ['Holds made-up traffic (npx cli seed --demo-remove).'] : []),
    '',
    ...figureLines(totals, previous ?? undefined),
    '',
    ...seriesLines(summary),
    ...rankingLines('Pages', summary.pages, 'views'),
    ...rankingLines('Entered at', summary.pages, 'visits'),
    ...exitLines(summary),
    ...rankingLines('From', summary.sources, 'visits'),
    ...rankingLines('Campaigns', summary.campaigns, 'visits'),
    ...rankingLines('Devices', summary.devices, 'views'),
    ...rankingLines('Browsers', summary.browsers, 'views'),
    ...rankingLines('Countries', summary.countries, 'views'),
    '',
    `Received on these days (UTC), whatever the filters, ${count(received.total)}: ${count(received.views)} views, ${count(received.repeats)} updates of earlier views, ${count(dropped)} left out (bots ${count(received.bots)}, asked not to be counted ${count(received.opted_out)}, fetched ahead ${count(received.prefetches)}).`,
  ];
}

/** What the figures are of, and what a filter cannot find any more. */
function narrowedLines({ filters, not, purged_before }: Summary): string[] {
  const isLeftOut = (name: string) => not.some((one) => one === name);
  const narrowed = Object.entries(filters).map(
    ([name, value]) => `${name} ${isLeftOut(name) ? 'not ' : ''}${plain(value)}`,
  );
  if (narrowed.length === 0) return [];
  return [
    `Only views with ${narrowed.join(', ')}; visits that began with one of them. Referrer and campaign are those of the whole visit.`,
    ...(purged_before
      ? [
          `Without those before ${purged_before.slice(0, 10)}: they were purged, only sums are kept, and nothing is compared.`,
        ]
      : []),
  ];
}

/** What the lists are of where views were purged, and the other figures. */
function listedLines({ listed }: Summary): string[] {
  if (!listed) return [];
  const last = new Date(Date.parse(listed.to) - 1).toISOString();
  return [
    `Views at an end of this range were purged: lists, median and mean are of ${listed.from.slice(0, 10)} to ${last.slice(0, 10)} (UTC), all else of whole hours.`,
  ];
}

function figureLines(now: Totals, before: Totals | undefined): string[] {
  const lines: [string, (totals: Totals) => string][] = [
    ['Sessions', ({ sessions }) => count(sessions)],
    ['Visits', ({ visits }) => count(visits)],
    ['Views', ({ views }) => count(views)],
    ['Bounces', ({ bounce_rate }) => `${Math.round(bounce_rate * 100)} %`],
    ['Time in sight', ({ duration_ms }) => `${count(Math.round(duration_ms / 60_000))} min`],
    ['per view', (t) => `${seconds(t.median_ms)} median, ${seconds(t.mean_ms)} mean`],
  ];
  return lines.map(([name, write]) => {
    const was = before ? `   before: ${write(before)}` : '';
    return `  ${name.padEnd(14)}${write(now).padStart(12)}${was}`;
  });
}

/** A line for each stretch; one that is cut or not over says so, or it would look like a quiet one. */
function seriesLines({ series, tz }: Summary): string[] {
  // The Swedish way to write a moment is the plain one: 2026-01-31 12:00.
  const moment = new Intl.DateTimeFormat('sv-SE', {
    timeZone: tz,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const most = Math.max(1, ...series.map(({ views }) => views));
  return series.map(({ t, views, in_part }) => {
    const start = moment.format(Date.parse(t));
    const line = `  ${start}  ${count(views).padStart(9)} ${bar(views / most)}`;
    return in_part ? `${line} (in part)` : line;
  });
}

function exitLines({ pages }: Summary): string[] {
  if (pages.every(({ exits }) => exits !== null)) return rankingLines('Left from', pages, 'exits');
  return ['', 'Left from: not known where views were purged before exits were counted'];
}

function rankingLines<By extends string>(
  title: string,
  rows: readonly ({ name: string } & Record<By, number | null>)[],
  by: By,
): string[] {
  const lines = rows
    .map((row) => ({ name: row.name, number: row[by] ?? 0 }))
    .filter(({ number }) => number > 0)
    .sort((one, other) => other.number - one.number)
    .slice(0, LINES);
  const most = lines[0]?.number;
  if (most === undefined) return [];
  return [
    '',
    `${title}, by ${by}`,
    ...lines.map(
      ({ name, number }) =>
        `  ${cut(name).padEnd(NAME_WIDTH)}${count(number).padStart(9)} ${bar(number / most)}`,
    ),
  ];
}

function bar(share: number): string {
  const eighths = Math.round(share * BAR_WIDTH * 8);
  return '█'.repeat(Math.floor(eighths / 8)) + (EIGHTHS[eighths % 8] ?? '');
}

/** Addresses hold what strangers wrote: nothing of it may move the cursor. */
function plain(name: string): string {
  return name.replaceAll(/\p{C}/gu, '�');
}

function cut(name: string): string {
  const text = plain(name);
  return text.length <= NAME_WIDTH - 2 ? text : `${text.slice(0, NAME_WIDTH - 3)}…`;
}

function count(number: number): string {
  return number.toLocaleString('en');
}

function seconds(ms: number): string {
  return `${Math.round(ms / 1000)} s`;
}
