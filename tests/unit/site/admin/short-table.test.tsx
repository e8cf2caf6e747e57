import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ShortTable } from '../../../../site/admin/analytics/lists/ShortTable';
import type { AdminTexts } from '../../../../site/admin/desk/texts';

jest.mock('../../../../site/admin/desk/Table.module.css', () => ({}), { virtual: true });
jest.mock('../../../../site/components/Action/Action.module.css', () => ({}), { virtual: true });
jest.mock('gatsby', () => ({}), { virtual: true });

const texts = { desk: { analytics: { all: 'All {n}' } } } as unknown as AdminTexts;

function written(count: number): string {
  const rows = Array.from({ length: count }, (_, n) => `artist-${n}`);
  const columns = [{ head: 'Artist', cell: (row: string) => row }];
  const keyOf = (row: string) => row;
  return renderToStaticMarkup(
    createElement(ShortTable<string>, { texts, label: 'A', columns, rows, keyOf, nothing: '' }),
  );
}

test('a long table begins with its first rows and offers all; a short one is whole', () => {
  const long = written(60);
  expect(long.match(/artist-\d+/g)).toHaveLength(15);
  expect(long).toMatch(/<button[^>]*aria-expanded="false"[^>]*>All 60</);

  const short = written(15);
  expect(short.match(/artist-\d+/g)).toHaveLength(15);
  expect(short).not.toContain('<button');
});
