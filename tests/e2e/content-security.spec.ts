import type { Page } from 'playwright/test';
import { ROUTES } from './routes';
import { expect, test } from './watched-page';

declare global {
  interface Window {
    violations: string[];
    injected?: true;
  }
}

/** What the page's policy has stopped since it was opened. */
async function violationsOf(page: Page): Promise<string[]> {
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => window.violations);
}

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    window.violations = [];
    document.addEventListener('securitypolicyviolation', (event) => {
      window.violations.push(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`);
    });
  }),
);

test('no page wants what its policy does not allow', async ({ page }) => {
  test.setTimeout(300_000);
  for (const route of [...ROUTES, '/nothing-here', '/contact/result?status=failed']) {
    await test.step(route, async () => {
      const response = await page.goto(route);
      const policy = response?.headers()['content-security-policy'] ?? '';
      expect(policy).toMatch(/script-src 'self'( 'sha256-[\w+/]{43}=')+;/);
      expect(policy).not.toMatch(/script-src[^;]*unsafe|default-src[^;]*unsafe/);
      expect(await violationsOf(page)).toEqual([]);
    });
  }
});

test('moving between pages stays within the policy', async ({ page, complaints }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Contact', exact: true }).first().click();
  await expect(page).toHaveURL(/\/contact$/);
  await page.goBack();
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  expect(await violationsOf(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

test('script and style that were not built in do not run', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.injected = true';
    const style = document.createElement('style');
    style.textContent = 'main { display: none }';
    document.body.append(script, style);
    const image = document.createElement('img');
    image.setAttribute('onerror', 'window.injected = true');
    image.src = '/no-such-picture.png';
    document.body.append(image);
  });
  await page.waitForFunction(() => window.violations.length >= 3);

  expect(await page.evaluate(() => window.injected)).toBeUndefined();
  await expect(page.getByRole('main')).toBeVisible();
});
