import { METRICS, type Metric } from '../../db/web-vitals/loads';
import type { Spread, WebVitalsReport } from '../../services/contracts/web-vitals';

const SECOND_MS = 1_000;

/** How pages felt, for reading on a terminal; nothing where no load told. */
export function vitalsLines({ all }: WebVitalsReport): string[] {
  const told = METRICS.filter((metric) => all[metric].loads > 0);
  if (told.length === 0) return [];
  return [
    '',
    'How pages felt, to three of four loads at most',
    ...told.map((metric) => line(metric, all[metric])),
  ];
}

function line(metric: Metric, { loads, p75, good, fair, poor }: Spread): string {
  const share = (part: number) => `${Math.round((100 * part) / loads)} %`.padStart(5);
  const value = metric === 'cls' ? String(p75) : inWords(p75 ?? 0);
  const shares = `good ${share(good)}, fair ${share(fair)}, poor ${share(poor)}`;
  return `  ${metric.toUpperCase().padEnd(5)}${value.padStart(9)}   ${shares}, of ${loads.toLocaleString('en')}`;
}

function inWords(ms: number): string {
  return ms < SECOND_MS ? `${Math.round(ms)} ms` : `${(ms / SECOND_MS).toFixed(1)} s`;
}
