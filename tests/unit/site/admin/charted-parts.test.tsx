import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Growth } from '../../../../services/contracts/admin/growth';
import type { Summary } from '../../../../services/contracts/summary';
import { Audience } from '../../../../site/admin/analytics/audience/Audience';
import { ViewsPanel } from '../../../../site/admin/analytics/chart/ViewsPanel';
import { Breakdown } from '../../../../site/admin/analytics/lists/Breakdown';
import type { AdminTexts } from '../../../../site/admin/desk/texts';

// it draws nothing without a window, and warns of it
jest.mock('recharts', () => ({ ResponsiveContainer: () => null }));
jest.mock('../../../../site/admin/StaffIcon', () => ({ StaffIcon: () => null }));
jest.mock('../../../../site/admin/desk/Failure', () => ({ Failure: () => null }));
jest.mock('../../../../site/admin/analytics/audience/Audience.module.css', () => ({}), {
  virtual: true,
});
jest.mock('../../../../site/admin/analytics/figures/FactRow', () => ({ FactRow: () => null }));
jest.mock('../../../../site/shell/with-names', () => ({ withNames: String }));
jest.mock('../../../../site/components/Action/Action', () => ({ actionClass: () => '' }));
jest.mock('../../../../site/admin/desk/Table.module.css', () => ({}), { virtual: true });
jest.mock('../../../../site/admin/desk/Choices.module.css', () => ({}), { virtual: true });
jest.mock('../../../../site/admin/analytics/chart/ChartPanel.module.css', () => ({}), {
  virtual: true,
});
jest.mock('../../../../site/admin/analytics/lists/Breakdown.module.css', () => ({}), {
  virtual: true,
});

const words = {
  part: 'Not whole',
  partOf: '{n} (in part)',
  per: { day: '{what}', month: '{what}' },
  nothing: 'Nothing in this range.',
  audience: {
    ...{ artist: 'Artist', followers: 'Followers', newFollows: 'New', readers: 'Readers' },
    ...{ newReaders: '', joined: 'Joined', left: 'Left' },
  },
};
const texts = {
  chart: '{title}',
  table: { when: 'When' },
  desk: {
    asTable: '',
    analytics: { ...words, filter: '', all: '', views: 'Views', lastPeriod: 'Before' },
  },
} as unknown as AdminTexts;

const none = { visits: 0, sessions: 0, duration_ms: 0 };
const point = (t: string, views: number, in_part: boolean) => ({ ...none, t, views, in_part });

function cellsOf(summary: Pick<Summary, 'series'> & { previous: { series: Summary['series'] } }) {
  const asked = { interval: 'month', tz: 'UTC', ...summary } as unknown as Summary;
  const html = renderToStaticMarkup(
    createElement(ViewsPanel, { texts, summary: asked, onPart: () => {} }),
  );
  const rows = html.split('<tr').slice(2);
  return {
    html,
    cells: rows.map((row) =>
      [...row.matchAll(/<t[dh][^>]*>(.*?)<\/t[dh]>/g)].map(([, text = '']) =>
        text.replace(/<[^>]*>/g, ''),
      ),
    ),
  };
}

test('what is cut or not over says so, also of the period before; what that does not have is no nought', () => {
  const { cells, html } = cellsOf({
    series: [
      point('2025-12-01T00:00:00.000Z', 9, false),
      point('2026-01-01T00:00:00.000Z', 8, false),
      point('2026-02-01T00:00:00.000Z', 7, true),
    ],
    previous: {
      series: [
        point('2024-12-01T00:00:00.000Z', 1, true),
        point('2025-01-01T00:00:00.000Z', 0, false),
      ],
    },
  });

  expect(cells).toEqual([
    ['Dec 25', '9', '1 (in part)'],
    ['Jan 26', '8', '0'],
    ['Feb 26 (in part)', '7', ''],
  ]);
  expect(html).toContain('Not whole');
  expect(html.match(/<t[dh][^>]*><button/g)).toHaveLength(3);
});

test('a chart of whole times does not speak of others', () => {
  const whole = [point('2025-12-01T00:00:00.000Z', 9, false)];

  const { html } = cellsOf({ series: whole, previous: { series: whole } });
  expect(html).not.toContain('Not whole');
  // and one time is looked at alone already
  expect(html).not.toMatch(/<t[dh][^>]*><button/);
});

test('a chart is heard by its name and its table, not by each of its ticks and bars', () => {
  const { html } = cellsOf({ series: [], previous: { series: [] } });

  expect(html).toMatch(/role="img"[^>]*><div aria-hidden="true"><\/div><\/div>/);
});

test('a share is of all there is, not of the lines that are listed', () => {
  const lines = [{ key: 'a', label: 'A', count: 5 }];
  const lists = [{ name: 'Campaigns', lines }];
  const html = renderToStaticMarkup(
    createElement(Breakdown, { texts, title: '', unit: '', whole: 200, lists }),
  );

  expect(/<small>(.*?)<\/small>/.exec(html)?.[1]).toBe('3 %');
});

const noGrowth = {
  interval: 'day',
  tz: 'UTC',
  follows: { total: 0, gained: 0, before: null, series: [], artists: [] },
  newsletter: { total: 0, joined: 0, left: 0, pending: 0, before: null, series: [], sources: [] },
} as unknown as Growth;

test('what stands under the heading of followers and readers has headings beneath it', () => {
  const asked = { step: 'ready', value: noGrowth, reload: async () => {} } as never;
  const html = renderToStaticMarkup(createElement(Audience, { texts, asked }));

  expect([...html.matchAll(/<h(\d)/g)].map(([, level]) => level)).toEqual([
    '2',
    '3',
    '3',
    '3',
    '3',
  ]);
});

test('a list without lines says so, and is no list', () => {
  const lists = [{ name: 'Campaigns', lines: [] }];
  const html = renderToStaticMarkup(
    createElement(Breakdown, { texts, title: '', unit: '', whole: 0, lists }),
  );

  expect(html).toContain('Nothing in this range.');
  expect(html).not.toContain('<ol');
});
