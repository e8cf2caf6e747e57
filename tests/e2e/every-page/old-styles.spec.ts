import type { Page } from 'playwright/test';
import { expect, test, whenLive } from '../watched-page';

/** Words of style sheets that the oldest browsers of `browserslist` (package.json) do not know. */
const YOUNG = /(?<=\d)(?:cqi|dvh)\b|(?<=:)has(?=\()|inline-start(?=[;}])|container-type(?=:)/g;

/** Writes them so that no browser knows them, in the sheets and at the head of each page; and makes nothing inert. */
async function growOld(page: Page): Promise<void> {
  const older = (css: string) => css.replace(YOUNG, 'young-$&');
  await page.addInitScript(() => Reflect.deleteProperty(HTMLElement.prototype, 'inert'));
  await page.route(/\.css$/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: older(await answer.text()) });
  });
  await page.route(
    (url) => !/\.\w+$/.test(url.pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const answer = await route.fetch();
      // it names the styles as they were
      const { 'content-security-policy': _, ...headers } = answer.headers();
      const html = await answer.text();
      await route.fulfill({ headers, body: html.replace(/<style.*?<\/style>/gs, older) });
    },
  );
}

test.beforeEach(({ page }) => growOld(page));

for (const [width, path] of [
  [390, '/'],
  [390, '/artists/rocka'],
  [1440, '/contact'],
] as const)
  test(`headlines fill their measure without container units: ${path} at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(path);
    await whenLive(page);
    await expect
      .poll(() =>
        page.evaluate(() =>
          [...document.querySelectorAll('h1 [data-strip], h2 [data-strip]')]
            .filter(({ clientWidth }) => clientWidth > 0)
            .map((line) => {
              const letters = document.createRange();
              letters.selectNodeContents(line);
              const share = letters.getBoundingClientRect().width / line.clientWidth;
              return share > 0.9 && share < 1.02 ? 'full' : `${line.textContent}: ${share}`;
            })
            .filter((found) => found !== 'full'),
        ),
      )
      .toEqual([]);
    await expect(page.locator('html[data-plain]')).toHaveCount(0);
  });

test('what a dialog has no room for is scrolled to without dynamic units', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await page.goto('/');
  await whenLive(page);
  await page.getByRole('button', { name: /^Elite/ }).click();
  const elite = page.getByRole('dialog', { name: 'Elite' });
  await elite.hover();
  await page.mouse.wheel(0, 2000);
  await expect(elite.getByRole('button', { name: 'Got it, thanks!' })).toBeInViewport({ ratio: 1 });
  await page.mouse.wheel(0, -2000);
  await expect(elite.getByRole('heading')).toBeInViewport({ ratio: 1 });
  await expect(elite.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
});

test('nothing can be chosen that only a look ahead would do', async ({ page }) => {
  await page.goto('/press/rocka');
  await whenLive(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('radio')).toHaveCount(0);
  await expect(main.getByRole('button', { name: /^Copy text/ })).toHaveCount(3);
  await page.goto('/ai/facts');
  await whenLive(page);
  await expect(main.getByRole('radio')).toHaveCount(0);
});

test('the choices of the footer stand beside what they are called', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/terms');
  const theme = page.getByRole('group', { name: 'Theme' });
  const [legend, dark] = await Promise.all([
    theme.locator('legend').boundingBox(),
    theme.getByText('Dark').boundingBox(),
  ]);
  expect((legend?.x ?? 0) + (legend?.width ?? 0)).toBeLessThanOrEqual(dark?.x ?? 0);
});

test('focus stays in a chat that fills the screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/terms');
  await whenLive(page);
  await page.getByRole('button', { name: 'AI Assistant' }).click();
  await expect(page.getByRole('dialog', { name: 'AI Assistant' })).toBeVisible();
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab');
    // on the body it is on its way through the browser's own bar
    const isIn = await page.evaluate(() =>
      document.activeElement?.matches('body, dialog, dialog *'),
    );
    expect(isIn).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('main')).toBeVisible();
});
