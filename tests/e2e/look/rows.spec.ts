import type { Locator } from 'playwright/test';
import { expect, openLive, test } from '../watched-page';

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

test('on a phone, the last links of a page stand two and two, the first in one piece', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openLive(page, '/terms');
  const foot = page.getByRole('contentinfo');
  const last = foot
    .getByRole('list')
    .filter({ has: page.getByRole('link', { name: 'Your data' }) });
  expect(perRow(await boxes(last.getByRole('listitem')))).toEqual([2, 2]);

  const within = foot.locator('p').getByRole('link', { name: 'How we use AI' });
  expect(await within.evaluate((link) => link.getClientRects().length)).toBe(1);
});

test('no kind of message and no artist is left alone in half a row', async ({ page }) => {
  await openLive(page, '/contact');
  const kinds = page.getByRole('group', { name: 'What is it about?' }).locator('label');
  expect(perRow(await boxes(kinds))).toEqual([4, 3]);

  await page.setViewportSize({ width: 390, height: 844 });
  const narrow = await boxes(kinds);
  expect(narrow.at(-1)?.right).toBeCloseTo(narrow[1]?.right ?? 0, 0);

  await openLive(page, '/press');
  const artists = await boxes(
    page.getByRole('listitem').filter({ has: page.locator('[data-artist] .display, .display') }),
  );
  expect(artists.at(-1)?.right).toBeCloseTo(artists[1]?.right ?? 0, 0);
});

test('on a phone, of three artists in a hub the last has the row', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openLive(page, '/africa');
  const faces = page.getByRole('main').locator('a[href^="/artists/"]:has(b)');
  await faces.last().evaluate((one) => one.remove());

  const three = await boxes(faces);
  expect(perRow(three)).toEqual([2, 1]);
  expect(three.at(-1)?.right).toBeCloseTo(three[1]?.right ?? 0, 0);
});

test('on a phone, the ways to follow stand in one row, and credits stand clear of a button', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openLive(page, '/artists/rocka');
  const ways = page.getByRole('list').filter({ has: page.getByRole('link', { name: /^Atom/ }) });
  expect(perRow(await boxes(ways.last().getByRole('listitem')))).toEqual([3]);

  const coming = page.getByRole('listitem').filter({ hasText: 'Contre-jour' }).first();
  const [button] = await boxes(coming.getByRole('button', { name: /^Listen/ }));
  const [mark] = await boxes(coming.locator('summary svg').first());
  expect((mark?.top ?? 0) - (button?.bottom ?? 0)).toBeGreaterThanOrEqual(16);
});

test('what a kind of work is called begins as far into its pattern as the first', async ({
  page,
}) => {
  for (const width of [910, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await openLive(page, '/ai');
    const patterns = await boxes(page.getByRole('main').locator('i[data-hand]'));
    const words = await boxes(page.getByRole('main').locator('dl > [data-hand] > dt'));
    const insets = words.map(({ left }, index) => Math.round(left - (patterns[index]?.left ?? 0)));
    expect(new Set(insets).size, `${width}: ${insets}`).toBe(1);
  }
});

test('a way to share says what it is in one line', async ({ page }) => {
  for (const width of [390, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await openLive(page, '/news/rocka-grammy-collab');
    const share = page.getByRole('link', { name: 'Share on WhatsApp' });
    const lines = await share.evaluate((link) => {
      const words = document.createRange();
      words.selectNodeContents(link.lastChild ?? link);
      return words.getClientRects().length;
    });
    expect(lines, String(width)).toBe(1);
  }
});

test('what stands in a row of a long table begins at one line', async ({ page }) => {
  await openLive(page, '/privacy');
  const row = page.getByRole('row', { name: /^Page views/ });
  const starts = await row.locator('th, td').evaluateAll((cells) =>
    cells.map((cell) => {
      const words = document.createRange();
      words.selectNodeContents(cell);
      return Math.round(words.getClientRects()[0]?.top ?? 0);
    }),
  );
  expect(new Set(starts).size, String(starts)).toBe(1);
});
