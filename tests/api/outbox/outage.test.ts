import { retryAll } from '../../../db/outbox/outbox';
import { countOutbox } from '../../../db/outbox/outbox-list';
import { deliverDue } from '../../../services/outbox/deliver-due';
import { NOON, type TestApp, testApp } from '../../support/app/test-app';
import { ENGINES } from '../../support/database/test-database';
import { aContactRequest } from '../../support/factories';

const MINUTE_MS = 60_000;
const HOUR = 60;

describe.each(ENGINES)('on %s', (engine) => {
  let app: TestApp;
  let isDown: boolean;
  /** Ids of the mails that the server took, in order. */
  let taken: string[];
  beforeAll(async () => {
    app = await testApp(engine);
    app.deps.transport = async ({ id }) => {
      if (isDown) throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
      taken.push(id);
    };
  });
  beforeEach(async () => {
    await app.reset();
    isDown = false;
    taken = [];
  });
  afterAll(() => app.close());

  async function minute(): Promise<void> {
    app.clock.now = new Date(app.clock.now.getTime() + MINUTE_MS);
    let round = await deliverDue(app.deps);
    while (round.sent + round.failed > 0) round = await deliverDue(app.deps);
  }

  test('an hour without a mail server loses nothing and doubles nothing', async () => {
    isDown = true;
    for (let n = 0; n < HOUR; n += 1) {
      const email = `visitor${n}@example.org`;
      expect((await app.post('/api/contact', aContactRequest({ email }))).status).toBe(201);
      await minute();
    }
    expect(await countOutbox(app.deps.db)).toEqual({ waiting: 2 * HOUR, sent: 0, parked: 0 });

    isDown = false;
    let minutes = 0;
    for (; minutes < HOUR + 5 && taken.length < 2 * HOUR; minutes += 1) await minute();

    expect(new Set(taken).size).toBe(2 * HOUR);
    expect(taken).toHaveLength(2 * HOUR);
    expect(await countOutbox(app.deps.db)).toEqual({ waiting: 0, sent: 2 * HOUR, parked: 0 });
    // Nobody waits longer after an outage than it has lasted.
    expect(minutes).toBeLessThanOrEqual(HOUR + 4);
  });

  test('mails of two days are parked, none is lost, and all go out when they are retried', async () => {
    await app.post('/api/contact', aContactRequest());
    isDown = true;
    for (let hours = 0; hours < 60; hours += 1) {
      app.clock.now = new Date(NOON.getTime() + hours * HOUR * MINUTE_MS);
      await minute();
    }
    expect(await countOutbox(app.deps.db)).toEqual({ waiting: 0, sent: 0, parked: 2 });

    isDown = false;
    expect(await retryAll(app.deps.db, 'waiting', app.clock.now.toISOString())).toBe(0);
    expect(await retryAll(app.deps.db, 'parked', app.clock.now.toISOString())).toBe(2);
    await minute();
    expect(new Set(taken).size).toBe(2);
    expect(taken).toHaveLength(2);
  });

  test('a clock that jumps, forth and back, loses nothing and doubles nothing', async () => {
    await app.post('/api/contact', aContactRequest());
    isDown = true;
    await minute();
    app.clock.now = new Date(NOON.getTime() + 2 * HOUR * MINUTE_MS);
    await minute();
    isDown = false;
    app.clock.now = new Date(NOON.getTime() - 2 * HOUR * MINUTE_MS);
    for (let n = 0; n < 5 * HOUR; n += 1) await minute();

    expect(taken).toHaveLength(2);
    expect(new Set(taken).size).toBe(2);
  });
});
