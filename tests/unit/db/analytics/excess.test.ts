import { countArrivals } from '../../../../services/analytics/count/count-arrivals';
import { createWordBook } from '../../../../services/analytics/words/word-book';
import { DAY_MS } from '../../../../services/contracts/limits/durations';
import { ENGINES, type TestDatabase, testDatabase } from '../../../support/database/test-database';
import { recount } from '../../../support/views/recount';
import { allEvents, anArrival } from '../../../support/views/views';

const NOW = Date.UTC(2025, 5, 2, 12);

describe.each(ENGINES)('on %s', (engine) => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await testDatabase(engine);
  });
  afterEach(() => database.drop());

  /** Stores as many views as asked for, each with what its number gives, and returns what was kept of them. */
  async function store(
    count: number,
    fields: (n: number) => object,
    nowMs = NOW,
    isPage?: (path: string) => boolean,
  ) {
    const arrivals = Array.from({ length: count }, (_, n) =>
      anArrival({ atMs: nowMs, ...fields(n) }),
    );
    await database.db.transaction((tx) =>
      countArrivals(tx, createWordBook(isPage), arrivals, { nowMs }),
    );
    return allEvents(database.db);
  }

  test('of made-up sites that lead here a day keeps three hundred, the rest is one', async () => {
    const rows = await store(302, (n) => ({ referrer: `https://site-${n}.test/` }));

    expect(new Set(rows.map(({ referrer }) => referrer)).size).toBe(301);
    expect(rows.filter(({ referrer }) => referrer === '(other)')).toHaveLength(2);
    expect(await recount(database.db)).toEqual({ wrongSums: 0, wrongViews: 0 });

    const next = await store(1, () => ({ referrer: 'https://site-301.test/' }), NOW + DAY_MS);
    expect(next.at(-1)?.referrer).toBe('https://site-301.test/');
  });

  test('of made-up addresses a day keeps a thousand; a known page stays itself', async () => {
    await store(1, () => ({ place: '/known' }));
    await store(999, (n) => ({ place: `/page-${n}` }));
    const rows = await store(1, () => ({ place: '/known?utm_source=late' }));
    const more = await store(1, () => ({ place: '/unheard-of' }));

    expect(rows.at(-1)?.path).toBe('/known');
    expect(more.at(-1)?.path).toBe('(other)');
    expect(await recount(database.db)).toEqual({ wrongSums: 0, wrongViews: 0 });
  });

  test('made-up addresses that come all at once are a thousand, too', async () => {
    const rows = await store(1_002, (n) => ({ place: `/page-${n}` }));

    expect(new Set(rows.map(({ path }) => path)).size).toBe(1_001);
    expect(rows.at(-1)?.path).toBe('(other)');
  });

  test('a page of the site keeps its name among made-up addresses', async () => {
    const isPage = (path: string) => path === '/café';
    await store(1_000, (n) => ({ place: `/page-${n}` }));
    const places = ['/caf%C3%A9', '/caf%C3%A9?ref=mail', '/one-more'];
    const rows = await store(3, (n) => ({ place: places[n] }), NOW, isPage);

    expect(rows.slice(-3).map(({ path }) => path)).toEqual(['/caf%C3%A9', '/caf%C3%A9', '(other)']);
    expect(await recount(database.db)).toEqual({ wrongSums: 0, wrongViews: 0 });
  });

  test('addresses of no page leave room for the campaigns of pages', async () => {
    const isPage = (path: string) => path === '/café';
    await store(501, (n) => ({ place: `/made-up-${n}` }), NOW, isPage);
    const places = ['/caf%C3%A9?ref=mail', '/made-up-499', '/made-up-500'];
    const rows = await store(3, (n) => ({ place: places[n] }), NOW, isPage);

    const kept = ['/caf%C3%A9?ref=mail', '/made-up-499', '(other)'];
    expect(rows.slice(-3).map(({ path }) => path)).toEqual(kept);
  });

  test('made-up queries take no name from a page that is new on that day', async () => {
    await store(1_000, (n) => ({ place: `/?ref=made-up-${n}` }));
    const rows = await store(2, (n) => ({ place: n === 0 ? '/premiere' : '/premiere?ref=mail' }));

    expect(rows.slice(-2).map(({ path }) => path)).toEqual(['/premiere', '/premiere']);
    expect(await recount(database.db)).toEqual({ wrongSums: 0, wrongViews: 0 });
  });

  test('a site that everybody knows keeps its name among made-up ones', async () => {
    await store(300, (n) => ({ referrer: `https://site-${n}.test/` }));
    const rows = await store(2, (n) => ({ referrer: `https://${n}.google.com/` }));

    expect(rows.slice(-2).map(({ referrer }) => referrer)).toEqual(['Google', 'Google']);
    expect(await recount(database.db)).toEqual({ wrongSums: 0, wrongViews: 0 });
  });

  test('past a thousand browsers a day, one is kept by its class', async () => {
    const chrome = (n: number) =>
      `Mozilla/5.0 (Linux; Android 14; M${n}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36`;
    const rows = await store(1_001, (n) => ({ agent: chrome(n) }));

    expect(rows.at(-1)?.user_agent).toBe('Chrome on Android (mobile)');
    expect(new Set(rows.map(({ user_agent }) => user_agent)).size).toBe(1_001);
  });

  test('made-up browsers that call themselves like a class are bounded too', async () => {
    const rows = await store(1_003, (n) => ({ agent: `Made-up ${n} on Nothing ${n} (mobile)` }));

    expect(rows.at(-1)?.user_agent).toBe('Other on Other (other)');
    expect(new Set(rows.map(({ user_agent }) => user_agent)).size).toBe(1_001);
  });
});
