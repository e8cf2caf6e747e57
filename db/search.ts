import type { Knex } from 'knex';

/** More words than anybody remembers of a message; each costs a look at every row. */
const WORDS_MAX = 8;

/**
 * Text as it is searched: without case, accents and forms of the same letter. Done here, since
 * SQLite folds ASCII alone and PostgreSQL as its locale says.
 */
export function foldText(text: string): string {
  return text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');
}

/** Keeps the rows in whose columns every word of a search is found, each in any of them. */
export function matchWords(query: Knex.QueryBuilder, columns: string[], search: string): void {
  for (const word of foldText(search).split(/\s+/).filter(Boolean).slice(0, WORDS_MAX)) {
    const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
    query.where((any) => {
      for (const column of columns)
        any.orWhereRaw(`lower(??) like ? escape '\\'`, [column, pattern]);
    });
  }
}
