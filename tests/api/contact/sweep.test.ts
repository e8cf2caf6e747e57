import { enqueueEmail, markSent, takeDue } from '../../../db/outbox/outbox';
import { DAY_MS, HOUR_MS } from '../../../services/contracts/limits/durations';
import { sweepOnce } from '../../../services/sweeper';
import { NOON, type TestApp, testApp } from '../../support/app/test-app';
import { ENGINES } from '../../support/database/test-database';
import { aContactRequest, anEmail } from '../../support/factories';
import { aStoredMessage, referenceOf } from '../../support/inbox';

describe.each(ENGINES)('on %s', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp(engine, { env: { RATE_LIMITS: 'on' } });
  });
  beforeEach(() => app.reset());
  afterAll(() => app.close());

  async function sweepAt(ms: number): Promise<void> {
    app.clock.now = new Date(NOON.getTime() + ms);
    await sweepOnce(app.deps);
  }

  test('spam goes after 30 days, what a person has touched 30 days after that', async () => {
    const { db } = app.deps;
    await aStoredMessage(db, 1, { status: 'spam' });
    await aStoredMessage(db, 2);
    const touched = await aStoredMessage(db, 3, { status: 'spam' });
    const updated_at = new Date(NOON.getTime() + DAY_MS).toISOString();
    await db('contact_messages').where({ id: touched.id }).update({ updated_at });
    const left = () => db('contact_messages').orderBy('reference').pluck('message');

    await sweepAt(30 * DAY_MS);
    expect(await left()).toEqual(['Message 1', 'Message 2', 'Message 3']);
    await sweepAt(30 * DAY_MS + 1);
    expect(await left()).toEqual(['Message 2', 'Message 3']);
    await sweepAt(31 * DAY_MS + 1);
    expect(await left()).toEqual(['Message 2']);
  });

  test('the trace of a text goes after an hour, that of a receipt after a day, keys of requests after 14', async () => {
    const headers = { 'idempotency-key': 'one' };
    await app.post('/api/contact', aContactRequest(), headers);
    await app.post('/api/subscriptions', { email: 'ada@example.org', source: 'home' }, headers);
    const keys = () => app.deps.db('idempotency_keys').orderBy('scope').pluck('scope');
    const requests = ['POST /api/contact', 'POST /api/subscriptions'];

    await sweepAt(HOUR_MS - 1);
    expect(await keys()).toContain('text of POST /api/contact');
    await sweepAt(HOUR_MS);
    expect(await keys()).not.toContain('text of POST /api/contact');
    await sweepAt(DAY_MS - 1);
    expect(await keys()).toEqual([...requests, 'receipt of POST /api/contact']);
    await sweepAt(DAY_MS);
    expect(await keys()).toEqual(requests);
    await sweepAt(14 * DAY_MS);
    expect(await keys()).toEqual([]);
  });

  test('mails that went out go after 90 days, those that did not stay', async () => {
    const { db } = app.deps;
    const now = NOON.toISOString();
    const sent = anEmail();
    await enqueueEmail(db, sent, now);
    await takeDue(db, { now, leaseUntil: now, token: 'one', limit: 1 });
    await markSent(db, sent.id, 'one', now);
    const late = anEmail();
    await enqueueEmail(db, late, now);
    await takeDue(db, { now, leaseUntil: now, token: 'two', limit: 1 });
    await markSent(db, late.id, 'two', new Date(NOON.getTime() + DAY_MS).toISOString());
    const waiting = anEmail();
    await enqueueEmail(db, waiting, now);

    await sweepAt(90 * DAY_MS);
    expect(await db('outbox').pluck('id')).toHaveLength(3);
    await sweepAt(90 * DAY_MS + 1);
    expect((await db('outbox').pluck('id')).sort()).toEqual([late.id, waiting.id].sort());
    await sweepAt(91 * DAY_MS + 1);
    expect(await db('outbox').pluck('id')).toEqual([waiting.id]);
  });

  test('where hundreds go, they go in groups, between which others write', async () => {
    const { db, writes } = app.deps;
    const at = NOON.toISOString();
    const sent = () => ({
      ...anEmail(),
      status: 'sent' as const,
      attempts: 1,
      created_at: at,
      due_at: at,
      sent_at: at,
    });
    await db.batchInsert('outbox', Array.from({ length: 1_001 }, sent), 20);
    await aStoredMessage(db, 1, { status: 'spam' });
    const message = await db('contact_messages').first();
    const spam = (_: unknown, number: number) => ({
      ...message,
      id: `${number}`,
      reference: referenceOf(number + 2),
    });
    await db.batchInsert('contact_messages', Array.from({ length: 500 }, spam), 20);
    const groups: unknown[] = [];
    const counted: typeof writes = {
      ...writes,
      write: async (writer, value) => {
        const removed = await writes.write(writer, value);
        groups.push(removed);
        return removed;
      },
    };

    app.clock.now = new Date(NOON.getTime() + 91 * DAY_MS);
    await sweepOnce({ ...app.deps, writes: counted });

    expect(groups.filter((removed) => removed !== 0)).toEqual([500, 1, 500, 500, 1]);
  });
});
