/** What was perhaps meant by an address that there is not: the same in the browser and on the server. */

import { findEntries } from './find-entries';
import { editDistance, fold } from './match-words';

/** A page that can be suggested. */
export interface KnownPage {
  href: string;
  label: string;
  /** What else people call it. */
  words?: string | undefined;
}

/** Letters that may be wrong in an address, and how many of it are right for each. */
const SLIPS = 2;
const LETTERS_A_SLIP = 4;
/** More letters than an address has. */
const LONGEST = 1000;

/**
 * The known pages that an unknown address most likely meant, the likeliest first: those it is a slip of, then those
 * its words find (`/login`, `/privacy-policy`); where there are none, those whose addresses look most like it. A last
 * part that is right under a wrong parent counts as nearly right: `/rocka` is near `/artists/rocka`.
 */
export function nearestPages<Page extends KnownPage>(
  unknown: string,
  known: Page[],
  count: number,
): Page[] {
  const asked = tidy(unknown);
  const byLetters = known
    .map((page) => ({ page, ...distance(asked, page) }))
    .sort((a, b) => a.steps - b.steps || a.further - b.further);
  const slips = Math.min(SLIPS, asked.length / LETTERS_A_SLIP);
  const meant = [
    ...byLetters.filter(({ steps }) => steps <= slips).map(({ page }) => page),
    ...found(lastPart(asked), known),
    ...found(asked, known),
  ];
  const likely = meant.length > 0 ? meant : byLetters.map(({ page }) => page);
  return [...new Set(likely)].slice(0, count);
}

/** The pages that the words of an address find, those high up in the site first: `/press` before `/press/rocka`. */
function found<Page extends KnownPage>(asked: string, known: Page[]): Page[] {
  const words = asked
    .replace(/\.\w+$/, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  if (words === '') return [];
  const entries = known.map((page) => ({
    page,
    title: page.label,
    text: page.href.replaceAll(/[/-]/g, ' '),
    words: page.words,
  }));
  const [group] = findEntries([{ entries }], words).groups;
  const pages = group ? group.entries.map(({ page }) => page) : [];
  return pages.sort((a, b) => a.href.split('/').length - b.href.split('/').length);
}

/**
 * Letters to add, drop or change, and one more for a wrong parent. Of pages that are as near, the one is nearer whose
 * name it is, then the one whose whole address is more like it, then the shorter one.
 */
function distance(asked: string, { href, label }: KnownPage): { steps: number; further: number } {
  const known = tidy(href);
  const whole = editDistance(asked, known);
  const isNamed = fold(label) === lastPart(asked);
  return {
    steps: Math.min(whole, editDistance(lastPart(asked), lastPart(known)) + 1),
    further: isNamed ? -1 : whole + href.length / LONGEST,
  };
}

function tidy(path: string): string {
  return path.toLowerCase().replace(/\/+$/, '') || '/';
}

function lastPart(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
