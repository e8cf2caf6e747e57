import { findTerms, type TermCount, type ViewWord } from '../../../db/analytics/terms';
import type { Db } from '../../../db/connect';
import { decodePath } from '../../http/request/decode-path';
import { agentClass } from './agent';
import { placeWords } from './place';
import type { Word } from './reading';
import { knownSource } from './referrer';

/** Stands for words past the limits. */
const OTHER = '(other)';

/** A kind that has bounds. */
type BoundKind = ViewWord | 'page';

/**
 * How many different words are kept, so that made-up ones can neither fill the disk nor the
 * tables: ever, and first seen on one day. Pages have bounds besides those of places: made-up queries
 * would take all of these, and a page that is new that day would have no name.
 */
const LIMITS: Record<BoundKind, { totalMax: number; dailyMax: number }> = {
  place: { totalMax: 20_000, dailyMax: 1_000 },
  page: { totalMax: 20_000, dailyMax: 1_000 },
  referrer: { totalMax: 10_000, dailyMax: 300 },
  agent: { totalMax: 20_000, dailyMax: 1_000 },
  country: { totalMax: 300, dailyMax: 300 },
};
/** Of the bounds, what addresses of no page may fill: else they would take the names of new campaigns. */
const DEAD_SHARE = 0.5;

/**
 * The words to store in the place of the given ones, one for each: itself while there is room, then
 * as much of it as has few values.
 * @param stored how many words of each kind there are before these
 * @param isPage whether a decoded path is a page of the site: there is always room for those. Without it all may be.
 */
export async function replaceExcess(
  tx: Db,
  words: readonly Word[],
  stored: readonly TermCount[],
  isPage?: (path: string) => boolean,
): Promise<Word[]> {
  const texts = words.flatMap(([kind, text]) => (text === null ? [] : [{ kind, text }]));
  const pages = texts.flatMap(({ kind, text }) =>
    kind === 'place' ? [{ kind: 'page' as const, text: placeWords(text).page }] : [],
  );
  const found = await findTerms(tx, [...texts, ...pages]);
  const kept = new Set(found.map(({ kind, text }) => `${kind}\n${text}`));
  const counts = new Map(stored.map((count) => [count.kind, count]));

  /** Whether a word is stored or there is room for it, which it then takes. */
  function isKept(kind: BoundKind, text: string): boolean {
    const key = `${kind}\n${text}`;
    if (kept.has(key)) return true;
    const { total, today } = counts.get(kind) ?? { total: 0, today: 0 };
    if (!hasRoom(kind, text, { total, today })) return false;
    counts.set(kind, { kind, total: total + 1, today: today + 1 });
    kept.add(key);
    return true;
  }

  function hasRoom(kind: BoundKind, text: string, { total, today }: Omit<TermCount, 'kind'>) {
    const isNamed = kind === 'place' || kind === 'page';
    const isReal = isNamed ? isPage?.(decodePath(placeWords(text).page) ?? '') : undefined;
    if (isReal && kind === 'page') return true;
    const { totalMax, dailyMax } = LIMITS[kind];
    const share = isReal === false ? DEAD_SHARE : 1;
    return total < totalMax * share && today < dailyMax * share;
  }

  /** What stands for a word that has no room. */
  function reduced(kind: ViewWord, text: string): string {
    if (kind === 'agent') return agentClass(text);
    if (kind === 'referrer') return knownSource(text) ?? OTHER;
    if (kind !== 'place') return OTHER;
    const { page } = placeWords(text);
    return isKept('page', page) ? page : OTHER;
  }

  return words.map((word) => {
    const [kind, text] = word;
    if (text === null) return word;
    if (!isKept(kind, text)) return [kind, reduced(kind, text)];
    if (kind === 'place') isKept('page', placeWords(text).page);
    return word;
  });
}
