import { test as base, expect, type Page } from 'playwright/test';

/** What Playwright says where playwright.config.ts keeps the worker out. */
const WORKER_BLOCKED = 'Service Worker registration blocked by Playwright';

/** A page on which anything the browser complains of (errors, warnings, hydration) fails the test. */
export const test = base.extend<{ complaints: string[] }>({
  complaints: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
    page.on('console', (message) => {
      if (message.text() === WORKER_BLOCKED) return;
      if (message.type() === 'error' || message.type() === 'warning')
        complaints.push(`${page.url()}: ${message.text()}`);
    });
    await use(complaints);
    expect(complaints).toEqual([]);
  },
});

/** Opens a page and waits until its script listens: before, a form posts itself like a plain one. */
export async function openLive(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await whenLive(page);
}

/** Waits until React listens on a page. It would start by itself after a while; a hand is at the page here. */
export async function whenLive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    dispatchEvent(new Event('pointermove'));
    return document.documentElement.dataset.live !== undefined;
  });
}

export { expect };
