import { expect, test } from 'playwright/test';
import { ROUTES } from './routes';

/** Texts that somebody should read and that a box or the screen cuts off, by four pixels or more. */
function cutText(): string[] {
  const cut: string[] = [];
  const over = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  if (over > 0) cut.push(`scrolls ${over} px sideways`);
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = words.nextNode(); node; node = words.nextNode()) {
    const home = node.parentElement;
    if (
      !home ||
      !node.textContent?.trim() ||
      home.closest('[aria-hidden="true"], dialog, script, style')
    )
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const { left, right, top, bottom, width } = range.getBoundingClientRect();
    if (width < 2 || !home.checkVisibility({ visibilityProperty: true })) continue;
    for (let box: Element | null = home; box; box = box.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(box);
      if (/auto|scroll/.test(overflowX + overflowY)) break; // reached by scrolling
      const edge = box.getBoundingClientRect();
      if (edge.width < 2 || (position === 'absolute' && edge.height < 2)) break; // for readers only
      const isCut =
        (overflowX !== 'visible' && (left < edge.left - 4 || right > edge.right + 4)) ||
        (overflowY !== 'visible' && (top < edge.top - 4 || bottom > edge.bottom + 4));
      if (isCut) {
        cut.push(node.textContent.trim().slice(0, 60));
        break;
      }
    }
  }
  return cut;
}

test('letters twice as large lose nothing and scroll nothing sideways', async ({ page }) => {
  test.setTimeout(300_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const lost: string[] = [];
  for (const route of ROUTES) {
    await page.goto(route);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    for (const width of [1280, 640]) {
      await page.setViewportSize({ width, height: 900 });
      for (const text of await page.evaluate(cutText)) lost.push(`${route} at ${width}: ${text}`);
    }
  }
  expect(lost).toEqual([]);
});

test('nothing is cut off on the narrowest screens', async ({ page }) => {
  test.setTimeout(300_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 700 });
  const lost: string[] = [];
  for (const route of ROUTES) {
    await page.goto(route);
    for (const text of await page.evaluate(cutText)) lost.push(`${route}: ${text}`);
  }
  expect(lost).toEqual([]);
});
