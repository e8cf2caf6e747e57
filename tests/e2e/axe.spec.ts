import { readFileSync } from 'node:fs';
import { expect, type Page, test } from 'playwright/test';
import { ROUTES } from './routes';

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Finding {
  id: string;
  nodes: { target: unknown; failureSummary?: string }[];
}

async function findings(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  const violations = await page.evaluate(async (values) => {
    // put there by the line above
    const { axe } = window as unknown as {
      axe: { run(options: object): Promise<{ violations: Finding[] }> };
    };
    return (await axe.run({ runOnly: { type: 'tag', values } })).violations;
  }, RULES);
  return violations.map(({ id, nodes }) => `${id}: ${JSON.stringify(nodes.slice(0, 3))}`);
}

const THEMES = ['dark', 'light'] as const;

for (const route of [...ROUTES, '/nothing-here']) {
  test(`axe finds nothing on ${route} in either theme`, async ({ page }) => {
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(route);
      expect(await findings(page), colorScheme).toEqual([]);
    }
  });
}

for (const colorScheme of THEMES) {
  test(`axe finds nothing with a menu, a dialog or the drawer open (${colorScheme})`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto('/');
    await page.locator('summary', { hasText: 'Artists' }).first().click();
    expect(await findings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^AI-Powered/ }).click();
    expect(await findings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Open menu' }).click();
    expect(await findings(page)).toEqual([]);
  });
}

for (const colorScheme of THEMES) {
  test(`axe finds nothing in forms with faults, results and their dialogs (${colorScheme})`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto('/artists/africa');
    const band = page.getByRole('main').locator('form[action$="/api/subscriptions"]');
    await band.getByRole('button').click();
    await expect(band.getByLabel('E-mail address')).toBeFocused();
    expect(await findings(page), 'fault').toEqual([]);
    await band.getByLabel('E-mail address').fill('axe@example.org');
    await band.getByRole('button').click();
    await expect(page.getByText('Joined!')).toBeVisible();
    expect(await findings(page), 'sent').toEqual([]);
    await page.getByRole('button', { name: 'Remind me about Zaya' }).click();
    expect(await findings(page), 'dialog').toEqual([]);

    await page.goto('/join');
    const form = page.getByRole('main').locator('form').first();
    for (const name of ['New drops', 'Events'])
      await form.getByRole('checkbox', { name }).uncheck({ force: true });
    await form.getByRole('button', { name: 'Subscribe' }).click();
    await expect(form.getByRole('alert')).toBeVisible();
    expect(await findings(page), 'topics').toEqual([]);

    await page.route('**/api/follows/*', (route) => route.abort());
    await page.goto('/artists/rocka');
    await page.getByRole('button', { name: 'Follow Artist' }).click();
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    expect(await findings(page), 'follow').toEqual([]);
  });
}
