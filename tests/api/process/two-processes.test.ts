import { randomUUID } from 'node:crypto';
import { readState } from '../../../db/analytics/store/read-state';
import { keyOfUuid } from '../../../services/analytics/view-key';
import { type TestDatabase, testDatabase } from '../../support/database/test-database';
import { aPageView } from '../../support/factories';
import { type Outcome, startLoad } from '../../support/process/load';
import { endProcesses, startProcess, tempFolder } from '../../support/process/test-process';
import { recount } from '../../support/views/recount';

const EACH = 150;
const SESSIONS = 12;

let temp: ReturnType<typeof tempFolder>;
let database: TestDatabase;
beforeEach(async () => {
  temp = tempFolder();
  database = await testDatabase('postgres', true);
});
afterEach(async () => {
  endProcesses();
  temp.remove();
  await database.drop();
});

test('two processes that start at once and count the same sessions and views agree on every sum', async () => {
  const url = 'url' in database.address ? database.address.url : '';
  const env = {
    DATABASE_URL: url,
    DATA_DIR: temp.folder,
    JWT_SECRET: 'a secret of tests that is long enough',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
  };
  const processes = [startProcess(env), startProcess(env)];
  const urls = await Promise.all(processes.map((one) => one.ready()));
  const sessions = Array.from({ length: SESSIONS }, () => randomUUID());
  const views = Array.from({ length: EACH }, (_, n) => ({
    ...aPageView({ path: `/${n % 7}`, session_id: sessions[n % SESSIONS] }),
    view_id: randomUUID(),
  }));
  const statuses = new Map<string, number>();

  await Promise.all(
    urls.map(async (to, n) => {
      // Each view comes to both processes, about the same time and in another order.
      const left = [...(n === 0 ? views : views.toReversed())].map((view, index) => ({
        ...view,
        duration_ms: 1_000 * n + index,
      }));
      let answered = 0;
      await new Promise<void>((resolve) => {
        const load = startLoad(to, 8, () => {
          const body = left.pop() ?? views[0];
          return {
            call: { path: '/api/analytics/events', body },
            done: (outcome: Outcome) => {
              const name = String(typeof outcome === 'object' ? outcome.status : outcome);
              statuses.set(name, (statuses.get(name) ?? 0) + 1);
              answered += 1;
              if (answered === EACH) void load.stop().then(resolve);
            },
          };
        });
      });
    }),
  );

  expect([...statuses.keys()]).toEqual(['202']);
  const keys = views.map(({ view_id }) => keyOfUuid(view_id));
  expect((await readState(database.db, keys, [])).views.size).toBe(EACH);
  expect(await database.db('analytics_views').count({ views: '*' })).toEqual([
    { views: String(EACH) },
  ]);
  expect(await database.db('analytics_sessions').count({ n: '*' })).toEqual([
    { n: String(SESSIONS) },
  ]);
  expect(await recount(database.db)).toEqual({ wrongSums: 0, wrongViews: 0 });
});
