import { runScript } from '../../../../db/analytics/store/script';
import { insertSteps, updateSteps } from '../../../../db/analytics/store/write-steps';
import { ENGINES, type TestDatabase, testDatabase } from '../../../support/database/test-database';

const COLUMNS = { id: 'number', bytes: 'bytes', sum: 'number' } as const;

describe.each(ENGINES)('on %s', (engine) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase(engine, true);
    await database.db.schema.createTable('things', (table) => {
      table.bigInteger('id').primary();
      table.binary('bytes');
      table.bigInteger('sum');
    });
  });
  beforeEach(() => database.db('things').delete());
  afterAll(() => database.drop());

  const add = (rows: (number | string | null)[][], conflict = '') =>
    database.db.transaction((tx) =>
      runScript(tx, insertSteps(tx, 'things', COLUMNS, rows, conflict)),
    );
  const all = async () => {
    const rows = await database.db('things').orderBy('id');
    return rows.map(({ id, bytes, sum }) => [
      Number(id),
      bytes?.toString('hex') ?? null,
      sum === null ? null : Number(sum),
    ]);
  };

  test('numbers, bytes and nothing come out as they went in', async () => {
    const rows = [
      [-5, 'c0ffee', 0],
      [0, '', null],
      [Number.MAX_SAFE_INTEGER, null, Number.MIN_SAFE_INTEGER],
    ];
    await add(rows);
    expect(await all()).toEqual(rows);
  });

  test('more rows than one statement holds, and none', async () => {
    const rows = Array.from({ length: 4_001 }, (_, id) => [id, '00', id]);
    await add([]);
    await add(rows);
    expect(await all()).toEqual(rows);
  });

  test('what is there already is added to, and set by its first column', async () => {
    const conflict = 'on conflict (id) do update set sum = things.sum + excluded.sum';
    await add([[1, '00', 1]]);
    await add(
      [
        [1, '00', 2],
        [2, '00', 3],
      ],
      conflict,
    );
    const columns = { id: 'number', bytes: 'bytes' } as const;
    await database.db.transaction((tx) =>
      runScript(tx, updateSteps(tx, 'things', columns, [[2, 'ff']])),
    );
    expect(await all()).toEqual([
      [1, '00', 3],
      [2, 'ff', 3],
    ]);
  });

  test.each([["00', 1); drop table things; --"], ['0'], ['zz']])(
    'bytes given as %j are refused',
    async (digits) => {
      await expect(add([[1, digits, 1]])).rejects.toThrow();
      expect(await all()).toEqual([]);
    },
  );
});

test.each([[Number.NaN], [0.5], [Number.POSITIVE_INFINITY], ['1']])(
  '%p is not written into a statement of SQLite',
  async (value) => {
    const { db, drop } = await testDatabase('sqlite', true);
    expect(() => insertSteps(db, 'things', { id: 'number' }, [[value]])).toThrow(TypeError);
    await drop();
  },
);
