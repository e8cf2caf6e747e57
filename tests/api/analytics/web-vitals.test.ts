import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { LoadRow } from '../../../db/web-vitals/loads';
import { purgeViews } from '../../../services/analytics/purge-views';
import { countLoads } from '../../../services/analytics/vitals/count-loads';
import { DAY_MS } from '../../../services/contracts/limits/durations';
import { WebVitalsReport } from '../../../services/contracts/web-vitals';
import { type AdminCalls, adminCalls } from '../../support/app/admin-app';
import { aMember } from '../../support/app/test-account';
import { NOON, type TestApp, testApp } from '../../support/app/test-app';
import { ENGINES } from '../../support/database/test-database';
import fc from '../../support/fuzz/fast-check';
import { writeSite } from '../../support/test-site';

const POST = '/api/analytics/vitals';
const DAY = Math.floor(NOON.getTime() / DAY_MS);

const aLoad = (more: object = {}) => ({
  view_id: randomUUID(),
  path: '/artists/rocka',
  connection: '4g',
  lcp: 1234.5,
  inp: 88,
  cls: 0.0421,
  ttfb: 300,
  ...more,
});

describe.each(ENGINES)('on %s', (engine) => {
  const site = mkdtempSync(path.join(os.tmpdir(), 'site-'));
  let app: TestApp;
  let admin: AdminCalls | undefined;
  beforeAll(async () => {
    writeSite(site, { 'index.html': 'Home', 'artists/rocka/index.html': 'Rocka' });
    app = await testApp(engine, { site });
  });
  beforeEach(async () => {
    await app.reset();
    admin = undefined;
  });
  afterAll(async () => {
    await app.close();
    rmSync(site, { recursive: true });
  });

  const loads = () => app.deps.db('web_vitals').select('*');
  const sums = () =>
    app.deps
      .db('web_vitals_rollups')
      .select('*')
      .orderBy(['day', 'page', 'connection', 'metric', 'bucket']);
  const report = async (query = '') => {
    admin ??= await adminCalls(app);
    return WebVitalsReport.parse(await admin.json(`/api/admin/vitals${query}`));
  };

  test('a load is kept by its page class, with the day of the service and no address', async () => {
    const response = await app.post(POST, aLoad({ path: '/artists/rocka/?token=secret' }));

    expect(response.status).toBe(202);
    expect(await response.json()).toEqual({ accepted: 1 });
    expect(await loads()).toEqual([
      {
        view_key: expect.stringMatching(/^[0-9a-f]{20}$/),
        day: DAY,
        page: 'artist',
        connection: '4g',
        lcp: 1235,
        inp: 88,
        cls: 42,
        ttfb: 300,
        synthetic: 0,
      },
    ]);
    expect((await sums()).map(({ metric, bucket }) => [metric, bucket])).toEqual([
      ['cls', 45],
      ['inp', 90],
      ['lcp', 1250],
      ['ttfb', 300],
    ]);
  });

  test('a beacon’s text is taken too; a later word raises, an earlier one changes nothing', async () => {
    const load = aLoad({ inp: null });
    const beacon = (body: object) =>
      app.fetch(POST, {
        method: 'POST',
        headers: { 'content-type': 'text/plain' },
        body: JSON.stringify(body),
      });
    await beacon(load);
    await beacon({ ...load, inp: 250, cls: 0.3 });
    await beacon(load);

    const { all, pages, connections } = await report();
    expect(all.lcp).toEqual({ loads: 1, p75: 1250, good: 1, fair: 0, poor: 0 });
    expect(all.inp).toEqual({ loads: 1, p75: 250, good: 0, fair: 1, poor: 0 });
    expect(all.cls).toEqual({ loads: 1, p75: 0.3, good: 0, fair: 0, poor: 1 });
    expect(pages.map(({ name }) => name)).toEqual(['artist']);
    expect(connections.map(({ name }) => name)).toEqual(['4g']);
  });

  test('bots, people who asked not to be counted and what is no page are not kept', async () => {
    const refused = [
      await app.post(POST, aLoad(), { dnt: '1' }),
      await app.post(POST, aLoad(), { 'sec-gpc': '1' }),
      await app.post(POST, aLoad(), {
        'user-agent': 'Googlebot/2.1 (+http://google.com/bot.html)',
      }),
      await app.post(POST, aLoad({ path: '/made-up' })),
      await app.post(POST, aLoad({ path: `/${'é'.repeat(300)}` })),
    ];

    expect(await Promise.all(refused.map((answer) => answer.json()))).toEqual(
      refused.map(() => ({ accepted: 0 })),
    );
    expect(refused.every(({ status }) => status === 202)).toBe(true);
    expect(await loads()).toEqual([]);
  });

  test('values are cut to bounds; what is no number, or no connection, does no harm', async () => {
    await app.post(POST, aLoad({ lcp: 1e300, inp: 0, cls: 1e300, connection: '17g' }));
    expect(await loads()).toMatchObject([
      { lcp: 60_000, inp: 0, cls: 10_000, connection: 'unknown' },
    ]);

    const wrong = [{ lcp: -1 }, { cls: '0.1' }, { view_id: 'x' }, { path: 'https://a.test' }];
    for (const more of wrong) expect((await app.post(POST, aLoad(more))).status).toBe(422);
    expect(await loads()).toHaveLength(1);
  });

  test('whatever order and however often, the tables come to the same', async () => {
    const figure = fc.option(fc.integer({ min: 0, max: 60_000 }), { nil: null });
    const row: fc.Arbitrary<LoadRow> = fc.record({
      view_key: fc.constantFrom('a', 'b', 'c'),
      day: fc.constantFrom(DAY, DAY + 1),
      page: fc.constantFrom('home', 'artist'),
      connection: fc.constantFrom('4g', 'saver'),
      lcp: figure,
      inp: figure,
      cls: figure,
      ttfb: figure,
      synthetic: fc.constant(0),
    });
    const told = async (groups: LoadRow[][]) => {
      await app.deps.db('web_vitals').delete();
      await app.deps.db('web_vitals_rollups').delete();
      for (const group of groups) await app.deps.db.transaction((tx) => countLoads(tx, group));
      const rows = await app.deps.db('web_vitals').select('*').orderBy('view_key');
      return { rows, sums: await sums() };
    };

    await fc.assert(
      fc.asyncProperty(
        fc.array(row, { minLength: 1, maxLength: 4 }).chain((rows) =>
          fc.record({
            rows: fc.constant(rows),
            other: fc.shuffledSubarray([...rows, ...rows], { minLength: rows.length * 2 }),
          }),
        ),
        async ({ rows, other }) => {
          const once = await told([rows]);
          expect(await told(other.map((one) => [one]))).toEqual(once);
          const counted = once.sums.reduce((sum, { loads: some }) => sum + some, 0);
          const present = once.rows.flatMap(({ lcp, inp, cls, ttfb }) =>
            [lcp, inp, cls, ttfb].filter((value) => value !== null),
          );
          expect(counted).toBe(present.length);
        },
      ),
      { numRuns: 6 },
    );
  });

  test('a range counts its days of UTC, and purging leaves the sums', async () => {
    await app.post(POST, aLoad());
    app.clock.now = new Date(NOON.getTime() + DAY_MS);
    await app.post(POST, aLoad({ lcp: 5_000 }));
    await app.post(POST, aLoad({ path: '/', lcp: 3_000, inp: null }));

    const day = (n: number) => new Date(NOON.getTime() + n * DAY_MS).toISOString().slice(0, 10);
    expect((await report(`?from=${day(0)}&to=${day(0)}`)).all.lcp.p75).toBe(1250);
    const both = await report(`?from=${day(0)}&to=${day(1)}`);
    expect(both.all.lcp).toEqual({ loads: 3, p75: 5000, good: 1, fair: 1, poor: 1 });
    expect(both.pages.map(({ name, lcp }) => [name, lcp.loads])).toEqual([
      ['artist', 2],
      ['home', 1],
    ]);

    await purgeViews(app.deps.db, NOON.getTime() + DAY_MS);
    expect(await loads()).toHaveLength(2);
    expect(await report(`?from=${day(0)}&to=${day(1)}`)).toEqual(both);
  });

  test('a purge leaves made-up loads, whose sums could not be taken back without them', async () => {
    const madeUp = { page: 'home', connection: '4g', inp: null, cls: null, ttfb: null };
    const load: LoadRow = { ...madeUp, view_key: '0'.repeat(20), day: DAY, lcp: 900, synthetic: 1 };
    await app.post(POST, aLoad());
    await app.deps.db.transaction((tx) => countLoads(tx, [load]));

    await purgeViews(app.deps.db, NOON.getTime() + DAY_MS);

    expect(await loads()).toEqual([load]);
  });

  test('without loads every figure is empty, not nought', async () => {
    const empty = await report();
    expect(empty.all.cls).toEqual({ loads: 0, p75: null, good: 0, fair: 0, poor: 0 });
    expect(empty).toMatchObject({ pages: [], connections: [], synthetic: false });
  });

  test('only administrators read it', async () => {
    expect((await app.fetch('/api/admin/vitals')).status).toBe(401);
    const { headers } = await aMember(app.deps);
    expect((await app.fetch('/api/admin/vitals', { headers })).status).toBe(403);
  });
});
