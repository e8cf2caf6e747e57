import { expect, test } from 'playwright/test';
import { ROUTES } from './routes';

const WIDTHS = { laptop: [1024, 1440, 1920], phone: [320, 390, 768] };

test('no page scrolls sideways at any width', async ({ page }, { project }) => {
  test.setTimeout(300_000);
  const tooWide: string[] = [];
  for (const route of ROUTES) {
    await page.goto(route);
    for (const width of WIDTHS[project.name === 'phone' ? 'phone' : 'laptop']) {
      await page.setViewportSize({ width, height: 900 });
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      if (over > 0) tooWide.push(`${route} at ${width}: ${over} px`);
    }
  }
  expect(tooWide).toEqual([]);
});

test('strip-set lines fill their measure', async ({ page }) => {
  for (const route of ['/', '/global', '/contact', '/artists/street-prophet']) {
    await page.goto(route);
    await page.evaluate(() => document.fonts.ready);
    const shares = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('[data-strip]')]
        .filter((line) => line.offsetParent !== null)
        .map((line) => {
          const range = document.createRange();
          range.selectNodeContents(line);
          const measure = line.parentElement?.clientWidth ?? 0;
          return { text: line.textContent, share: range.getBoundingClientRect().width / measure };
        }),
    );

    expect(shares.length).toBeGreaterThan(0);
    expect(shares.filter(({ share }) => share < 0.97 || share > 1.003)).toEqual([]);
  }
});
