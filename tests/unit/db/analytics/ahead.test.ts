import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { noteViewsChanged } from '../../../../db/analytics/store/views-epoch';
import { type Db, openDb } from '../../../../db/connect';
import { migrate } from '../../../../db/migrate';
import type { Arrival } from '../../../../services/analytics/count/arrival';
import { recount } from '../../../support/views/recount';
import { aCounter, anArrival, type Counter, countGroup } from '../../../support/views/views';

const NOON = '2025-06-02T12:00:00Z';

let folder: string;
let db: Db;
let counter: Counter;
/** A view that came before the counter knew enough to store anything without asking. */
let early: Arrival;

beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'ahead-'));
  db = openDb({ file: path.join(folder, 'site.sqlite') });
  await migrate(db);
  counter = aCounter();
  early = anArrival({ at: NOON });
  await count([early]);
  // What was learned in a transaction may have been undone with it, and is looked up once more.
  await count([anArrival({ at: NOON })]);
});
afterEach(async () => {
  expect(await recount(db)).toEqual({ wrongSums: 0, wrongViews: 0 });
  await db.destroy();
  rmSync(folder, { recursive: true });
});

const count = (arrivals: readonly Arrival[], by = counter) =>
  countGroup(db, by, arrivals, Math.max(...arrivals.map(({ atMs }) => atMs)));
const at = (time: string, fields: Partial<Arrival> = {}) =>
  anArrival({ at: `2025-06-02T${time}Z`, ...fields });
const later = (view: Arrival, seconds: number, fields: Partial<Arrival> = {}): Arrival => ({
  ...view,
  atMs: view.atMs + seconds * 1_000,
  ...fields,
});
const stored = async (): Promise<number> =>
  Number((await db('analytics_views').count({ views: '*' }).first())?.views);

test('new views, their sessions and the next views of those are stored without asking', async () => {
  const views = [at('12:00:00'), at('12:00:01')];
  expect(await count(views)).toBe('ahead');
  expect(await count(views.map((view) => later(view, 5, { durationMs: 4_000 })))).toBe('ahead');
  expect(await count(views.map(({ session }) => at('12:00:10', { session })))).toBe('ahead');
  expect(await count([at('12:00:10', { key: null })])).toBe('ahead');
  expect(await stored()).toBe(7);
});

test('a word, a day or a moment before is asked for', async () => {
  expect(await count([at('12:00:03', { place: '/africa' })])).toBe('asked');
  expect(await count([at('12:00:02')])).toBe('asked');
  expect(await count([anArrival({ at: '2025-06-03T12:00:00Z' })])).toBe('asked');
  expect(await count([anArrival({ at: '2025-06-03T12:00:01Z' })])).toBe('ahead');
  // The day of its session's view before is closed.
  const visit = anArrival({ at: '2025-06-04T00:00:00Z', session: early.session });
  expect(await count([visit])).toBe('asked');
  const next = later(visit, 1, { key: null });
  expect(await count([next])).toBe('ahead');
});

test('a view that was taken to be new and is not is counted once', async () => {
  const other = aCounter();
  const [known, unknown] = [at('12:01:00'), at('12:01:00')];
  await count([known]);
  await count([unknown], other);
  await count([at('12:01:01')]);

  const again = [
    later(known, 60, { durationMs: 9_000 }),
    later(unknown, 60, { durationMs: 9_000 }),
  ];
  expect(await count(again)).toBe('refused');
  expect(await stored()).toBe(5);
});

test('a session that was taken to be new and is not has one more view', async () => {
  await count([at('12:01:00')]);
  counter.memory.ended(false);
  expect(await count([at('12:01:01')])).toBe('asked');
  counter.memory.ended(true);
  expect(await count([later(early, 90, { key: null })])).toBe('refused');
  expect(await db('analytics_sessions').where({ id: 1 }).first()).toBeDefined();
});

test('the more often it was wrong, the longer everything is asked for', async () => {
  const { memory } = counter;
  let seconds = 0;
  const asked = async (): Promise<number> => {
    memory.ended(false);
    for (let groups = 0; ; groups += 1) {
      seconds += 1;
      const view = anArrival({ at: NOON });
      if ((await count([later(view, seconds)])) === 'ahead') return groups;
    }
  };
  expect([await asked(), await asked()]).toEqual([1, 1]);
  memory.ended(false);
  memory.ended(false);
  expect(await asked()).toBe(7);
});

test('what another process or another part of this one has written is asked for', async () => {
  const other = openDb({ file: path.join(folder, 'site.sqlite') });
  const beside = aCounter();
  await countGroup(other, beside, [at('12:02:00')], Date.parse(NOON) + 120_000);
  await other.destroy();
  // The other process may tell this one nothing; here it did, being the same.
  expect(await count([at('12:02:01')])).toBe('asked');
  expect(await count([at('12:02:02')])).toBe('ahead');

  const last = later(early, 200, { key: null });
  await count([last]);
  noteViewsChanged();
  expect(await count([later(last, 1)])).toBe('asked');
  expect(await count([later(last, 2)])).toBe('ahead');
});

test('a view that says to be of another session than it is does not confuse that one', async () => {
  const [one, two] = [at('12:03:00'), at('12:03:00')];
  await count([one, two]);
  await count([later(two, 1, { key: null })]);
  await count([{ ...later(one, 5, { durationMs: 3_000 }), session: two.session }]);
  await count([later(one, 10, { key: null })]);
  await count([later(one, 20, { durationMs: 8_000 })]);
  expect(await stored()).toBe(6);
});
