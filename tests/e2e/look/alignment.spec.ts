import type { Locator, Page } from 'playwright/test';
import { expect, openLive, test } from '../watched-page';

const PHONE = { width: 390, height: 844 };

async function boxOf(what: Locator) {
  const box = await what.boundingBox();
  if (!box) throw new Error('Nothing is drawn there.');
  return box;
}

const main = (page: Page) => page.getByRole('main');
const starts = (all: Locator) =>
  all.evaluateAll((elements) => elements.map((one) => one.getBoundingClientRect().left));

test('what goes wrong with a form is told as wide as the form', async ({ page }) => {
  await openLive(page, '/contact');
  await page.getByRole('button', { name: 'Send Message' }).click();

  const told = await boxOf(main(page).getByRole('alert').filter({ hasText: '3 fields' }));
  const form = await boxOf(main(page).locator('form', { has: page.getByLabel('Name') }));
  expect(told.width).toBeCloseTo(form.width, 0);
});

test('today stands halfway between its two labels', async ({ page }) => {
  await openLive(page, '/join/events');
  const day = main(page).locator('time').first();
  const above = await boxOf(day.locator('xpath=preceding-sibling::*[1]'));
  const below = await boxOf(day.locator('xpath=*[2]'));
  const number = await boxOf(day.locator('xpath=*[1]'));

  const gaps = [number.y - above.y - above.height, below.y - number.y - number.height];
  expect(Math.abs((gaps[0] ?? 0) - (gaps[1] ?? 0))).toBeLessThan(20);
});

test('on a phone, steps begin under each other, and a link under the buttons where they do', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await openLive(page, '/');
  const steps = await starts(main(page).locator('ol > li:has(> .display) > h3'));
  expect(steps.length).toBe(3);
  expect(new Set(steps).size).toBe(1);

  const trailer = await boxOf(main(page).getByRole('link', { name: 'Watch Trailer' }).first());
  const join = main(page).getByRole('link', { name: 'Join the Movement', exact: true }).first();
  expect((await boxOf(join)).x).toBe(trailer.x);
  expect((await boxOf(join)).width).toBeLessThan(trailer.width);
});

test('on a phone, a first rank stands beside its name', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openLive(page, '/global');
  const first = main(page)
    .locator('article, li')
    .filter({ has: page.getByRole('heading', { name: 'Rocka' }) })
    .first();
  const rank = await boxOf(first.getByText('1', { exact: true }));
  const name = await boxOf(first.getByRole('heading', { name: 'Rocka' }));
  expect(Math.abs(rank.y - name.y)).toBeLessThan(20);
});

test('on a phone, a claim stands beside its figure, and whose it is below', async ({ page }) => {
  for (const width of [320, 390]) {
    await page.setViewportSize({ ...PHONE, width });
    await openLive(page, '/ai/facts');
    const row = main(page)
      .locator('tbody tr')
      .filter({ hasText: /^countries12/ });
    const claim = await boxOf(row.getByRole('rowheader'));
    const number = await boxOf(row.getByRole('cell').nth(0));
    const whose = await boxOf(row.getByRole('cell').nth(1));

    expect(number.x + number.width, String(width)).toBeLessThanOrEqual(claim.x);
    expect(number.y, String(width)).toBeLessThan(claim.y + claim.height);
    expect(whose.y, String(width)).toBeGreaterThanOrEqual(claim.y + claim.height);
    expect(whose.x + whose.width).toBeCloseTo(claim.x + claim.width, 0);
  }
});

test('the chat stands above the player, so that its keys stay within reach', async ({ page }) => {
  await openLive(page, '/artists/nyra');
  await page.locator('#signature').getByRole('button', { name: /^Play/ }).click();
  const player = page.getByRole('region', { name: 'Player' });
  await expect(player).toBeVisible();
  await page.getByRole('button', { name: 'AI Assistant', exact: true }).click();
  const chat = await page.getByRole('dialog', { name: 'AI Assistant' }).boundingBox();
  const bar = await player.boundingBox();
  expect((chat?.y ?? 0) + (chat?.height ?? 999)).toBeLessThan(bar?.y ?? 0);
});

for (const width of [320, 1280])
  test(`the title of a dialog is not cut at a hyphen, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 720 });
    await openLive(page, '/artists');
    await main(page).getByRole('button', { name: 'What is an AI-powered artist?' }).click();
    const title = page.getByRole('dialog').getByRole('heading');
    await expect(title).toBeVisible();

    const isCut = await title.evaluate((element) => {
      const word = document.createRange();
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const hyphen = text.textContent?.indexOf('-') ?? -1;
        if (hyphen === -1) continue;
        word.setStart(text, hyphen);
        word.setEnd(text, hyphen + 2);
      }
      return new Set([...word.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
    });
    expect(isCut).toBe(false);
  });

test('the three ways to a feed stand in one row on the smallest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/join/feeds');
  const ways = main(page).getByRole('link', { name: 'Calendar' }).first().locator('xpath=..');
  const tops = await ways
    .getByRole('link')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(tops).toHaveLength(3);
  expect(new Set(tops).size).toBe(1);
});

test('the picture of a dialog is as sharp as it is large', async ({ page }) => {
  await openLive(page, '/artists');
  await main(page).getByRole('button', { name: 'What is an AI-powered artist?' }).click();
  const picture = page.getByRole('dialog').getByRole('presentation', { includeHidden: true });
  await expect(picture).toHaveJSProperty('complete', true);

  const short = await picture.evaluate(async (image: HTMLImageElement) => {
    const file = await (await fetch(image.currentSrc)).blob();
    const { height } = await createImageBitmap(file);
    return image.getBoundingClientRect().height / height;
  });
  expect(short).toBeLessThan(1.1);
});

test('how a role was made stands on the line of its role', async ({ page }) => {
  await openLive(page, '/listen/rocka');
  await main(page).locator('summary', { hasText: 'AI credits' }).first().click();
  const row = main(page)
    .getByRole('row', { name: /^Vocals/ })
    .first();
  const tops = await row.locator('th, td').evaluateAll((cells) =>
    cells.map((cell) => {
      const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      const words = document.createRange();
      words.selectNodeContents(texts.nextNode() ?? cell);
      return Math.round(words.getBoundingClientRect().top);
    }),
  );
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThanOrEqual(1);
});

test('on a phone, whose word a fact is stands beside the fact', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openLive(page, '/press/rocka');
  const row = main(page).getByRole('row', { name: /^streams/i });
  const value = await boxOf(row.getByRole('cell').first());
  const word = await boxOf(row.getByRole('cell').last());
  expect(word.x).toBeGreaterThanOrEqual(value.x + value.width);
});

test('what went wrong with a login has its name above it', async ({ page }) => {
  await openLive(page, '/auth');
  await page.getByLabel('E-mail address').fill('nobody@example.com');
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Log In' }).click();
  const told = page.getByRole('alert').filter({ hasText: 'Auth error' }).locator('p').first();
  const all = await boxOf(told);
  const name = await boxOf(told.locator('b'));
  expect(name.width).toBeCloseTo(all.width, 0);
});
