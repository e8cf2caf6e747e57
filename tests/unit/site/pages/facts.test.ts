import { texts } from '../../../../content/reader/walk';
import type { Content } from '../../../../content/schema/content';
import { factsJson } from '../../../../site/build/found/facts-json';
import { noPicture } from '../../../../site/build/pictures';
import { pageList } from '../../../../site/page-list';
import { disagreements, factRows } from '../../../../site/pages/ai/fact-rows';
import { type FactsContext, factsPage } from '../../../../site/pages/ai/facts';
import type { Page } from '../../../../site/pages/page';
import { testContent } from '../../../support/content/test-content';

let content: Content;
let pages: Page[];
let context: FactsContext;
beforeAll(async () => {
  content = await testContent();
  pages = pageList({ content, picture: noPicture });
  context = factsPage({ content, picture: noPicture }).context;
});

/** Large round counts, percentages, “and more”, and ranges of tempo: what a reader takes for a statistic. */
const STATISTIC = /(?<![\w.&#/-])(\d[\d.,]*[MK]\+?|\d+\+|\d+%|\d{2,3}–\d{2,3})(?![\w%])/g;

/** Where a picture is cut, for style sheets. */
const POSITION = /^\d+% \d+%$/;

function statisticsOn({ context: shown }: Page): string[] {
  const read = texts(shown).filter(({ value }) => !POSITION.test(value));
  return read.flatMap(({ value }) => [...value.matchAll(STATISTIC)].map(([figure]) => figure));
}

test('no page of the site prints a statistic that is not in the table', () => {
  const printed = pages
    .filter(({ template }) => template !== 'facts')
    .flatMap((page) => statisticsOn(page).map((figure) => ({ figure, on: page.path })));
  const known = new Set([
    ...context.rows.map(({ display }) => display),
    ...context.disagreements.rows.flatMap(({ directory, listing }) => [directory, listing]),
  ]);

  expect(printed.filter(({ figure }) => !known.has(figure))).toEqual([]);
  expect(new Set(printed.map(({ figure }) => figure)).size).toBeGreaterThan(10);
});

test('every fact stands in the table once, the company’s first', () => {
  const ids = context.rows.map(({ id }) => id);

  expect(ids.toSorted()).toEqual(content.facts.map(({ id }) => id).toSorted());
  expect(context.rows[0]).toMatchObject({ subject: 'global', about: content.site.brand.name });
  expect(context.jump.links.map(({ href }) => href)).toContain('#rocka-streams');
});

test('a figure without a date says so, and one with an outside source is no longer self-reported', () => {
  const [row] = factRows({
    ...content,
    facts: [
      {
        id: 'rocka-streams',
        subject: 'rocka',
        metric: 'streams',
        value: 1,
        unit: null,
        display: '1',
        label: 'streams',
        source: 'An auditor',
        sourceUrl: 'https://example.org/count',
        asOf: '2026-03-01',
        status: 'settled',
        note: null,
      },
    ],
  });

  expect(row).toMatchObject({ kind: 'sourced', asOf: '1 March 2026', status: 'Settled' });
  expect(context.rows.find(({ id }) => id === 'rocka-streams')).toMatchObject({
    kind: 'reported',
    asOf: 'No date yet',
    status: 'To be confirmed',
  });
});

test('the counts of the filters add up', () => {
  const [all, ...kinds] = context.filter.kinds.map(({ count }) => count);
  expect(kinds.reduce((sum, count) => sum + count, 0)).toBe(all);
  expect(all).toBe(context.rows.length);
});

test('both readings of our two artist pages stand side by side', () => {
  expect(disagreements(content).map(({ subject }) => subject)).toEqual(
    expect.arrayContaining(['Nyra, BPM', 'Kayoba, BPM', 'Street Prophet, BPM', 'Zaya, status']),
  );
  expect(disagreements(content).find(({ id }) => id === 'nyra-BPM')).toMatchObject({
    directory: '88–102',
    listing: '85–95',
  });
});

test('machines get the same rows, each with its address', () => {
  const { facts } = JSON.parse(factsJson(content, 'https://site.test'));
  expect(facts).toHaveLength(context.rows.length);
  expect(facts[0].page).toBe(`https://site.test/ai/facts#${context.rows[0]?.id}`);
});
