import type { LinkTo, Page, PageInput } from '../page';
import { dayLabel } from '../parts/cards';
import { type Opening, opening } from '../parts/opening';
import {
  type Disagreement,
  disagreements,
  type FactKind,
  type FactRow,
  factRows,
} from './fact-rows';

/** `/ai/facts`: every statistic, where our own pages disagree, what was corrected. */
export interface FactsContext extends Opening {
  back: LinkTo;
  counts: { figure: number; label: string }[];
  filter: { label: string; kinds: { id: FactKind | 'all'; label: string; count: number }[] };
  jump: { label: string; links: LinkTo[] };
  json: LinkTo;
  columns: string[];
  rows: FactRow[];
  disagreements: {
    heading: string;
    text: string;
    columns: { directory: string; listing: string };
    rows: Disagreement[];
    none: string;
  };
  corrections: {
    heading: string;
    text: string;
    list: { date: string; day: string; text: string }[];
  };
}

/** Where the same rows are for machines. The build writes it. */
const FACTS_JSON = '/ai/facts.json';

/** `/ai/facts`. */
export function factsPage({ content }: PageInput): Page<FactsContext> {
  const { ai } = content.pages;
  const page = ai.ledger;
  const rows = factRows(content);
  const count = (kind: FactKind) => rows.filter((row) => row.kind === kind).length;
  const { claim, value, about, asOf, source, status, question } = page.columns;
  const two = page.disagreements;
  return {
    path: page.route,
    template: 'ai/facts',
    isListed: true,
    context: {
      ...opening(page),
      back: { label: page.back, href: ai.route },
      counts: [
        { figure: rows.length, label: page.counts.claims },
        { figure: count('sourced'), label: page.counts.sourced },
        { figure: count('reported'), label: page.counts.reported },
      ],
      filter: {
        label: page.filter,
        kinds: [
          { id: 'all', label: page.kinds.all, count: rows.length },
          ...(['reported', 'ours', 'sourced'] as const).map((id) => ({
            id,
            label: page.kinds[id],
            count: count(id),
          })),
        ],
      },
      jump: { label: page.jump, links: subjectsOf(rows) },
      json: { label: page.json, href: FACTS_JSON },
      columns: [claim, value, about, asOf, source, status, question],
      rows,
      disagreements: {
        heading: two.heading,
        text: two.text,
        columns: { directory: two.directory, listing: two.listing },
        rows: disagreements(content),
        none: two.none,
      },
      corrections: {
        heading: page.corrections.heading,
        text: page.corrections.text,
        list: page.corrections.list.map(({ date, text }) => ({ date, day: dayLabel(date), text })),
      },
    },
  };
}

/** A link to the first row about each. */
function subjectsOf(rows: FactRow[]): LinkTo[] {
  return rows
    .filter(({ subject }, index) => rows[index - 1]?.subject !== subject)
    .map(({ about, id }) => ({ label: about, href: `#${id}` }));
}
