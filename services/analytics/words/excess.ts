import { countTerms, findTerms } from '../../../db/analytics/terms';
import type { Db } from '../../../db/connect';
import { agentClass } from './agent';
import { placeWords } from './place';
import type { Word, WordKind } from './reading';

/** Stands for words past the limits. */
export const OTHER = '(other)';

/**
 * How many different words are kept, so that made-up ones can neither fill the disk nor the
 * tables: ever, and first seen on one day.
 */
const LIMITS: Record<WordKind, { totalMax: number; dailyMax: number }> = {
  place: { totalMax: 20_000, dailyMax: 1_000 },
  referrer: { totalMax: 10_000, dailyMax: 300 },
  agent: { totalMax: 20_000, dailyMax: 1_000 },
  country: { totalMax: 300, dailyMax: 300 },
};

/**
 * The words to store in the place of the given ones, one for each: itself while there is room, then
 * as much of it as has few values.
 */
export async function replaceExcess(tx: Db, words: readonly Word[], day: number): Promise<Word[]> {
  const texts = words.flatMap(([kind, text]) => (text === null ? [] : [{ kind, text }]));
  const pages = texts.flatMap(({ kind, text }) =>
    kind === 'place' ? [{ kind: 'page' as const, text: placeWords(text).page }] : [],
  );
  const stored = await findTerms(tx, [...texts, ...pages]);
  const isStored = new Set(stored.map(({ kind, text }) => `${kind}\n${text}`));
  const counts = new Map((await countTerms(tx, day)).map((count) => [count.kind, count]));

  return words.map((word) => {
    const [kind, text] = word;
    if (text === null || isStored.has(`${kind}\n${text}`)) return word;
    const { total, today } = counts.get(kind) ?? { total: 0, today: 0 };
    const { totalMax, dailyMax } = LIMITS[kind];
    if (total >= totalMax || today >= dailyMax) return [kind, reduced(kind, text, isStored)];
    counts.set(kind, { kind, total: total + 1, today: today + 1 });
    isStored.add(`${kind}\n${text}`);
    return word;
  });
}

function reduced(kind: WordKind, text: string, isStored: ReadonlySet<string>): string {
  if (kind === 'agent') return agentClass(text);
  if (kind !== 'place') return OTHER;
  const { page } = placeWords(text);
  return isStored.has(`page\n${page}`) ? page : OTHER;
}
