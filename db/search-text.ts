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
 * hold folded text, or short text as it came: there a database that folds ASCII alone leaves accented
 * letters as they are, so the word is looked for small, capital, and with a capital at its head.
 */
export function matchWords(query: Knex.QueryBuilder, columns: string[], search: string): void {
  for (const word of search.split(/\s+/).filter(Boolean).slice(0, WORDS_MAX)) {
    const spellings = new Set([foldText(word), ...spellingsOf(word).map(lowerAscii)]);
    query.where((any) => {
      for (const column of columns) {
        for (const spelling of spellings) {
          any.orWhereRaw("lower(??) like ? escape '\\'", [column, containing(spelling)]);
        }
      }
    });
  }
}

function spellingsOf(word: string): string[] {
  const [head = ''] = word;
  const small = word.toLowerCase();
  const headed = head.toUpperCase() + small.slice(head.toLowerCase().length);
  return [word, small, word.toUpperCase(), headed];
}

/** As such a database would fold it. */
function lowerAscii(text: string): string {
  return text.replace(/[A-Z]+/g, (capitals) => capitals.toLowerCase());
}

function containing(word: string): string {
  return `%${word.replace(/[\\%_]/g, '\\$&')}%`;
}
