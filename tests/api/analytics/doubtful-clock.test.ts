import { enqueueEmail } from '../../../db/outbox/outbox';
import { DAY_MS, HOUR_MS } from '../../../services/contracts/limits/durations';
import { doubtClock } from '../../../services/doubt-clock';
import { carefulSweep } from '../../../services/sweeper';
import { NOON, type TestApp, testApp } from '../../support/app/test-app';
import { ENGINES } from '../../support/database/test-database';
import { anEmail, aPageView } from '../../support/factories';

const daysOn = (days: number) => new Date(NOON.getTime() + days * DAY_MS);

describe.each(ENGINES)('on %s', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp(engine);
  });
  beforeEach(() => app.reset());
  afterAll(() => app.close());

  const kept = () => app.deps.db('email_tokens').pluck('hash');

  async function keepOldThing(): Promise<void> {
    const times = { created_at: NOON.toISOString(), expires_at: daysOn(1).toISOString() };
    await app.deps.db('email_tokens').insert({
      ...{ purpose: 'reset', email: 'ada@example.org', password_hash: null, hash: 'one' },
      ...times,
    });
  }

  test('a clock far after all that is stored deletes nothing at once, says so, and is believed an hour later', async () => {
    await enqueueEmail(app.deps.db, anEmail(), NOON.toISOString());
    await keepOldThing();
    const sweep = carefulSweep(app.deps);
    app.clock.now = daysOn(400);

    await sweep();
    expect(await kept()).toEqual(['one']);
    expect(app.logLines.join('')).toMatch(/The clock says 2026-07-07, 400 days after all/);
    await sweep();
    expect(await kept()).toEqual([]);
  });

  test('a start within the hour believes it no sooner for what it wrote itself', async () => {
    await enqueueEmail(app.deps.db, anEmail(), NOON.toISOString());
    await keepOldThing();
    app.clock.now = daysOn(400);
    await carefulSweep(app.deps)();
    await enqueueEmail(app.deps.db, anEmail(), daysOn(400).toISOString());
    await app.post('/api/analytics/events', aPageView());

    app.clock.now = new Date(daysOn(400).getTime() + HOUR_MS / 2);
    await carefulSweep(app.deps)();
    expect(await kept()).toEqual(['one']);
    app.clock.now = new Date(daysOn(400).getTime() + HOUR_MS + 1);
    await carefulSweep(app.deps)();
    expect(await kept()).toEqual([]);
  });

  test('a clock that leaps between two sweeps deletes nothing at once either', async () => {
    await enqueueEmail(app.deps.db, anEmail(), NOON.toISOString());
    const sweep = carefulSweep(app.deps);
    await sweep();
    await keepOldThing();
    app.clock.now = daysOn(31);
    await sweep();
    expect(await kept()).toEqual(['one']);
  });

  test('it is believed where nothing is stored, and where a view or a mail is of this month', async () => {
    expect(await doubtClock(app.deps.db, daysOn(40))).toBeUndefined();
    await enqueueEmail(app.deps.db, anEmail(), NOON.toISOString());
    expect(await doubtClock(app.deps.db, daysOn(30))).toBeUndefined();
    expect(await doubtClock(app.deps.db, daysOn(40))).toMatch(/40 days after all that is stored/);
    app.clock.now = daysOn(20);
    await app.post('/api/analytics/events', aPageView());
    expect(await doubtClock(app.deps.db, daysOn(40))).toBeUndefined();
  });
});

test('a clock ahead of that of PostgreSQL is not believed, however often it is asked', async () => {
  const app = await testApp('postgres');
  const now = new Date(Date.now() + 2 * DAY_MS);
  expect(await doubtClock(app.deps.db, now, now)).toMatch(/2 days after that of the database/);
  await app.close();
});
