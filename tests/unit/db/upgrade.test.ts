import { migrate } from '../../../db/migrate';
import { migrationSource } from '../../../db/migrations/list';
import { adoptOldViews } from '../../../services/analytics/adopt-old-views';
import { ENGINES, testDatabase } from '../../support/test-database';

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
    await migrate(db, before('010'));
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
