import type { Locator, Page } from 'playwright/test';
import { expect, openLive, test } from '../watched-page';

const PHONE = { width: 390, height: 844 };
const TABLET = { width: 1024, height: 900 };

const main = (page: Page) => page.getByRole('main');

async function edges(what: Locator) {
  const box = await what.boundingBox();
  if (!box) throw new Error('Nothing is drawn there.');
  return { left: box.x, right: box.x + box.width, top: box.y, bottom: box.y + box.height };
}

test('pictures for the press that stand beside each other end on one line', async ({ page }) => {
  await page.goto('/press/nyra');
  const figures = main(page).locator('figure');
  for (const [first, second] of [
    [0, 1],
    [2, 3],
  ] as const) {
    const [one, other] = [figures.nth(first), figures.nth(second)];
    const end = (await edges(one.locator('img'))).bottom;
    expect((await edges(other.locator('img'))).bottom).toBeCloseTo(end, 0);
    expect((await edges(one.locator('figcaption'))).top).toBeCloseTo(end, 0);
    expect((await edges(other.locator('figcaption'))).top).toBeCloseTo(end, 0);
  }
});

test('what a tempo is called stands on the line of what the other figures are called', async ({
  page,
}) => {
  await page.goto('/artists/rocka');
  const middles = await main(page)
    .locator('dl')
    .filter({ hasText: 'streams' })
    .locator('dt')
    .evaluateAll((all) =>
      all.map((one) => {
        const { top, height } = one.getBoundingClientRect();
        return Math.round(top + height / 2);
      }),
    );
  expect(middles).toHaveLength(4);
  expect(new Set(middles).size).toBe(1);
});

test('on a phone, what plays an artist stands on the line of the name, and so does the arrow', async ({
  page,
}) => {
  for (const width of [320, 390, 768]) {
    await page.setViewportSize({ ...PHONE, width });
    await openLive(page, '/listen/fusion-mix');
    const row = main(page).locator('li[data-artist="street-prophet"]');
    const name = await edges(row.getByRole('heading').locator('..'));
    for (const part of [row.getByRole('button'), row.locator('a > svg')]) {
      const { top, bottom } = await edges(part);
      expect((top + bottom) / 2, String(width)).toBeGreaterThan(name.top);
      expect((top + bottom) / 2, String(width)).toBeLessThan(name.bottom);
    }
  }
});

test('on a phone, the artist who is last in the listing keeps away from the line above', async ({
  page,
}) => {
  for (const width of [320, 390]) {
    await page.setViewportSize({ ...PHONE, width });
    await page.goto('/artists');
    const last = main(page).locator('article:has(button:disabled)');
    const name = await edges(last.getByRole('heading', { name: 'Street Prophet' }));
    expect(name.top - (await edges(last)).top, String(width)).toBeGreaterThanOrEqual(12);
  }
});

for (const width of [1100, 1440])
  test(`whichever menu is open, it begins where the first name does, ${width} wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await openLive(page, '/');
    const menus = page.locator('nav details[name="nav"]');
    const { left } = await edges(menus.first().locator('summary'));
    for (const menu of await menus.all()) {
      const name = await edges(menu.locator('summary'));
      await menu.locator('summary').click();
      const panel = await edges(menu.locator('ul'));
      // where the first name begins, whichever is open
      expect(panel.left).toBeCloseTo(left, 0);
      expect(panel.right).toBeGreaterThanOrEqual(name.right);
      expect(panel.right).toBeLessThanOrEqual(width);
    }
  });

test('entries of a menu that stand beside each other begin on one line', async ({ page }) => {
  await openLive(page, '/');
  const menu = page.locator('nav details[name="nav"]', { hasText: 'Our Story' });
  await menu.locator('summary').click();
  const [story, vision] = await menu
    .locator('b')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(story).toBe(vision);
});

test('no word of an unknown page lies on its picture where there is no room beside it', async ({
  page,
}) => {
  for (const size of [PHONE, { width: 844, height: 390 }, { width: 768, height: 1024 }]) {
    await page.setViewportSize(size);
    await page.goto('/no-such-page');
    const picture = await edges(main(page).locator('picture img').first());
    const words = await edges(main(page).getByText('404'));
    expect(picture.bottom - picture.top).toBeGreaterThanOrEqual(140);
    expect(words.top, String(size.width)).toBeGreaterThanOrEqual(picture.bottom);
  }
});

test('an offer on a tablet leaves the face beside it free', async ({ page }) => {
  await page.setViewportSize(TABLET);
  await page.goto('/about/story');
  const offer = main(page).getByRole('heading', { name: 'Collaborate' }).locator('..');
  expect((await edges(offer)).right).toBeLessThan(0.56 * TABLET.width);
});
