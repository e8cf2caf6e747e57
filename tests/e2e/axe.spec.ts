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

test.use({ reducedMotion: 'reduce' });

/** What is found in both themes. */
async function findingsInBoth(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    found.push(...(await findings(page)).map((finding) => `${colorScheme}: ${finding}`));
  }
  return found;
}

for (const route of [...ROUTES, '/nothing-here']) {
  test(`axe finds nothing on ${route}`, async ({ page }) => {
    await page.goto(route);
    expect(await findingsInBoth(page)).toEqual([]);
  });
}

test('axe finds nothing with a menu, a dialog or the drawer open', async ({ page }) => {
  await page.goto('/');
  await page.locator('summary', { hasText: 'Artists' }).first().click();
  expect(await findingsInBoth(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^AI-Powered/ }).click();
  expect(await findingsInBoth(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  expect(await findingsInBoth(page)).toEqual([]);
});
