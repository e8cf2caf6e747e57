import type { Ranked, Summary } from '../../../../services/contracts/summary';
import type { AdminTexts } from '../../desk/texts';
import type { Filters } from '../choice/summary-query';
import { countryName, labelOf } from '../figures/write-figures';
import { Breakdown, type List } from './Breakdown';

interface BreakdownProps {
  texts: AdminTexts;
  summary: Summary;
  onFilter: (filters: Filters) => void;
}

/** What led people here. In visits, since only the first view of a visit comes from elsewhere. */
export function Origins({ texts, summary, onFilter }: BreakdownProps) {
  const words = texts.desk.analytics;
  const list = listBy('visits', words);
  return (
    <Breakdown
      texts={texts}
      title={words.referrers}
      unit={words.visits}
      whole={summary.totals.visits}
      onFilter={onFilter}
      lists={[
        list(words.sources, summary.sources, 'referrer'),
        list(words.hosts, summary.referrers, 'referrer'),
        list(words.campaigns, summary.campaigns, 'campaign'),
      ]}
    />
  );
}

/** What people see the site with. */
export function Machines({ texts, summary, onFilter }: BreakdownProps) {
  const words = texts.desk.analytics;
  const list = listBy('views', words);
  return (
    <Breakdown
      texts={texts}
      title={words.machines}
      unit={words.views}
      whole={summary.totals.views}
      onFilter={onFilter}
      lists={[
        list(words.devices, summary.devices, 'device'),
        list(words.browsers, summary.browsers, 'browser'),
        list(words.systems, summary.systems, 'system'),
      ]}
    />
  );
}

/** Where people are, as far as a proxy tells. */
export function Countries({ texts, summary, onFilter }: BreakdownProps) {
  const words = texts.desk.analytics;
  const { lines, ...list } = listBy('views', words)(words.countries, summary.countries, 'country');
  const named = lines.map((line) => ({ ...line, label: countryName(line.label) }));
  return (
    <Breakdown
      texts={texts}
      title={words.countries}
      unit={words.views}
      whole={summary.totals.views}
      onFilter={onFilter}
      lists={[{ ...list, lines: named }]}
    />
  );
}

function listBy(unit: 'views' | 'visits', words: Parameters<typeof labelOf>[1]) {
  return (name: string, ranked: readonly Ranked[], filter: keyof Filters): List => ({
    name,
    filter,
    lines: ranked
      .map((line) => ({ key: line.name, label: labelOf(line.name, words), count: line[unit] }))
      .filter(({ count }) => count > 0),
  });
}
