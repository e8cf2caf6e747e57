import type { Page } from 'playwright/test';
import { expect, test, whenLive } from '../watched-page';

const place = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

const REACT = '**/framework-*.js';

/** Opens a page and scrolls it, as the first hand does; React comes after. */
async function readEarly(page: Page, address: string, by: number): Promise<number> {
  let letIn = () => {};
  const isRead = new Promise<void>((resolve) => {
    letIn = resolve;
  });
  await page.route(REACT, (route) => isRead.then(() => route.continue()));
  await page.goto(address);
  const before = await place(page);
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, by);
  await expect.poll(() => place(page)).toBe(before + by);
  letIn();
  await whenLive(page);
  await page.unroute(REACT);
  return before + by;
}

test('Back leads to where a page was scrolled before it came to life', async ({ page }) => {
  const left = await readEarly(page, '/news', 600);
  await page.evaluate(() => {
    const isInSight = (link: Element) => link.getBoundingClientRect().top > 100;
    const links = document.querySelectorAll<HTMLElement>('main a[href^="/news/"]');
    [...links].find(isInSight)?.click();
  });
  await expect(page).not.toHaveURL(/\/news$/);
  await expect.poll(() => place(page)).toBe(0);

  await page.goBack();
  await expect(page).toHaveURL(/\/news$/);
  await expect.poll(() => place(page)).toBe(left);
});

test('a page that comes to life stays where it is read, not where an earlier visit ended', async ({
  page,
}) => {
  await page.goto('/news');
  await whenLive(page);
  await page.mouse.wheel(0, 900);
  await expect.poll(() => place(page)).toBe(900);

  await page.goto('/about');
  const read = await readEarly(page, '/news', 200);
  expect(await place(page)).toBe(read);
});

test('a page that comes to life does not go back to the part its address names', async ({
  page,
}) => {
  const read = await readEarly(page, '/privacy#stored', -300);
  expect(read).toBeGreaterThan(0);
  expect(await place(page)).toBe(read);
});
