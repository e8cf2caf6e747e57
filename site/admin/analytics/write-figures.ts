import type { Summary } from '../../../services/contracts/summary';
import type { Point } from './ViewsChart';

interface Words {
  seconds: string;
  minutes: string;
  direct: string;
  unknown: string;
  none: string;
}

const LABELS: Record<Summary['interval'], Intl.DateTimeFormatOptions> = {
  hour: { hour: '2-digit', minute: '2-digit' },
  day: { day: 'numeric', month: 'short' },
  week: { day: 'numeric', month: 'short' },
  month: { month: 'short', year: '2-digit' },
};

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

/** A value of a breakdown as people read it: those in brackets are ours. */
export function labelOf(name: string, words: Words): string {
  const ours: Record<string, string> = {
    '(direct)': words.direct,
    '(unknown)': words.unknown,
    '(none)': words.none,
  };
  return ours[name] ?? name;
}

/** The series as bars, each beside the same stretch of the period before. */
export function pointsOf({ series, previous, interval, tz }: Summary): Point[] {
  const clock = new Intl.DateTimeFormat('en-GB', { ...LABELS[interval], timeZone: tz });
  return series.map(({ t, views, sessions }, index) => ({
    t,
    label: clock.format(new Date(t)),
    views,
    sessions,
    before: previous ? (previous.series[index]?.views ?? 0) : null,
  }));
}

/** A country by its code, in English; anything else as it is. */
export function countryName(code: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  return new Intl.DisplayNames('en', { type: 'region' }).of(code) ?? code;
}
