import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { DeskTexts } from '../../../../content/schema/pages/desk-texts';
import { VitalCard } from '../../../../site/admin/analytics/vitals/VitalCard';
import type { Metric } from '../../../../site/admin/analytics/vitals/write-vital';

jest.mock('../../../../site/admin/analytics/vitals/VitalsPanel.module.css', () => ({}), {
  virtual: true,
});

const words = { metrics: {}, measured: '' } as unknown as DeskTexts['analytics']['vitals'];

test.each<[Metric, number | null]>([
  ['lcp', 2_200],
  ['inp', 120],
  ['cls', 0.025],
  ['ttfb', null],
])('%s is set without small letters in display type, which has none', (metric, p75) => {
  const spread = { p75, loads: 1, good: 1, fair: 0, poor: 0 };

  const html = renderToStaticMarkup(createElement(VitalCard, { metric, spread, words }));

  const [, figure = ''] = /<b class="display">(.*?)<\/b>/.exec(html) ?? [];
  expect(figure).toMatch(/^[\d.,–]+$/);
});
