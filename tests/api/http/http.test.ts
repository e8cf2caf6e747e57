import { once } from 'node:events';
import { createWriteQueue } from '../../../db/writes/write-queue';
import { NOON, type TestApp, testApp } from '../../support/app/test-app';
import { aContactRequest } from '../../support/factories';
import { heldPost } from '../../support/process/test-process';

let app: TestApp;
beforeAll(async () => {
  app = await testApp('sqlite', { env: { CORS_ORIGINS: 'https://static.test' } });
});
beforeEach(() => app.reset());
afterAll(() => app.close());

test('health says that the process lives, which version and for how long', async () => {
  app.clock.now = new Date(NOON.getTime() + 61_900);

  const response = await app.fetch('/api/health');

  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toEqual({ status: 'ok', version: '0.0.0', uptime_s: 61 });
  expect((await app.fetch('/api/health/ready')).status).toBe(200);
});

test('HEAD is answered where GET is, OPTIONS wherever there is something', async () => {
  const head = await app.fetch('/api/health', { method: 'HEAD' });
  const options = await app.fetch('/api/contact', { method: 'OPTIONS' });
  const nothing = await app.fetch('/api/nothing', { method: 'OPTIONS' });

  expect([head.status, await head.text()]).toEqual([200, '']);
  expect([options.status, options.headers.get('allow')]).toEqual([204, 'POST, OPTIONS']);
  expect(nothing.status).toBe(404);
});

test('while starting nothing but health is answered', async () => {
  app.deps.life.phase = 'starting';

  const contact = await app.post('/api/contact', aContactRequest());
  const ready = await app.fetch('/api/health/ready');

  expect(contact.status).toBe(503);
  expect(contact.headers.get('retry-after')).toBe('2');
  expect(ready.status).toBe(503);
  expect((await app.fetch('/api/health')).status).toBe(200);
});

test('while draining requests are answered and connections are not kept', async () => {
  app.deps.life.phase = 'draining';

  const contact = await app.post('/api/contact', aContactRequest());
  const ready = await app.fetch('/api/health/ready');

  expect(contact.status).toBe(201);
  expect(contact.headers.get('connection')).toBe('close');
  expect(ready.status).toBe(503);
  expect(await ready.json()).toMatchObject({ type: 'urn:problem-type:unavailable' });
});

test('without its database the service is alive and not ready', async () => {
  const lost = await testApp('postgres');
  await lost.deps.db.destroy();

  expect((await lost.fetch('/api/health')).status).toBe(200);
  expect((await lost.fetch('/api/health/ready')).status).toBe(503);
  await lost.close();
});

test('a well-formed request id is taken over, another is replaced', async () => {
  const idOf = async (given: string) =>
    (await app.fetch('/api/health', { headers: { 'x-request-id': given } })).headers.get(
      'x-request-id',
    );

  expect(await idOf('trace-42.a_b')).toBe('trace-42.a_b');
  for (const bad of ['with space', '<script>', 'x'.repeat(65)]) {
    expect(await idOf(bad)).toMatch(/^[0-9a-f-]{36}$/);
  }
});

test.each([
  ['SQLITE_FULL', 507, 'storage_full'],
  ['SQLITE_IOERR', 507, 'storage_full'],
  ['53100', 507, 'storage_full'],
  ['SQLITE_BUSY', 503, 'overloaded'],
  ['ECONNREFUSED', 503, 'unavailable'],
])('a database that says %s makes it %i', async (code, status, problem) => {
  const { writes } = app.deps;
  app.deps.writes = {
    ...writes,
    write: () => Promise.reject(Object.assign(new Error('no'), { code })),
  };

  const response = await app.post('/api/contact', aContactRequest());

  app.deps.writes = writes;
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ status, type: `urn:problem-type:${problem}` });
  expect(response.headers.has('retry-after')).toBe(status === 503);
});

test('a database with no room left refuses, keeps what it has, and recovers', async () => {
  const { db } = app.deps;
  await app.post('/api/contact', aContactRequest());
  const [{ page_count }] = await db.raw('PRAGMA page_count');
  await db.raw(`PRAGMA max_page_count = ${page_count}`);
  const large = aContactRequest({ message: 'x'.repeat(5000) });

  const statuses = [];
  for (let n = 0; n < 20; n += 1) statuses.push((await app.post('/api/contact', large)).status);
  const refused = statuses.filter((status) => status === 507).length;
  const kept = await db('contact_messages').count({ rows: '*' }).first();

  expect(refused).toBeGreaterThan(0);
  expect(Number(kept?.rows)).toBe(1 + statuses.filter((status) => status === 201).length);
  expect((await app.fetch('/api/health/ready')).status).toBe(200);
  await db.raw('PRAGMA max_page_count = 1000000');
  expect((await app.post('/api/contact', large)).status).toBe(201);
});

test('a bug is answered without its message, and logged once', async () => {
  const { writes } = app.deps;
  app.deps.writes = {
    ...createWriteQueue(app.deps.db),
    write: () => Promise.reject(new Error('bug 17')),
  };

  const response = await app.post('/api/contact', aContactRequest());

  app.deps.writes = writes;
  expect(response.status).toBe(500);
  expect(await response.text()).not.toContain('bug 17');
  const failures = app.logLines.filter((line) => line.includes('bug 17'));
  expect(failures).toHaveLength(1);
  expect(failures[0]).toContain(response.headers.get('x-request-id'));
});

test('a client that goes away while it sends does no harm and is no failure', async () => {
  const gone = once(app.server, 'connection').then(([socket]) => once(socket, 'close'));
  const held = await heldPost(app.url, '/api/contact', JSON.stringify(aContactRequest()));
  held.drop();
  await gone;

  expect((await app.post('/api/contact', aContactRequest())).status).toBe(201);
  expect(app.logLines.join('')).toContain('"status":400');
  expect(app.logLines.join('')).not.toContain('"failed"');
});

test('requests may be sent ahead of the answers, as some programs do; a heap of them ends the connection', async () => {
  const ask = 'GET /api/health HTTP/1.1\r\nHost: a\r\n\r\n';
  const last = ask.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n');
  const answersTo = async (bytes: string) =>
    (await app.raw(bytes)).match(/HTTP\/1\.1 200/g)?.length ?? 0;

  expect(await answersTo(ask.repeat(20) + last)).toBe(21);
  expect(await answersTo(ask.repeat(500) + last)).toBeLessThan(21);
  expect((await app.fetch('/api/health')).status).toBe(200);
});
