import type { Page } from 'playwright/test';
import { expect, openLive, test } from '../watched-page';

test('a link leads to its search each time, whatever was typed since', async ({ page }) => {
  const field = page.getByRole('main').getByRole('textbox');
  const meant = page.getByRole('main').getByRole('link', { name: 'Did you mean “Rocka”?' });
  await openLive(page, '/search');
  for (const _time of ['first', 'second']) {
    await field.fill('roca');
    await expect(page).toHaveURL(/q=roca$/);
    await meant.click();
    await expect(field).toHaveValue('Rocka');
  }
});

test('the link to the search begins it anew', async ({ page }) => {
  const field = page.getByRole('main').getByRole('textbox');
  await openLive(page, '/search');
  await field.fill('zaya');
  await expect(page).toHaveURL(/q=zaya$/);

  await page.evaluate(() => Object(window).___navigate('/search'));
  await expect(field).toHaveValue('');
  await expect(page).toHaveURL(/\/search$/);
});

test('all kinds of results are in sight on a phone, however many there are', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/search');
  const kinds = page.getByRole('main').getByRole('navigation').getByRole('link');
  const ends = await kinds.evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect().right),
  );
  expect(ends.length).toBeGreaterThan(4);
  expect(Math.max(...ends)).toBeLessThanOrEqual(390);
});

test('what finds nothing stands in the same place and dress before script comes', async ({
  page,
  browser,
  baseURL,
}) => {
  const address = '/search?q=zzqx';
  const drawn = (one: Page) =>
    one
      .getByRole('main')
      .locator('[data-part="empty"]')
      .filter({ visible: true })
      .locator('svg, h2, a')
      .evaluateAll((all) =>
        all.map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          const { boxShadow, color, fontSize, fontWeight } = getComputedStyle(element);
          const box = [x, y, width, height].map(Math.round);
          return { box, boxShadow, color, fontSize, fontWeight };
        }),
      );
  await openLive(page, address);
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: page.viewportSize(),
  });
  const plain = await context.newPage();
  await plain.goto(`${baseURL}${address}`);

  expect(await drawn(plain)).toHaveLength(4);
  expect(await drawn(plain)).toEqual(await drawn(page));
  await context.close();
});

test('of a long text as much is looked for, and kept in the address, as a question has', async ({
  page,
}) => {
  const book = 'rocka nyra zaya '.repeat(200);
  await openLive(page, `/search?q=${encodeURIComponent(book)}`);
  const asked = () => new URL(page.url()).searchParams.get('q');
  await expect.poll(() => asked()?.length).toBeLessThanOrEqual(100);

  const field = page.getByRole('main').getByRole('textbox');
  await field.press('ControlOrMeta+A');
  await page.keyboard.insertText(book);
  expect((await field.inputValue()).length).toBeLessThanOrEqual(100);
});
