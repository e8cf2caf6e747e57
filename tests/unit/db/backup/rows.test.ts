import { type Cell, eachPage, insertRows } from '../../../../db/backup/rows';
import { tableShapes } from '../../../../db/backup/table-shapes';
import { migrationNames } from '../../../../db/migrations/list';
import { ENGINES, testDatabase } from '../../../support/database/test-database';

/** More than two pages, of which the last is not full. */
const ROWS = 2_001;

/** In the order of their keys; in the second table only two columns of the key together tell rows apart. */
const TABLES: [name: string, row: (n: number) => Cell[]][] = [
  ['suppressions', (n) => [String(n).padStart(4, '0'), 'erased', '2025']],
  ['web_vitals_rollups', (n) => [Math.floor(n / 700), '/', '4g', 'lcp', n % 700, 1]],
];

describe.each(ENGINES)('on %s', (engine) => {
  test.each(TABLES)('of more than a page of %s every row is told once', async (table, row) => {
    const { db, drop } = await testDatabase(engine);
    const shapes = await tableShapes(migrationNames().at(-1) ?? '');
    const shape = shapes.find(({ name }) => name === table);
    if (!shape) throw new Error(`There is no table ${table}`);
    const rows = Array.from({ length: ROWS }, (_, n) => row(n));
    await insertRows(db, shape, rows.toReversed());

    const told: Cell[][] = [];
    for await (const page of eachPage(db, shape)) told.push(...page);

    expect(told).toEqual(rows);
    await drop();
  });
});
