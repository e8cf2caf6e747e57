import type { WriteQueue } from './writes/write-queue';
import type { Writer } from './writes/writer';

/** A statement of the limiter: its values stand at `$1`, `$2` …, some of them twice. */
interface Statement {
  text: string;
  values: unknown[];
}

interface Answer {
  rows: unknown[];
  rowCount: number;
}

/** What rate-limiter-flexible asks of a PostgreSQL pool. */
export interface LimitStore {
  query(statement: Statement): Promise<Answer>;
}

/**
 * Counts calls in the table `rate_limits`, on both engines: SQLite understands the statements of
 * the library's PostgreSQL limiter. Its own SQLite limiter would hand the one connection back in
 * the middle of a savepoint; in the write queue the counts share commits with everything else.
 */
export function limitStore(deps: { writes: WriteQueue }): LimitStore {
  return { query: (statement) => deps.writes.write(countWriter, statement) };
}

const countWriter: Writer<Statement, Answer> = {
  lane: 'first',
  store: async (tx, statements) => {
    const answers = new Map<Statement, Answer>();
    // In a fixed order, so that two processes that count the same clients do not lock each other out.
    for (const statement of [...statements].sort(byKey)) {
      answers.set(statement, toAnswer(await tx.raw(...toRaw(statement))));
    }
    return statements.map((statement) => answers.get(statement) ?? { rows: [], rowCount: 0 });
  },
};

function byKey({ values: [a] }: Statement, { values: [b] }: Statement): number {
  return String(a) < String(b) ? -1 : 1;
}

/** Knex takes one `?` for each value, in the order of the text. */
function toRaw({ text, values }: Statement): [string, Knexable[]] {
  const inOrder = [...text.matchAll(/\$(\d+)/g)].map(([, place]) => values[Number(place) - 1]);
  // The library gives text, numbers and null.
  return [text.replace(/\$\d+/g, '?'), inOrder as Knexable[]];
}

type Knexable = string | number | null;

/** PostgreSQL answers an object with rows, SQLite the rows. */
function toAnswer(result: Answer | unknown[]): Answer {
  if (Array.isArray(result)) return { rows: result, rowCount: result.length };
  return { rows: result.rows, rowCount: result.rowCount };
}
