import type { Summary } from '../../../../services/contracts/summary';

interface Words {
  seconds: string;
  minutes: string;
  direct: string;
  unknown: string;
  none: string;
}

/** Devices and hubs, which are known by small words. */
const KINDS = /^(?:mobile|tablet|desktop|other|africa|global)$/;
const LABELS: Record<Summary['interval'], Intl.DateTimeFormatOptions> = {
  hour: { hour: '2-digit', minute: '2-digit' },
  day: { day: 'numeric', month: 'short' },
  week: { day: 'numeric', month: 'short' },
  month: { month: 'short', year: '2-digit' },
};

/** A share or a mean; nothing where there is nothing that it is of, as a time where no view told its own. */
export function ofSome(
  figures: Summary['totals'] | null | undefined,
  name: 'bounce_rate' | 'median_ms' | 'mean_ms',
): number | undefined {
  return figures?.[name === 'bounce_rate' ? 'visits' : 'mean_ms'] ? figures[name] : undefined;
}

/** Milliseconds as whole minutes (specification, section 9). */
export function writeMinutes(ms: number): string {
  return Math.round(ms / 60_000).toLocaleString('en');
}

/** Milliseconds as `18 s` or `2 min 3 s`. */
export function writeTime(ms: number, words: Words): string {
  const seconds = Math.round(ms / 1000);
  if (seconds < 60) return words.seconds.replace('{n}', String(seconds));
  return words.minutes
    .replace('{m}', String(Math.floor(seconds / 60)))
    .replace('{s}', String(seconds % 60));
}

/** A change in per cent: `+12 %`, `−3 %`, `±0 %`, `+3,321 %`. */
export function writeChange(percent: number): string {
  return `${writeSigned(percent)} %`;
}

/** The same without its unit. */
export function writeSigned(change: number): string {
  const sign = change === 0 ? '±' : change > 0 ? '+' : '−';
  return sign + Math.abs(change).toLocaleString('en');
}

/** A value of a breakdown as people read it: those in brackets are ours, kinds of devices begin small. */
export function labelOf(name: string, words: Words): string {
  // Strangers choose some of these names: of a plain object `constructor` would be one of ours.
  const ours = new Map([
    ['(direct)', words.direct],
    ['(unknown)', words.unknown],
    ['(none)', words.none],
  ]);
  return ours.get(name) ?? (KINDS.test(name) ? capital(name) : name);
}

/** The beginnings of a series' stretches, as they stand under an axis: hours of several days with their day. */
export function labelsOf(
  points: readonly { t: string }[],
  { interval, tz }: Pick<Summary, 'interval' | 'tz'>,
): string[] {
  const clock = new Intl.DateTimeFormat('en-GB', { ...LABELS[interval], timeZone: tz });
  const labels = points.map(({ t }) => clock.format(new Date(t)));
  if (interval !== 'hour' || new Set(labels).size === labels.length) return labels;

  const day = new Intl.DateTimeFormat('en-GB', { ...LABELS.day, timeZone: tz });
  return points.map(({ t }, index) => `${day.format(new Date(t))}, ${labels[index]}`);
}

/** With a great first letter. */
export function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** A country by its code, in English; anything else as it is. */
export function countryName(code: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  return new Intl.DisplayNames('en', { type: 'region' }).of(code) ?? code;
}
