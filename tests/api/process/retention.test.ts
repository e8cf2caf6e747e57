import { tableShapes } from '../../../db/backup/table-shapes';
import { migrationNames } from '../../../db/migrations/list';
import { sweepOnce } from '../../../services/sweeper';
import { testDeps } from '../../support/app/test-app';
import { allRows, fillTables } from '../../support/database/fill-tables';
import { ENGINES } from '../../support/database/test-database';

/** Views and loads go by the month, and their sums stay: `api/analytics/views-sweep` and `web-vitals` hold that. */
const OF_VIEWS = /^(?:analytics_|web_vitals)/;

/** Which rows go of a table that keeps others: messages and addresses stay while somebody is in touch. */
const GOING = { contact_messages: 'spam', outbox: 'sent', subscriptions: 'pending' };

/** What no sweep takes. Whatever else is stored has a day on which it goes. */
const KEPT = [
  // Until its owner ends it, or has it erased: what a device follows, who was told of a release, an account.
  'artist_follows',
  'announcements',
  'users',
  'user_roles',
  // Of nobody: the content's own, and what a day cost.
  'artists',
  'assistant_usage',
  // The proof of what was done, and that an address is not to be written to.
  'audit_log',
  'suppressions',
  // The limiter itself clears them, by its own clock.
  'rate_limits',
];

test.each(ENGINES)('on %s whatever is stored goes one day, or is known to stay', async (engine) => {
  const { deps } = await testDeps(engine);
  const all = await tableShapes(migrationNames().at(-1) ?? '');
  const shapes = all.filter(({ name }) => !OF_VIEWS.test(name));
  await fillTables(deps.db, shapes);
  const statuses = new Map(Object.entries(GOING));
  for (const { name, columns } of shapes) {
    const instants = columns.filter(({ name, kind }) => name.endsWith('_at') && kind === 'text');
    if (instants.length === 0 || name === 'audit_log') continue;
    const status = statuses.get(name);
    await deps.db(name).update({
      ...Object.fromEntries(instants.map((column) => [column.name, '2020-01-01T00:00:00.000Z'])),
      ...(status && { status }),
    });
  }

  await sweepOnce(deps);

  const rows = await allRows(deps.db, shapes);
  const left = Object.keys(rows).filter((name) => rows[name]?.length !== 0);
  // A new table gets its line in services/sweeper.ts, or its reason in KEPT.
  expect(left.sort()).toEqual(KEPT.toSorted());
});
