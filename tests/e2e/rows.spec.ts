import type { Locator } from 'playwright/test';
import { expect, openLive, test } from './watched-page';

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const boxes = (all: Locator): Promise<Box[]> =>
  all.evaluateAll((elements) =>
    elements.map((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      return { left, right, top, bottom };
    }),
  );

/** How many stand in each row, from top to bottom. */
const perRow = (all: Box[]): number[] => {
  const tops = [...new Set(all.map(({ top }) => Math.round(top)))];
  return tops.map((top) => all.filter((one) => Math.round(one.top) === top).length);
};

test('on the smallest phone, both themes stand beside their name', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openLive(page, '/terms');
  const themes = page.getByRole('contentinfo').getByRole('group', { name: 'Theme' });
  expect(perRow(await boxes(themes.locator('label')))).toEqual([2]);
});
