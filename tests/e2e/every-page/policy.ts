import type { Page } from 'playwright/test';

declare global {
  interface Window {
    violations: string[];
  }
}

/** Notes what the policy of a page stops, from its first byte on. Before the page is opened. */
export async function watchPolicy(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.violations = [];
    document.addEventListener('securitypolicyviolation', (event) => {
      window.violations.push(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
}

/** What the page's policy has stopped since it was opened, all that it fetches by itself included. */
export async function violationsOf(page: Page): Promise<string[]> {
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => window.violations);
}
