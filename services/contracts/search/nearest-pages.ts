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

/** Letters that may be wrong in an address, and what share of its last part that may be at most. */
const SLIPS = 2;
const SHARE = 1 / 3;

/** What files of other sites end in, and what their first page is called. */
const FILE = /(?:\/(?:index|default))?\.\w{2,5}$/;

/** A known page as it is searched, by its place among them. */
interface KnownEntry {
  at: number;
  title: string;
  text: string;
  words: string | undefined;
}

/** Made once for each list: a search keeps what it has folded, as long as the entries are the same. */
const entriesOfKnown = new WeakMap<KnownPage[], KnownEntry[]>();

/**
 * The known pages that an unknown address most likely meant, the likeliest first: those it is a slip of, then those
 * its words find (`/login`, `/privacy-policy`), all of them before those of its last part; where there are none, those
 * whose addresses look most like it. A last part that is right under a wrong parent counts as nearly right: `/rocka`
 * is near `/artists/rocka`.
 */
export function nearestPages<Page extends KnownPage>(
  unknown: string,
  known: Page[],
  count: number,
): Page[] {
  const asked = tidy(withoutLanguage(unknown.replace(FILE, ''), known));
  const name = lastPart(asked);
  const byLetters = known
    .map((page) => ({
      page,
      ...stepsBetween(asked, tidy(page.href)),
      isOther: Number(spaced(fold(page.label)) !== spaced(name)),
    }))
    .sort(
      (a, b) =>
        a.steps - b.steps ||
        a.isOther - b.isOther ||
        a.whole - b.whole ||
        a.page.href.length - b.page.href.length,
    );
  const slips = Math.min(SLIPS, name.length * SHARE);
  const byAll = found(spaced(asked), known);
  const meant = [
    ...byLetters
      .filter(({ letters, isOther }) => letters <= slips || !isOther)
      .map(({ page }) => page),
    ...(byAll.isPartial ? [] : byAll.pages),
    ...found(spaced(name), known).pages,
    ...byAll.pages,
  ];
  const likely = meant.length > 0 ? meant : byLetters.map(({ page }) => page);
  return [...new Set(likely)].slice(0, count);
}

function entriesOf(known: KnownPage[]): KnownEntry[] {
  const entries =
    entriesOfKnown.get(known) ??
    known.map(({ href, label, words }, at) => ({ at, title: label, text: spaced(href), words }));
  entriesOfKnown.set(known, entries);
  return entries;
}

/** The pages that words find; of those that have all of them, the ones high up in the site first: `/press` before `/press/rocka`. */
function found<Page extends KnownPage>(words: string, known: Page[]) {
  const { groups, isPartial } = findEntries(
    [{ entries: words === '' ? [] : entriesOf(known) }],
    words,
  );
  const pages = groups.flatMap((group) => group.entries.flatMap(({ at }) => known[at] ?? []));
  if (!isPartial) pages.sort((a, b) => a.href.split('/').length - b.href.split('/').length);
  return { pages, isPartial };
}

/** An address as words. */
function spaced(path: string): string {
  return path.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
}

/** Letters to add, drop or change in the whole and at least; in steps a wrong parent is one more. */
function stepsBetween(asked: string, known: string) {
  const whole = editDistance(asked, known);
  const last = editDistance(lastPart(asked), lastPart(known));
  return { whole, letters: Math.min(whole, last), steps: Math.min(whole, last + 1) };
}

/** Sites in several languages begin their addresses with one: `/fr/contact`. */
function withoutLanguage(path: string, known: KnownPage[]): string {
  const [language = ''] = /^\/[a-z]{2}(?=\/|$)/i.exec(path) ?? [];
  const isOwn = known.some(({ href }) => `${href}/`.startsWith(`${language.toLowerCase()}/`));
  return language !== '' && !isOwn ? path.slice(language.length) : path;
}

function tidy(path: string): string {
  return path.toLowerCase().replace(/\/+$/, '') || '/';
}

function lastPart(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
