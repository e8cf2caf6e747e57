import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Finding {
  id: string;
  nodes: { target: unknown; failureSummary?: string }[];
}

/** What axe finds on a page by the rules of WCAG 2.2 AA and its own best practice. */
export async function axeFindings(page: Page): Promise<string[]> {
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
