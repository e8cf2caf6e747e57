import { renderToStaticMarkup } from 'react-dom/server';
import { StatCards } from '../../../../site/admin/analytics/figures/StatCards';
import type { AdminTexts } from '../../../../site/admin/desk/texts';

jest.mock('../../../../site/admin/analytics/figures/Change', () => ({ Change: () => null }));
jest.mock('../../../../site/admin/analytics/figures/StatCards.module.css', () => ({}), {
  virtual: true,
});

test('a figure and its unit are two words', () => {
  const stat = { label: 'Time', value: 65, before: undefined, write: String, unit: 'min' };

  const html = renderToStaticMarkup(<StatCards texts={{} as AdminTexts} stats={[stat]} />);

  expect(/<dd[^>]*>(.*?)<\/dd>/.exec(html)?.[1]?.replace(/<[^>]*>/g, '')).toBe('65 min');
});
