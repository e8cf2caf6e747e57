import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openDb } from '../../../db/connect';
import { standIn } from '../../../db/engine/replica';
import { AdminEventList, AdminLive } from '../../../services/contracts/admin/events';
import { Summary } from '../../../services/contracts/summary';
import { signAccessToken } from '../../../services/http/request/access-token';
import { aMember, anAdmin } from '../../support/app/test-account';
import { NOON, type TestApp, testApp } from '../../support/app/test-app';
import { ENGINES } from '../../support/database/test-database';
import { aPageView } from '../../support/factories';
import { writeSite } from '../../support/test-site';

const POST = '/api/analytics/events';
const ROUTES = ['/api/admin/events', '/api/admin/summary', '/api/admin/live'];
const CRAWLER = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:127.0) Gecko/20100101 Firefox/127.0';
const MINUTE = 60_000;

describe.each(ENGINES)('on %s', (engine) => {
  const site = mkdtempSync(path.join(os.tmpdir(), 'site-'));
  let app: TestApp;
  let admin: Awaited<ReturnType<typeof anAdmin>>;
  beforeAll(async () => {
    writeSite(site, { 'index.html': 'Home', 'africa/index.html': 'Africa' });
    app = await testApp(engine, { site, env: { TRUST_PROXY: '1' } });
  });
  beforeEach(async () => {
    await app.reset();
    admin = await anAdmin(app.deps);
  });
  afterAll(async () => {
    await app.close();
    rmSync(site, { recursive: true });
  });

  /** With a token of this moment, since tests move the clock. */
  const ask = (address: string) => {
    const { user, session } = admin;
    const who = { userId: user.id, sessionId: session.id, roles: ['admin' as const] };
    const authorization = `Bearer ${signAccessToken(app.deps, who)}`;
    return app.fetch(address, { headers: { authorization } });
  };
  const summary = async (query = '') => {
    const response = await ask(`/api/admin/summary${query}`);
    expect(response.status).toBe(200);
    return Summary.parse(await response.json());
  };
  const later = (minutes: number) => {
    app.clock.now = new Date(NOON.getTime() + minutes * MINUTE);
  };

  test.each([...ROUTES, '/api/admin/growth', '/api/admin/vitals', '/metrics'])(
    '%s is answered by the database behind a replica that is away',
    async (route) => {
      const { deps } = app;
      const own = deps.reads;
      const away = openDb({ url: 'postgres://tests@127.0.0.1:1/none' });
      Object.assign(deps, { reads: standIn(away, deps.db) });

      expect((await ask(route)).status).toBe(200);

      Object.assign(deps, { reads: own });
      await away.destroy();
    },
  );

  test.each(ROUTES)('%s is for administrators', async (route) => {
    const member = await aMember(app.deps);

    expect((await app.fetch(route)).status).toBe(401);
    expect((await app.fetch(route, { headers: member.headers })).status).toBe(403);
    expect((await ask(route)).status).toBe(200);
  });

  test('nothing recorded is noughts, and no division by them', async () => {
    const { totals, series, pages, previous } = await summary('?compare=previous');

    expect(totals).toEqual({
      views: 0,
      visits: 0,
      bounces: 0,
      bounce_rate: 0,
      duration_ms: 0,
      sessions: 0,
      mean_ms: 0,
      median_ms: 0,
    });
    expect(previous).toMatchObject({ views: 0, to: expect.any(String) });
    expect(series).toHaveLength(31);
    expect(pages).toEqual([]);
  });

  test('visits end after thirty minutes, and a visit of one view is a bounce', async () => {
    const [one, other] = [aPageView({ path: '/' }), aPageView({ path: '/africa' })];
    const next = (view: object) => ({ ...view, view_id: undefined });
    await app.post(POST, [one, other]);
    later(30);
    await app.post(POST, next(one));
    later(61);
    await app.post(POST, next(one));

    const { totals, pages, hubs, devices } = await summary();

    expect(totals).toMatchObject({ views: 4, sessions: 2, visits: 3, bounces: 2 });
    expect(totals.bounce_rate).toBeCloseTo(2 / 3);
    expect(pages).toMatchObject([
      { name: '/', views: 3, visits: 2, bounces: 1 },
      { name: '/africa', views: 1, visits: 1, bounces: 1 },
    ]);
    expect(hubs).toMatchObject([
      { name: '(none)', views: 3 },
      { name: 'africa', views: 1 },
    ]);
    expect(devices).toMatchObject([{ name: 'mobile', views: 4 }]);
  });

  test('everything received is counted once: as a view, a repeat, or dropped for a reason', async () => {
    const view = aPageView({ path: '/' });
    await app.post(POST, [view, aPageView()]);
    await app.post(POST, { ...view, duration_ms: 4_000 });
    await app.post(POST, [aPageView(), aPageView()], { 'user-agent': CRAWLER });
    await app.post(POST, [aPageView({ user_agent: CRAWLER }), aPageView()]);
    await app.post(POST, aPageView(), { dnt: '1' });
    await app.post(POST, aPageView(), { 'sec-purpose': 'prefetch;prerender' });

    expect((await summary()).received).toEqual({
      total: 9,
      views: 3,
      repeats: 1,
      bots: 3,
      opted_out: 1,
      prefetches: 1,
    });
  });

  test('one period is compared with the one before, and filters narrow both', async () => {
    await app.post(POST, [aPageView({ path: '/' }), aPageView({ path: '/africa' })]);
    later(24 * 60);
    await app.post(POST, aPageView({ path: '/africa', duration_ms: 3_000 }));

    const all = await summary('?from=2025-06-03&to=2025-06-03&compare=previous');
    const one = await summary('?from=2025-06-03&to=2025-06-03&compare=previous&path=/');

    expect(all).toMatchObject({
      from: '2025-06-03T00:00:00.000Z',
      to: '2025-06-04T00:00:00.000Z',
      interval: 'hour',
      totals: { views: 1, duration_ms: 3_000 },
      previous: { views: 2, from: '2025-06-02T00:00:00.000Z', to: '2025-06-02T12:00:00.001Z' },
    });
    expect(all.series).toHaveLength(24);
    expect(all.previous?.series).toHaveLength(24);
    expect(one).toMatchObject({ totals: { views: 0 }, previous: { views: 1, sessions: 1 } });
  });

  test('a day that is not over is compared with the day before up to that hour', async () => {
    await app.post(POST, aPageView());
    later(2 * 60);
    await app.post(POST, aPageView());
    later(24 * 60);

    const { previous } = await summary('?from=2025-06-03&to=2025-06-03&compare=previous');
    later(36 * 60);
    const over = await summary('?from=2025-06-03&to=2025-06-03&compare=previous');

    expect(previous?.views).toBe(1);
    expect(previous?.series.reduce((sum, { views }) => sum + views, 0)).toBe(2);
    expect(over.previous?.views).toBe(2);
  });

  test('a day is compared with the same weekday a year before, a month with its dates', async () => {
    later(-364 * 24 * 60);
    await app.post(POST, [aPageView({ path: '/' }), aPageView({ path: '/africa' })]);
    later(-363 * 24 * 60);
    await app.post(POST, aPageView({ path: '/africa' }));
    later(0);
    await app.post(POST, aPageView({ path: '/' }));

    const day = await summary('?from=2025-06-02&to=2025-06-02&compare=year');
    const month = await summary('?from=2025-06-01&to=2025-06-30&interval=month&compare=year');

    expect(day).toMatchObject({
      totals: { views: 1 },
      previous: { views: 2, from: '2024-06-03T00:00:00.000Z', to: '2024-06-03T12:00:00.001Z' },
    });
    expect(day.previous?.series).toHaveLength(24);
    expect(month.previous).toMatchObject({ views: 0, from: '2024-06-01T00:00:00.000Z' });
    expect(month.previous?.series).toMatchObject([{ t: '2024-06-01T00:00:00.000Z', views: 3 }]);
  });

  test('made-up views are told of where they are counted, and not of the months between', async () => {
    const asked = '?from=2025-06-02&to=2025-06-02&compare=year';
    later(-100 * 24 * 60);
    await app.post(POST, aPageView({ path: '/' }));
    await app.deps.db('analytics_sessions').update({ synthetic: 1 });
    later(0);
    await app.post(POST, aPageView({ path: '/' }));
    expect((await summary(asked)).synthetic).toBe(false);

    later(-364 * 24 * 60);
    await app.post(POST, aPageView({ path: '/' }));
    await app.deps.db('analytics_sessions').update({ synthetic: 1 });
    later(0);
    expect((await summary(asked)).synthetic).toBe(true);
    expect((await summary('?from=2025-02-20&to=2025-06-02')).synthetic).toBe(true);
  });

  test.each([
    ['hub=africa', 2],
    ['hub=(none)', 2],
    ['campaign=mail / drop', 2],
    ['campaign=mail', 0],
    ['browser=Chrome', 3],
    ['system=Windows', 1],
    ['hub=africa&campaign=mail / drop', 1],
    ['path=/&hub=africa', 0],
    ['browser=Firefox&device=mobile', 0],
  ])('the filter %s leaves %i views', async (filter, views) => {
    await app.post(POST, [
      aPageView({ path: '/africa' }),
      aPageView({ path: '/africa?utm_source=mail&utm_campaign=drop' }),
      aPageView({ path: '/?utm_source=mail&utm_campaign=drop' }),
      aPageView({ path: '/', user_agent: FIREFOX }),
    ]);

    expect((await summary(`?${filter}`)).totals.views).toBe(views);
  });

  test.each([
    ['campaign=mail / drop', ['/', '/africa'], 1],
    ['referrer=Google', ['/', '/africa'], 1],
    ['referrer=https://www.google.com/search', ['/', '/africa'], 1],
    ['referrer=(direct)', ['/africa'], 1],
    ['campaign=mail / drop&path=/africa', ['/africa'], 0],
  ])('%s chooses whole visits: pages %j, begun %i', async (filter, pages, visits) => {
    const session_id = randomUUID();
    const referrer = 'https://www.google.com/';
    const first = aPageView({ session_id, path: '/?utm_source=mail&utm_campaign=drop', referrer });
    await app.post(POST, first);
    later(5);
    await app.post(POST, aPageView({ session_id, path: '/africa', duration_ms: 7_000 }));
    later(36);
    await app.post(POST, aPageView({ session_id, path: '/africa', duration_ms: 5_000 }));

    const found = await summary(`?${filter}`);

    expect(found.pages.map(({ name }) => name).sort()).toEqual(pages);
    expect(found.totals).toMatchObject({ views: pages.length, visits, sessions: 1 });
    expect(found.totals.duration_ms).toBe(filter.includes('direct') ? 5_000 : 7_000);
  });

  test('the country is the one that a trusted proxy names', async () => {
    await app.post(POST, aPageView(), { 'cf-ipcountry': 'na' });
    await app.post(POST, aPageView(), { 'cf-ipcountry': 'XX' });

    expect((await summary()).countries).toMatchObject([{ name: '(unknown)' }, { name: 'NA' }]);
    expect((await summary('?country=NA')).totals.views).toBe(1);
  });

  test('a filter that must not hold leaves its views out, and keeps those that tell nothing', async () => {
    await app.post(POST, aPageView(), { 'cf-ipcountry': 'na' });
    await app.post(POST, aPageView(), { 'cf-ipcountry': 'gh' });
    await app.post(POST, aPageView());

    const { countries, filters, not } = await summary('?country=NA&not=country,device');

    expect(countries.map(({ name }) => name).sort()).toEqual(['(unknown)', 'GH']);
    expect({ filters, not }).toEqual({ filters: { country: 'NA' }, not: ['country'] });
    expect((await summary('?country=(unknown)&not=country')).totals.views).toBe(2);
  });

  test('filters that hold and some that must not are asked together', async () => {
    const referrer = 'https://www.google.com/';
    await app.post(POST, aPageView({ path: '/africa?utm_source=mail', referrer }));
    await app.post(POST, aPageView({ path: '/africa' }));
    await app.post(POST, aPageView({ path: '/faq', referrer }));
    const pagesOf = async (query: string) =>
      (await summary(query)).pages.map(({ name }) => name).sort();

    expect(await pagesOf('?referrer=Google&not=referrer')).toEqual(['/africa']);
    expect(await pagesOf('?path=/faq&not=path')).toEqual(['/africa']);
    expect(await pagesOf('?path=/africa&referrer=Google&not=path')).toEqual(['/faq']);
    expect(await pagesOf('?path=/africa&referrer=Google&not=path,referrer')).toEqual([]);
    expect(await pagesOf('?not=path')).toEqual(['/africa', '/faq']);
  });

  test.each([
    ['from=yesterday', 'from'],
    ['to=2025-02-30', 'to'],
    ['interval=minute', 'interval'],
    ['compare=next', 'compare'],
    ['tz=Mars/Olympus', 'tz'],
    ['country=NA&not=land', 'not'],
    ['from=2025-06-02&to=2025-06-01', 'to'],
  ])('the query %s is refused, naming %s', async (query, field) => {
    const response = await ask(`/api/admin/summary?${query}`);

    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ errors: [{ field }] });
  });

  test.each([
    '?from=0001-01-01&to=9999-12-31',
    '?from=9998-01-01&to=9999-12-31&compare=previous&interval=hour',
    '?from=0001-01-01&to=9999-12-31&compare=year&tz=Pacific/Apia',
    '?from=2025-01-01&to=2025-12-31&interval=hour&tz=Australia/Lord_Howe',
  ])('a range of any length has at most 400 points: %s', async (query) => {
    expect((await summary(query)).series.length).toBeLessThanOrEqual(400);
  });

  test('the newest events come first, page by page', async () => {
    await app.post(
      POST,
      Array.from({ length: 50 }, () => aPageView({ path: '/' })),
    );
    later(1);
    await app.post(POST, aPageView({ path: '/africa', view_id: undefined }));

    const first = AdminEventList.parse(await (await ask('/api/admin/events?limit=2')).json());
    const address = `/api/admin/events?before=${first.next}`;
    const rest = AdminEventList.parse(await (await ask(address)).json());
    const noon = ['2025-06-02T12:00:00.000Z', '2025-06-02T14:00:00+02:00'].map(
      (before) => `/api/admin/events?${new URLSearchParams({ before })}`,
    );

    expect(first.events.map((event) => event.path)).toEqual(['/africa', '/']);
    expect(rest.events).toHaveLength(49);
    expect(rest.next).toBeNull();
    for (const address of noon)
      expect(await (await ask(address)).json()).toEqual({ events: [], next: null });
    for (const query of ['limit=0', 'limit=501', 'limit=a', 'before=x']) {
      expect((await ask(`/api/admin/events?${query}`)).status).toBe(422);
    }
  });

  test('who was here in the last five minutes is live, on the page seen last', async () => {
    const visitor = aPageView({ path: '/', view_id: undefined });
    await app.post(POST, [aPageView({ path: '/' })]);
    later(2);
    await app.post(POST, [visitor, aPageView({ path: '/africa' })]);
    later(4);
    await app.post(POST, { ...visitor, path: '/africa' });
    later(6);

    const live = AdminLive.parse(await (await ask('/api/admin/live')).json());

    expect(live).toMatchObject({ visitors: 2, pages: [{ name: '/africa', visitors: 2 }] });
    expect(live.minutes).toHaveLength(30);
    expect(live.minutes.map(({ views }) => views).slice(-7)).toEqual([1, 0, 2, 0, 1, 0, 0]);
  });
});
