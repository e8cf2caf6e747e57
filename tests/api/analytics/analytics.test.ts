import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { queueFull } from '../../../db/engine/errors';
import { NOON, type TestApp, testApp } from '../../support/app/test-app';
import { ENGINES } from '../../support/database/test-database';
import { aPageView, BROWSER } from '../../support/factories';
import { writeSite } from '../../support/test-site';
import { allEvents } from '../../support/views/views';

const PATH = '/api/analytics/events';
const CRAWLER = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

describe.each(ENGINES)('on %s', (engine) => {
  const site = mkdtempSync(path.join(os.tmpdir(), 'site-'));
  let app: TestApp;
  beforeAll(async () => {
    writeSite(site, { 'index.html': 'Home', 'artists/rocka/index.html': 'Rocka' });
    app = await testApp(engine, { site, env: { CORS_ORIGINS: 'https://static.test' } });
  });
  beforeEach(() => app.reset());
  afterAll(async () => {
    await app.close();
    rmSync(site, { recursive: true });
  });

  const stored = () => allEvents(app.deps.db);

  test('a view is stored as it came, at the time of the service', async () => {
    const view = aPageView({ duration_ms: 1500, created_at: '1999-01-01T00:00:00.000Z' });

    const response = await app.post(PATH, view);

    expect(response.status).toBe(202);
    expect(await response.json()).toEqual({ accepted: 1 });
    expect(await stored()).toEqual([
      {
        id: expect.any(String),
        session_id: view.session_id,
        path: '/artists/rocka',
        referrer: null,
        user_agent: BROWSER,
        duration_ms: 1500,
        created_at: NOON.toISOString(),
        country: null,
        synthetic: 0,
      },
    ]);
  });

  test('a list of 50 is taken, also as the text of a beacon', async () => {
    const views = Array.from({ length: 50 }, () => aPageView());

    const response = await app.post(PATH, views, { 'content-type': 'text/plain;charset=UTF-8' });

    expect(response.status).toBe(202);
    expect(await response.json()).toEqual({ accepted: 50 });
    expect(await stored()).toHaveLength(50);
    expect((await app.post(PATH, [...views, aPageView()])).status).toBe(422);
    expect(await stored()).toHaveLength(50);
  });

  test('the same view again raises its duration, in any order and case', async () => {
    const view = aPageView({ duration_ms: 100 });

    for (const duration_ms of [9000, 50]) {
      await app.post(PATH, { ...view, duration_ms, view_id: String(view.view_id).toUpperCase() });
    }
    await app.post(PATH, view);

    expect(await stored()).toMatchObject([{ session_id: view.session_id, duration_ms: 9000 }]);
  });

  test('one bad event refuses the list and is named by its place', async () => {
    const response = await app.post(PATH, [
      aPageView(),
      aPageView({ session_id: 'me', duration_ms: 1.5 }),
    ]);

    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      errors: [{ field: '1.session_id' }, { field: '1.duration_ms' }],
    });
    expect(await stored()).toEqual([]);
    const single = await (await app.post(PATH, aPageView({ path: 'artists' }))).json();
    expect(single).toMatchObject({ errors: [{ field: 'path' }] });
  });

  test('crawlers are not recorded, whoever names them', async () => {
    const byHeader = await app.post(PATH, aPageView(), { 'user-agent': CRAWLER });
    const byBody = await app.post(PATH, [aPageView({ user_agent: CRAWLER }), aPageView()]);

    expect(await byHeader.json()).toEqual({ accepted: 0 });
    expect(await byBody.json()).toEqual({ accepted: 1 });
    expect(await stored()).toHaveLength(1);
  });

  test.each([
    ['dnt', '1', 0],
    ['sec-gpc', '1', 0],
    ['dnt', '0', 1],
  ])('with %s: %s it accepts %i', async (name, value, accepted) => {
    const response = await app.post(PATH, aPageView(), { [name]: value });

    expect(response.status).toBe(202);
    expect(await response.json()).toEqual({ accepted });
    expect(await stored()).toHaveLength(accepted);
  });

  test('of the query only campaign keys are kept, of what is no page the address', async () => {
    await app.post(PATH, [
      aPageView({ path: '/artists/rocka/?utm_source=mail&token=secret&ref=a#top' }),
      aPageView({ path: '/wp-admin?utm_source=x' }),
      aPageView({ path: '/%E0%A4%A' }),
    ]);

    const paths = (await stored()).map((row) => row.path).sort();
    expect(paths).toEqual([
      '(unknown)',
      '/artists/rocka?utm_source=mail&ref=a',
      '/wp-admin?utm_source=x',
    ]);
  });

  test('made-up addresses leave room for the campaigns of pages', async () => {
    const views = Array.from({ length: 501 }, (_, n) => aPageView({ path: `/made-up-${n}` }));
    for (let start = 0; start < views.length; start += 50)
      await app.post(PATH, views.slice(start, start + 50));
    await app.post(PATH, aPageView({ path: '/artists/rocka?ref=mail' }));

    const paths = (await stored()).map((row) => row.path);
    expect(paths).toContain('(other)');
    expect(paths).toContain('/artists/rocka?ref=mail');
  });

  test('ids may be UUIDs of no version, as people write them by hand', async () => {
    const view = aPageView({
      session_id: '11111111-1111-1111-1111-111111111111',
      view_id: '22222222-2222-2222-2222-222222222222',
    });
    const answers = [await app.post(PATH, view), await app.post(PATH, view)];

    expect(await Promise.all(answers.map((answer) => answer.json()))).toEqual([
      { accepted: 1 },
      { accepted: 1 },
    ]);
    expect((await stored()).map((row) => row.session_id)).toEqual([view.session_id]);
  });

  test('a referrer is reduced to its host, and our own pages are none', async () => {
    for (const referrer of [
      'https://user:pass@search.test/find?q=private#x',
      'https://site.test/artists',
      'https://static.test/',
      `${app.url}/`,
      'no address',
    ]) {
      await app.post(PATH, aPageView({ referrer }));
    }

    const referrers = (await stored()).map(({ referrer }) => referrer);
    expect(referrers.filter(Boolean)).toEqual(['https://search.test/']);
    expect(referrers).toHaveLength(5);
  });

  test('the user agent of the request stands in for a missing one; both are bounded', async () => {
    await app.post(PATH, aPageView({ user_agent: undefined }), { 'user-agent': BROWSER });
    await app.post(PATH, aPageView({ user_agent: `${'A '.repeat(255)}A🎵🎵` }));

    const agents = (await stored()).map(({ user_agent }) => user_agent ?? '');
    expect(agents).toContain(BROWSER);
    expect(agents.map(({ length }) => length).sort((a, b) => b - a)[0]).toBe(511);
  });

  test('nothing in a user agent steers the terminal of who reads it', async () => {
    await app.post(PATH, aPageView({ user_agent: `\u001b[2J${BROWSER}\r\n\u009b1m\u202egpj` }));

    expect((await stored())[0]?.user_agent).toBe(`[2J${BROWSER} 1m gpj`);
  });

  test('no visible time is longer than a day', async () => {
    await app.post(PATH, aPageView({ duration_ms: Number.MAX_SAFE_INTEGER }));

    expect(await stored()).toMatchObject([{ duration_ms: 86_400_000 }]);
  });

  test('an empty list is taken for what it is', async () => {
    const response = await app.post(PATH, []);

    expect(response.status).toBe(202);
    expect(await response.json()).toEqual({ accepted: 0 });
  });

  test('a full queue answers 503 and says when to come again', async () => {
    const { writes } = app.deps;
    app.deps.writes = { ...writes, write: () => Promise.reject(queueFull()) };

    const response = await app.post(PATH, aPageView());

    app.deps.writes = writes;
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(await response.json()).toMatchObject({ type: 'urn:problem-type:overloaded' });
  });

  test('of hundreds at once every one that is accepted is stored, and no other', async () => {
    const answers = await Promise.all(
      Array.from({ length: 300 }, () => app.post(PATH, aPageView({ view_id: randomUUID() }))),
    );

    // A machine that is busy with other things refuses some rather than keep them waiting.
    const accepted = answers.filter(({ status }) => status === 202);
    expect(accepted.length).toBeGreaterThan(0);
    expect(answers.every(({ status }) => status === 202 || status === 503)).toBe(true);
    expect(await stored()).toHaveLength(accepted.length);
  });
});
