import { queueFull } from '../../../db/engine/errors';
import { ProblemBody } from '../../../services/contracts/errors';
import { RATE_LIMITS, UNLIMITED } from '../../../services/http/limits/rate-limits';
import { NOON, type TestApp, testApp } from '../../support/app/test-app';
import { ENGINES } from '../../support/database/test-database';
import { aContactRequest, aPageView } from '../../support/factories';

const CALLS = RATE_LIMITS['POST /api/contact']?.calls ?? 0;
const ENV = { RATE_LIMITS: 'on', TRUST_PROXY: '1' };

describe.each(ENGINES)('on %s', (engine) => {
  let app: TestApp;
  let clock: jest.SpyInstance<number, []>;
  beforeEach(async () => {
    // The limiter reads the clock of the machine.
    clock = jest.spyOn(Date, 'now').mockReturnValue(NOON.getTime());
    app = await testApp(engine, { env: ENV });
  });
  afterEach(async () => {
    clock.mockRestore();
    await app.close();
  });

  /** An empty message is refused only after it was counted, and stores nothing. */
  const knock = (from: string, to = app) =>
    to.post('/api/contact', {}, { 'x-forwarded-for': from });
  const knockOften = async (from: string, times: number) =>
    Promise.all(Array.from({ length: times }, () => knock(from).then(({ status }) => status)));

  test('as many calls as the limit allows get through, however close together', async () => {
    const statuses = await knockOften('203.0.113.5', CALLS + 30);

    expect(statuses.filter((status) => status === 422)).toHaveLength(CALLS);
    expect(statuses.filter((status) => status === 429)).toHaveLength(30);
  });

  test('the log names the route of a call that was refused', async () => {
    await knockOften('203.0.113.5', CALLS + 1);

    const refused = app.logLines.filter((line) => line.includes('"status":429'));
    expect(refused).toEqual([expect.stringContaining('"msg":"POST /api/contact"')]);
  });

  test('a plain form of a browser is refused with a page, of a program with the problem', async () => {
    await knockOften('203.0.113.5', CALLS);
    const send = (accept: string) =>
      app.fetch('/api/contact', {
        method: 'POST',
        headers: {
          accept,
          'content-type': 'application/x-www-form-urlencoded',
          'x-forwarded-for': '203.0.113.5',
        },
        body: 'name=Ada',
      });

    const page = await send('text/html,application/xhtml+xml,*/*;q=0.8');
    expect(page.status).toBe(429);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await page.text()).toMatch(
      /<h1>Too many tries<\/h1>.*Please wait \d+ (?:seconds|minutes)/s,
    );
    const problem = await send('*/*');
    expect(problem.headers.get('content-type')).toMatch(/^application\/problem\+json/);
  });

  test('a page of a browser is refused with a page, of a program with the problem', async () => {
    const look = (accept: string) =>
      app.fetch('/ask?q=hello', { headers: { accept, 'x-forwarded-for': '203.0.113.7' } });
    for (let call = 0; call < 300; call += 1) await look('*/*');

    const page = await look('text/html,application/xhtml+xml,*/*;q=0.8');
    expect(page.status).toBe(429);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await page.text()).toMatch(/Please wait \d+ (?:seconds|minutes).*Return to Home/s);
    expect((await look('*/*')).headers.get('content-type')).toMatch(/^application\/problem\+json/);
  });

  test('the refusal is a problem that says how long to wait; others are let through', async () => {
    await knockOften('203.0.113.5', CALLS);
    clock.mockReturnValue(NOON.getTime() + 100_500);

    const refused = await knock('203.0.113.5');

    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('500');
    expect(ProblemBody.parse(await refused.json())).toMatchObject({
      type: 'urn:problem-type:rate_limited',
      detail: 'Too many tries. Please wait 9 minutes.',
    });
    expect((await knock('203.0.113.6')).status).toBe(422);
    const other = await app.post('/api/analytics/events', aPageView(), {
      'x-forwarded-for': '203.0.113.5',
    });
    expect(other.status).toBe(202);
  });

  test('when the time is over the client may call again', async () => {
    await knockOften('203.0.113.5', CALLS + 1);
    clock.mockReturnValue(NOON.getTime() + 600_001);

    expect((await knock('203.0.113.5')).status).toBe(422);
  });

  test('a clock that is set back locks nobody out', async () => {
    await knockOften('203.0.113.5', CALLS + 1);
    clock.mockReturnValue(NOON.getTime() - 7_200_000);

    expect((await knock('203.0.113.5')).status).toBe(422);
  });

  test('what was counted outlives a restart and holds for other processes', async () => {
    await knockOften('203.0.113.5', CALLS);
    const { db, writes } = app.deps;
    const second = await testApp('sqlite', { env: ENV, deps: { db, writes } });

    expect((await knock('203.0.113.5', second)).status).toBe(429);
    expect((await knock('203.0.113.6', second)).status).toBe(422);
    await second.close();
  });

  test('a flood writes nothing once it is refused, and no address is stored', async () => {
    await knockOften('203.0.113.5', CALLS);
    const rows = await app.deps.db('rate_limits');
    await knockOften('203.0.113.5', 50);

    expect(await app.deps.db('rate_limits')).toEqual(rows);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('203.0.113');
    expect(app.logLines.join('')).not.toContain('203.0.113');
  });

  test('the count is another the next day', async () => {
    await knock('203.0.113.5');
    app.clock.now = new Date(NOON.getTime() + 24 * 3_600_000);
    await knock('203.0.113.5');

    expect(await app.deps.db('rate_limits')).toHaveLength(2);
  });

  test('an IPv6 network counts as one client, spelled paths as one route', async () => {
    await knockOften('2001:db8:1:2::9', CALLS);

    expect((await knock('2001:db8:1:2:ffff::7')).status).toBe(429);
    expect((await knock('2001:db8:1:3::9')).status).toBe(422);
    const respelled = await app.post('/api/Contact', {}, { 'x-forwarded-for': '2001:db8:1:2::9' });
    expect(respelled.status).toBe(404);
  });

  test('while the database takes no counts, memory does', async () => {
    const { writes } = app.deps;
    app.deps.writes = { ...writes, write: () => Promise.reject(queueFull()) };

    const statuses = await knockOften('203.0.113.5', CALLS + 5);

    app.deps.writes = writes;
    expect(statuses.filter((status) => status === 422)).toHaveLength(CALLS);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  });
});

test('every limit is that of a route', async () => {
  const app = await testApp('sqlite');
  for (const route of [...Object.keys(RATE_LIMITS), ...UNLIMITED]) {
    const [method = '', path = ''] = route.split(' ');
    const { headers } = await app.fetch(path, { method: 'OPTIONS' });
    expect([route, headers.get('allow')?.split(', ')]).toEqual([
      route,
      expect.arrayContaining([method]),
    ]);
  }
  await app.close();
});

test('limits that are off let everything through', async () => {
  const app = await testApp('sqlite', { env: { RATE_LIMITS: 'off' } });
  const answers = Array.from({ length: CALLS + 5 }, () =>
    app.post('/api/contact', aContactRequest({ name: '' })),
  );

  expect(new Set((await Promise.all(answers)).map(({ status }) => status))).toEqual(new Set([422]));
  await app.close();
});
