import { randomUUID } from 'node:crypto';
import { listOutbox } from '../../../db/outbox/outbox';
import { DAY_MS } from '../../../services/contracts/limits/durations';
import { NOON, type TestApp, testApp } from '../../support/app/test-app';
import { ENGINES } from '../../support/database/test-database';
import { aContactRequest } from '../../support/factories';
import { storedMessages } from '../../support/inbox';

describe.each(ENGINES)('on %s', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp(engine);
  });
  beforeEach(() => app.reset());
  afterAll(() => app.close());

  const messages = () => storedMessages(app.deps.db, 100);
  const mails = () => listOutbox(app.deps.db, { limit: 100 });

  test('the same request with the same key gets the same answer and is kept once', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const send = () => app.post('/api/contact', aContactRequest(), headers);

    const answers = await Promise.all(Array.from({ length: 10 }, send));
    const late = await send();

    const bodies = await Promise.all([...answers, late].map((answer) => answer.json()));
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
    expect([...answers, late].every(({ status }) => status === 201)).toBe(true);
    expect(await messages()).toHaveLength(1);
    expect(await mails()).toHaveLength(2);
  });

  test('a key that came with another request is refused', async () => {
    const headers = { 'idempotency-key': 'one' };
    await app.post('/api/contact', aContactRequest(), headers);

    const response = await app.post('/api/contact', aContactRequest({ message: 'Else' }), headers);

    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      type: 'urn:problem-type:idempotency_key_reused',
      errors: [{ field: 'Idempotency-Key' }],
    });
    expect(await messages()).toHaveLength(1);
  });

  test('a message that waited on a device for days is still recognised, and forgotten after 14', async () => {
    const headers = { 'idempotency-key': 'one' };
    await app.post('/api/contact', aContactRequest(), headers);

    app.clock.now = new Date(NOON.getTime() + 14 * DAY_MS - 1);
    await app.post('/api/contact', aContactRequest({ message: 'Else' }));
    await app.post('/api/contact', aContactRequest(), headers);
    expect(await messages()).toHaveLength(2);

    app.clock.now = new Date(NOON.getTime() + 14 * DAY_MS);
    const response = await app.post('/api/contact', aContactRequest({ message: 'New' }), headers);
    expect(response.status).toBe(201);
    expect(await messages()).toHaveLength(3);
  });
});
