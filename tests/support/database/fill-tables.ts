import { eventAt } from '../../../db/analytics/codes';
import { makePartitions } from '../../../db/analytics/store/partitions';
import type { ColumnShape, TableShape } from '../../../db/backup/table-shapes';
import type { Db } from '../../../db/connect';

/** What a person may type that breaks what is not written with care. */
const AWKWARD = 'It’s "quoted", \\ two\nlines\t, {"a":[1]} ?? $1 Kóra 🎷';

/** Values that migrations or a restore read, and not only keep. */
const SPECIAL: Record<string, (n: number) => unknown> = {
  'users.email': (n) => `account-${n}@example.org`,
  'analytics_views.id': (n) => eventAt(Date.UTC(2025, 3 + n, 2, 12)),
  'analytics_events.session_id': (n) => `7d6b2a52-4c1e-4e2e-9d43-1f0f5a9b0c1${n}`,
  'analytics_events.view_id': (n) => `00000000-0000-4000-8000-0000000000a${n}`,
  'analytics_events.path': (n) => `/artists/${n}`,
  'analytics_events.referrer': () => 'https://www.google.com/',
  'analytics_events.user_agent': (n) => `Browser ${n}`,
  'analytics_events.created_at': (n) => `2025-06-0${n}T12:00:00.000Z`,
};

function valueFor(table: string, { name, kind }: ColumnShape, n: number): unknown {
  const special = SPECIAL[`${table}.${name}`];
  if (special) return special(n);
  if (kind === 'number') return n;
  if (kind === 'bytes') return Buffer.from([0, n, 255, 10, 39]);
  // Keys of one table are named in others: the same number for all of them.
  return /(?:^|_)(?:id|hash|key)$/.test(name) ? String(n) : `${AWKWARD} ${n}`;
}

/** Three rows in each of these tables; the third with nothing wherever that is allowed. */
export async function fillTables(db: Db, shapes: readonly TableShape[]): Promise<void> {
  for (const { name, columns, key } of shapes) {
    const info: Record<string, { nullable: boolean }> = await db(name).columnInfo();
    const rows = [1, 2, 3].map((n) =>
      Object.fromEntries(
        columns.map((column) => {
          const isEmpty = n === 3 && info[column.name]?.nullable && !key.includes(column.name);
          return [column.name, isEmpty ? null : valueFor(name, column, n)];
        }),
      ),
    );
    if (name === 'analytics_views') {
      await makePartitions(
        db,
        rows.map(({ id }) => Number(id)),
      );
    }
    await db(name).insert(rows);
  }
}

/** Every row of these tables as it is stored, by table, in the order of the keys. */
export async function allRows(db: Db, shapes: readonly TableShape[]) {
  const all: Record<string, unknown[]> = {};
  for (const { name, columns, key } of shapes) {
    const rows: Record<string, unknown>[] = await db(name).orderBy(key);
    all[name] = rows.map((row) =>
      columns.map((column) => {
        const value = row[column.name];
        return column.kind === 'number' && value !== null ? Number(value) : value;
      }),
    );
  }
  return all;
}
