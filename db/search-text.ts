import type { Knex } from 'knex';

/** More words than anybody remembers of a message; each costs a look at every row. */
const WORDS_MAX = 8;

/**
 * Text as it is searched: without case, accents and forms of the same letter. Done here, since
 * SQLite folds ASCII alone and PostgreSQL as its locale says.
 */
export function foldText(text: string): string {
  // Taken apart first: some signs, such as mathematical letters, become capitals by it.
  return text.normalize('NFKD').toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');
}

/**
 * Keeps the rows in whose columns every word of a search is found, each in any of them. Columns
 * hold folded text, or short text as it came, of which accented capitals are found as they are.
 */
export function matchWords(query: Knex.QueryBuilder, columns: string[], search: string): void {
  for (const word of search.split(/\s+/).filter(Boolean).slice(0, WORDS_MAX)) {
    const spellings = [...new Set([foldText(word), word.toLowerCase(), word])];
    query.where((any) => {
      for (const column of columns) {
        for (const spelling of spellings) {
          any.orWhereRaw("lower(??) like ? escape '\\'", [column, containing(spelling)]);
        }
      }
    });
  }
}

function containing(word: string): string {
  return `%${word.replace(/[\\%_]/g, '\\$&')}%`;
}
