import { eventAt } from '../../../../db/analytics/codes';
import { makePartitions } from '../../../../db/analytics/store/partitions';
import { migrate } from '../../../../db/migrate';
import { up as addVisitOrigins } from '../../../../db/migrations/018-visit-origins';
import { migrationSource } from '../../../../db/migrations/list';
import { adoptOldViews } from '../../../../services/analytics/adopt-old-views';
import { ENGINES, testDatabase } from '../../../support/database/test-database';

/** The migrations as they were before one of them. */
const before = (name: string): typeof migrationSource => ({
  ...migrationSource,
  getMigrations: async () => (await migrationSource.getMigrations([])).filter((n) => n < name),
});

const SESSION = '7d6b2a52-4c1e-4e2e-9d43-1f0f5a9b0c11';

function oldView(id: number, minute: number) {
  return {
    id: `00000000-0000-4000-8000-00000000000${id}`,
    view_id: `00000000-0000-4000-8000-0000000000a${id}`,
    session_id: SESSION,
    path: id === 1 ? '/' : '/artists/rocka',
    referrer: id === 1 ? 'https://www.google.com/search' : null,
    user_agent: null,
    duration_ms: 1000 * id,
    created_at: `2025-06-02T12:0${minute}:00.000Z`,
  };
}

test.each(ENGINES)(
  'views of the first schema are counted by the next one on %s',
  async (engine) => {
    const database = await testDatabase(engine, true);
    const { db } = database;
    await migrate(db, { source: before('010') });
    // the types know the table of today, which is a view
    await db('analytics_events' as never).insert([oldView(2, 5), oldView(1, 1)] as never);

    await migrate(db);
    expect(await adoptOldViews(db)).toBe(2);
    expect(await adoptOldViews(db)).toBe(0);

    const columns = ['session_id', 'path', 'referrer', 'duration_ms', 'created_at'] as const;
    expect(await db('analytics_events').select(columns).orderBy('created_at')).toEqual([
      {
        session_id: SESSION,
        path: '/',
        referrer: 'https://www.google.com/',
        duration_ms: 1000,
        created_at: '2025-06-02T12:01:00.000Z',
      },
      {
        session_id: SESSION,
        path: '/artists/rocka',
        referrer: null,
        duration_ms: 2000,
        created_at: '2025-06-02T12:05:00.000Z',
      },
    ]);
    expect(await db.schema.hasTable('analytics_events_1')).toBe(false);
    await database.drop();
  },
);

test.each(ENGINES)('views are told what their visit began with on %s', async (engine) => {
  const database = await testDatabase(engine, true);
  const { db } = database;
  await migrate(db, { source: before('018') });
  const at = (minute: number) => eventAt(Date.UTC(2025, 5, 2, 12, minute));
  const minutes = (n: number) => n * 60_000;
  const view = (minute: number, session: number, gap_ms: number | null, place: number) => ({
    id: at(minute) + session,
    session,
    place,
    referrer: place % 2 === 0 ? null : place,
    duration_ms: 0,
    gap_ms,
  });
  await makePartitions(db, [at(0)]);
  await db('analytics_views').insert([
    view(0, 1, null, 11),
    view(1, 2, minutes(20), 12), // the views of its visit before were purged
    view(2, 3, null, 14),
    view(29, 1, minutes(29), 13),
    view(30, 3, minutes(28), 15),
    view(31, 2, minutes(30), 17),
    view(58, 1, minutes(29), 14),
    view(59, 2, minutes(31), 19), // another visit
    view(60, 3, minutes(30) + 1, 21), // and one more, by a millisecond
    view(61, 2, minutes(2), 22),
  ]);

  await addVisitOrigins(db, 2);

  const views = await db('analytics_views').orderBy('id');
  expect(views.map((row) => [row.session, row.visit_place, row.visit_referrer])).toEqual([
    [1, 11, 11],
    [2, 0, 0],
    [3, 14, null],
    [1, 11, 11],
    [3, 14, null],
    [2, 0, 0],
    [1, 11, 11],
    [2, 19, 19],
    [3, 21, 21],
    [2, 19, 19],
  ]);
  await database.drop();
});
