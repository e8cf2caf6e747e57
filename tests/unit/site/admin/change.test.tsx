import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Change } from '../../../../site/admin/analytics/figures/Change';
import type { AdminTexts } from '../../../../site/admin/desk/texts';

jest.mock('../../../../site/admin/analytics/figures/Change.module.css', () => ({}), {
  virtual: true,
});

jest.mock('../../../../site/admin/StaffIcon', () => ({
  StaffIcon: ({ name }: { name: string }) => name,
}));

const texts = {
  desk: { analytics: { previous: 'before: {n}', points: '{n} points', new: 'new' } },
} as unknown as AdminTexts;

test.each([
  [100, 130, 'arrow-down-right'],
  [130, 100, 'arrow-up-right'],
  [1_001, 1_000, undefined],
])(
  '%d after %d has the arrow %s: a change that is written ±0 has no direction',
  (value, before, arrow) => {
    const html = renderToStaticMarkup(
      createElement(Change, { texts, value, before, write: String }),
    );

    expect(/arrow-[a-z-]+/.exec(html)?.[0]).toBe(arrow);
  },
);

test.each([
  [0.114, 0.2, '−9 points', 'arrow-down-right'],
  [0.11, 0, '+11 points', 'arrow-up-right'],
  [0.201, 0.2, '±0 points', undefined],
])(
  'a share of %d after %d has changed by %s, not by a per cent of it',
  (value, before, words, arrow) => {
    const write = (share: number) => `${Math.round(100 * share)} %`;
    const html = renderToStaticMarkup(
      createElement(Change, { texts, value, before, write, isShare: true }),
    );

    expect(html).toContain(words);
    expect(/arrow-[a-z-]+/.exec(html)?.[0]).toBe(arrow);
  },
);
