import { tableShapes } from '../../../../db/backup/table-shapes';
import { migrate, migrationStatus, migrationsUpTo } from '../../../../db/migrate';
import { migrationNames } from '../../../../db/migrations/list';
import { adoptOldViews } from '../../../../services/analytics/adopt-old-views';
import { allRows, fillTables } from '../../../support/database/fill-tables';
import { ENGINES, testDatabase } from '../../../support/database/test-database';

/** The first schema's views, which are counted by a later one instead of kept as they are. */
const OLD_VIEWS = 'analytics_events';
/** They wait there between the migration and the end of the start that ran it. */
const PASSING = 'analytics_events_1';

describe.each(ENGINES)('on %s', (engine) => {
  test.each(migrationNames())(
    'a database as %s left it, with rows in every table, keeps them all',
    async (name) => {
      const database = await testDatabase(engine, true);
      const { db } = database;
      const shapes = (await tableShapes(name)).filter((shape) => shape.name !== PASSING);
      const lasting = shapes.filter((shape) => shape.name !== OLD_VIEWS);
      await migrate(db, { source: await migrationsUpTo(name) });
      await fillTables(db, shapes);
      // By the columns of that time: those that were added since are left out.
      const before = await allRows(db, lasting);

      await migrate(db);
      const adopted = await adoptOldViews(db);

      expect(await migrationStatus(db)).toMatchObject({ pending: [], unknown: [] });
      expect(await allRows(db, lasting)).toEqual(before);
      expect(adopted).toBe(3 * (shapes.length - lasting.length));
      if (adopted > 0) {
        const paths = await db('analytics_events').orderBy('created_at').pluck('path');
        expect(paths).toEqual(['/artists/1', '/artists/2', '/artists/3']);
      }
      await database.drop();
    },
  );
});
