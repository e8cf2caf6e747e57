import type { Spreads, WebVitalsReport } from '../../../../services/contracts/web-vitals';
import { METRICS } from '../vitals/write-vital';

/** The columns that only these rows fill. */
export const vitalColumns = ['metric', 'loads', 'p75', 'good', 'fair', 'poor'] as const;

/** One metric of one kind of page or connection. */
export type VitalRow = Record<(typeof vitalColumns)[number], string | number> & {
  list: string;
  name: string;
};

/** How pages felt, as rows of the dashboard's table; a p75 without loads stays empty. */
export function vitalRows({ from, to, all, pages, connections }: WebVitalsReport): VitalRow[] {
  return [
    ...rowsOf('vitals', `${from}/${to}`, all),
    ...pages.flatMap(({ name, ...spreads }) => rowsOf('vitals by page', name, spreads)),
    ...connections.flatMap(({ name, ...spreads }) => rowsOf('vitals by connection', name, spreads)),
  ];
}

function rowsOf(list: string, name: string, spreads: Spreads): VitalRow[] {
  return METRICS.map((metric) => {
    const { p75, ...spread } = spreads[metric];
    return { list, name, metric, p75: p75 ?? '', ...spread };
  });
}
