import type { Page } from 'playwright/test';
import { expect, openLive, test } from '../watched-page';

const way = (page: Page) =>
  page.getByRole('complementary', { name: 'AI Assistant' }).locator('a').first();

/** The words of the page that lie under what is seen of the button. */
const wordsUnder = (page: Page) =>
  way(page).evaluate((link) => {
    const { left, right, top, bottom } = link.getBoundingClientRect();
    const middle = (top + bottom) / 2;
    let edge = Math.floor(left);
    while (edge < right && !link.contains(document.elementFromPoint(edge, middle))) edge += 1;
    const words = document.createTreeWalker(
      document.querySelector('main') ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    const range = document.createRange();
    const under: string[] = [];
    while (words.nextNode()) {
      range.selectNode(words.currentNode);
      const lines = [...range.getClientRects()];
      if (lines.some((line) => line.right > edge && line.bottom > top && line.top < bottom))
        under.push(words.currentNode.textContent ?? '');
    }
    return under;
  });

test('where words end at its place the button is a tab in the margin', async ({ page }) => {
  for (const size of [
    { width: 1440, height: 900 },
    { width: 1024, height: 768 },
  ]) {
    await page.setViewportSize(size);
    for (const route of ['/contact', '/about', '/join/feeds', '/ai/facts']) {
      await openLive(page, route);
      await expect.poll(() => wordsUnder(page), `${route} ${size.width}`).toEqual([]);
    }
  }
});

test('it stays under the pointer that came for it, at the very edge of the page', async ({
  page,
}) => {
  await openLive(page, '/faq');
  await expect(way(page)).toHaveAttribute('data-away');
  const leaves = await way(page).evaluateHandle((link) => {
    const seen: string[] = [];
    link.addEventListener('pointerleave', ({ type }) => seen.push(type));
    return seen;
  });
  const box = await way(page).boundingBox();
  await page.mouse.move(1438, (box?.y ?? 0) + 20);
  await way(page).evaluate(async (link) => {
    await Promise.all(link.getAnimations().map(({ finished }) => finished));
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });

  expect(await leaves.jsonValue()).toEqual([]);
  await page.mouse.down();
  await page.mouse.up();
  await expect(page.getByRole('dialog', { name: 'AI Assistant' })).toBeVisible();
});

test('it looks again at the page that somebody goes on to', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openLive(page, '/ai/verify');
  await expect(way(page)).not.toHaveAttribute('data-away');
  await page
    .getByRole('navigation')
    .getByRole('link', { name: 'Contact', exact: true })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /say something/i })).toBeVisible();
  await expect.poll(() => wordsUnder(page)).toEqual([]);
});

test('its edge is seen on a ground of its own colour', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'light'));
  await openLive(page, '/news');
  const [shadow, ground] = await way(page).evaluate((link) => {
    const { boxShadow } = getComputedStyle(link);
    return [boxShadow, getComputedStyle(document.body).backgroundColor];
  });
  expect(shadow).toContain(`${ground} 0px 0px 0px 1px`);
});
