import { randomUUID } from 'node:crypto';
import { summarize } from '../../../services/analytics/summary/summarize';
import { DAY_MS } from '../../../services/contracts/limits/durations';
import { SummaryQuery } from '../../../services/contracts/summary-query';
import { sweepOnce } from '../../../services/sweeper';
import { NOON, type TestApp, testApp } from '../../support/app/test-app';
import { ENGINES } from '../../support/database/test-database';

const HEADERS = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
};

describe.each(ENGINES)('on %s', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp(engine);
  });
  beforeEach(() => app.reset());
  afterAll(() => app.close());

  const later = (days: number) => {
    app.clock.now = new Date(NOON.getTime() + days * DAY_MS);
  };
  async function visit(): Promise<void> {
    const view_id = randomUUID();
    const event = { session_id: randomUUID(), path: '/', referrer: null, duration_ms: 0, view_id };
    await app.post('/api/analytics/events', event, HEADERS);
    const load = { view_id, path: '/', connection: '4g', lcp: 900 };
    await app.post('/api/analytics/vitals', load, HEADERS);
  }
  const rows = (table: string) => app.deps.db(table).select('*');

  test('page views and how pages felt go after thirteen months; their sums stay', async () => {
    await visit();
    later(1);
    await visit();
    const viewsOf = async (day: number) => {
      const at = new Date(NOON.getTime() + day * DAY_MS).toISOString().slice(0, 10);
      const query = SummaryQuery.parse({ from: at, to: at });
      return (await summarize(app.deps.db, query, app.clock.now.getTime())).totals.views;
    };

    later(396);
    await sweepOnce(app.deps);
    expect(await rows('analytics_views')).toHaveLength(2);

    later(397);
    await sweepOnce(app.deps);
    for (const table of ['views', 'sessions', 'view_keys'])
      expect(await rows(`analytics_${table}`)).toHaveLength(1);
    expect(await rows('web_vitals')).toHaveLength(1);
    expect([await viewsOf(0), await viewsOf(1)]).toEqual([1, 1]);
  });

  test('a service that stops breaks it off without a word, and the next one goes on', async () => {
    await visit();
    later(500);
    const said = app.logLines.length;

    await sweepOnce(app.deps, AbortSignal.abort());
    expect(app.logLines.slice(said).join()).not.toContain('sweep failed');
    expect(await rows('analytics_views')).toHaveLength(1);

    await sweepOnce(app.deps);
    expect(await rows('analytics_views')).toEqual([]);
  });
});
