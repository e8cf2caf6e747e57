import { editDistance } from '../../../services/contracts/match-words';

/**
 * The known addresses that look most like an unknown one, the nearest first. A last part that is
 * right under a wrong parent counts as nearly right: `/rocka` is near `/artists/rocka`.
 */
export function nearest<Page extends { href: string }>(
  unknown: string,
  known: Page[],
  count: number,
): Page[] {
  const asked = tidy(unknown);
  return known
    .map((page) => ({ page, steps: stepsBetween(asked, tidy(page.href)) }))
    .sort((a, b) => a.steps - b.steps || a.page.href.length - b.page.href.length)
    .slice(0, count)
    .map(({ page }) => page);
}

/** Letters to add, drop or change, and one more for a wrong parent. */
function stepsBetween(asked: string, known: string): number {
  return Math.min(editDistance(asked, known), editDistance(lastPart(asked), lastPart(known)) + 1);
}

function tidy(path: string): string {
  return path.toLowerCase().replace(/\/+$/, '') || '/';
}

function lastPart(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
