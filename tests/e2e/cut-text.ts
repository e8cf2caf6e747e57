<<<<<<< HEAD:tests/e2e/cut-text.ts
/**
 * Texts that somebody should read and that a box or the screen cuts off, by more than a hair. For
 * `page.evaluate`: it closes over nothing.
 */
export async function cutText(): Promise<string[]> {
=======
import { expect, test } from 'playwright/test';
import { ROUTES } from './routes';

/** One of each kind of page. */
const KINDS = [
  '/',
  '/africa',
  '/next-gen',
  '/contact',
  '/search?q=roka',
  '/faq',
  '/press/rocka',
  '/about/team',
  '/artists',
  '/artists/africa',
  '/artists/nyra',
  '/artists/rocka',
  '/listen/rocka',
  '/join/newsletter',
  '/news',
  '/news/rocka-grammy-collab',
];

/** Texts that somebody should read and that a box or the screen cuts off, by more than a hair. */
async function cutText(): Promise<string[]> {
>>>>>>> 5a0ac27 (site: Tell what a slip meant; keep large letters whole):tests/e2e/reflow.spec.ts
  // what follows its box does so a frame late
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);

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
    const hair = 4;
    const line = 0.35 * Number.parseFloat(getComputedStyle(home).fontSize); // letters are lower than their line
    for (let box: Element | null = home; box; box = box.parentElement) {
      const { overflowX, overflowY, position, textOverflow, webkitLineClamp } =
        getComputedStyle(box);
      if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') break; // an excerpt, and it says so
      if (/auto|scroll/.test(overflowX + overflowY)) break; // reached by scrolling
      const edge = box.getBoundingClientRect();
      if (edge.width < 2 || (position === 'absolute' && edge.height < 2)) break; // for readers only
      const isCut =
        (overflowX !== 'visible' && (left < edge.left - hair || right > edge.right + hair)) ||
        (overflowY !== 'visible' && (top < edge.top - line || bottom > edge.bottom + line));
      if (isCut) {
        cut.push(node.textContent.trim().slice(0, 60));
        break;
      }
    }
  }
  return cut;
}
<<<<<<< HEAD:tests/e2e/cut-text.ts
=======

test('letters twice as large lose nothing and scroll nothing sideways', async ({ page }) => {
  test.setTimeout(300_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1280, height: 900 });
  const lost: string[] = [];
  for (const route of ROUTES) {
    await page.goto(route);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    for (const text of await page.evaluate(cutText)) lost.push(`${route}: ${text}`);
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

test('letters twice as large lose nothing on a phone', async ({ page }) => {
  test.setTimeout(120_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 844 });
  const lost: string[] = [];
  for (const route of KINDS) {
    await page.goto(route);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    for (const text of await page.evaluate(cutText)) lost.push(`${route}: ${text}`);
  }
  expect(lost).toEqual([]);
});

test('light pages lose nothing in the device’s own fonts', async ({ page }) => {
  test.setTimeout(120_000);
  await page.addInitScript(() => localStorage.setItem('weight', 'light'));
  await page.setViewportSize({ width: 390, height: 844 });
  const lost: string[] = [];
  for (const route of KINDS) {
    await page.goto(route);
    expect(await page.evaluate(() => document.documentElement.dataset.weight)).toBe('light');
    for (const text of await page.evaluate(cutText)) lost.push(`${route}: ${text}`);
  }
  expect(lost).toEqual([]);
});
>>>>>>> 5a0ac27 (site: Tell what a slip meant; keep large letters whole):tests/e2e/reflow.spec.ts
