import type { Db } from '../connect';
import { jsonColumn, jsonRows, rowsOf } from './json-rows';

/** What a word is the name of. */
export type TermKind =
  | 'place'
  | 'page'
  | 'campaign'
  | 'hub'
  | 'referrer'
  | 'source'
  | 'agent'
  | 'device'
  | 'browser'
  | 'system'
  | 'country';

/** The words that a view itself holds; the others follow from them. */
export const VIEW_WORDS = [
  'place',
  'referrer',
  'agent',
  'country',
] as const satisfies readonly TermKind[];
/** One of `VIEW_WORDS`. */
export type ViewWord = (typeof VIEW_WORDS)[number];

/** A word that views are counted by, stored once. */
export interface Term {
  id: number;
  kind: TermKind;
  text: string;
}

/** How many words of a kind there are, and how many of them are new on a day. */
export interface TermCount {
  kind: TermKind;
  total: number;
  today: number;
}

/** Those of the words that are stored. */
export function findTerms(db: Db, words: readonly Omit<Term, 'id'>[]): Promise<Term[]> {
  const given = jsonRows(db, ['text', 'text']);
  return rowsOf(
    db,
    `select t.id, t.kind, t.text from ${given.from}
     ${given.join} analytics_terms t on t.kind = ${given.columns[0]} and t.text = ${given.columns[1]}`,
    [JSON.stringify(words.map(({ kind, text }) => [kind, text]))],
  );
}

/** Stores words that are not there yet. */
export function addTerms(db: Db, words: readonly Omit<Term, 'id'>[], day: number): Promise<Term[]> {
  const given = jsonRows(db, ['text', 'text']);
  return rowsOf(
    db,
    `insert into analytics_terms (kind, text, since_day)
     select ${given.columns.join()}, ${day} from ${given.from} where true
     on conflict (kind, text) do update set kind = excluded.kind returning id, kind, text`,
    [JSON.stringify(words.map(({ kind, text }) => [kind, text]))],
  );
}

/** The words with these ids. */
export function termsById(db: Db, ids: readonly number[]): Promise<Term[]> {
  const given = jsonRows(db, ['bigint']);
  return rowsOf(
    db,
    `select t.id, t.kind, t.text from ${given.from}
     ${given.join} analytics_terms t on t.id = ${given.columns[0]}`,
    [jsonColumn(ids)],
  );
}

/** All words of a kind; their number is bounded where they are added. */
export async function termsOfKind(db: Db, kind: TermKind): Promise<Term[]> {
  return rowsOf(db, 'select id, kind, text from analytics_terms where kind = ?', [kind]);
}

/** Of each kind that has words. */
export function countTerms(db: Db, day: number): Promise<TermCount[]> {
  return rowsOf(
    db,
    `select kind, count(*) as total, sum(case when since_day = ? then 1 else 0 end) as today
     from analytics_terms group by kind`,
    [day],
  );
}
