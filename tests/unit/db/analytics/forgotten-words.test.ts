import { DAY_MS, eventAt } from '../../../../db/analytics/codes';
import { latestTermSweep, nextTermsOfViews } from '../../../../db/analytics/store/remove-terms';
import { addTerms } from '../../../../db/analytics/terms';
import type { Db } from '../../../../db/connect';
import { purgeViews } from '../../../../services/analytics/purge-views';
import { summarize } from '../../../../services/analytics/summary/summarize';
import { forgetWords } from '../../../../services/analytics/words/forget-words';
import { SummaryQuery } from '../../../../services/contracts/summary-query';
import { ENGINES, type TestDatabase, testDatabase } from '../../../support/database/test-database';
import { BROWSER } from '../../../support/factories';
import { aCounter, allEvents, anArrival, countGroup } from '../../../support/views/views';

const START = Date.UTC(2025, 2, 28);
const at = (day: number) => new Date(START + day * DAY_MS + DAY_MS / 2).toISOString();

const OLD_AGENT =
  'Mozilla/5.0 (Linux; Android 9; Nokia 3) AppleWebKit/537.36 Chrome/70.0 Mobile Safari/537.36';

describe.each(ENGINES)('words on %s', (engine) => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await testDatabase(engine);
  });
  afterEach(() => database.drop());

  const wordsOf = async (kind: string): Promise<string[]> =>
    (await database.db('analytics_terms').where({ kind }).pluck('text')).sort();
  async function store(view: Parameters<typeof anArrival>[0], counter = aCounter()): Promise<void> {
    const arrival = anArrival(view);
    await countGroup(database.db, counter, [arrival], arrival.atMs);
  }
  const purge = (day: number) => purgeViews(database.db, START + day * DAY_MS);

  test('go with the last view that said them; what sums are about stays', async () => {
    await store({
      at: at(0),
      agent: OLD_AGENT,
      place: '/africa?utm_source=old',
      referrer: 'https://blog.example/2025/a-person',
      country: 'KE',
    });
    await store({ at: at(5) });

    await purge(3);

    expect(await wordsOf('agent')).toEqual([BROWSER]);
    expect(await wordsOf('place')).toEqual(['/']);
    expect(await wordsOf('referrer')).toEqual(['(direct)', 'blog.example']);
    expect(await wordsOf('country')).toEqual(['(unknown)', 'KE']);
    const query = SummaryQuery.parse({ from: '2025-03-28', to: '2025-04-02' });
    const { pages, campaigns } = await summarize(database.db, query, START + 6 * DAY_MS);
    expect(pages.map(({ name, views }) => [name, views])).toEqual([
      ['/', 1],
      ['/africa', 1],
    ]);
    expect(campaigns.map(({ name }) => name)).toContain('old');
  });

  test('stay where a later view of the visit came with them', async () => {
    const session = 'a'.repeat(32);
    const origin = { place: '/africa?utm_source=old', referrer: 'https://blog.example/a' };
    await store({ at: '2025-03-30T23:55:00.000Z', session, ...origin });
    await store({ at: '2025-03-31T00:05:00.000Z', session, place: '/listen' });

    await purge(3);

    expect(await wordsOf('place')).toEqual(['/africa?utm_source=old', '/listen']);
    expect(await wordsOf('referrer')).toContain('https://blog.example/a');
  });

  test('that are new since a day outlast a purge of what was before it', async () => {
    await store({ at: at(5), referrer: 'https://blog.example/a' });
    await database.db('analytics_views').delete();

    await purge(5);
    expect(await wordsOf('referrer')).toContain('https://blog.example/a');
    await purge(6);
    // its host is what a sum of an open day is about
    expect(await wordsOf('referrer')).toEqual(['blog.example']);
  });

  test('are stored anew where who counts remembers them', async () => {
    const counter = aCounter();
    const old = { agent: OLD_AGENT, referrer: 'https://blog.example/a' };
    await store({ at: at(0), ...old }, counter);
    await store({ at: at(0), ...old }, counter);
    await purge(3);
    expect(await wordsOf('agent')).toEqual([]);

    await store({ at: at(6), ...old }, counter);
    await store({ at: at(6), ...old }, counter);

    const seen = (await allEvents(database.db)).map((event) => [event.user_agent, event.referrer]);
    expect(seen).toEqual([Object.values(old), Object.values(old)]);
  });

  test('stay where a view says them while the others are looked through', async () => {
    await store({ at: at(0), agent: OLD_AGENT });
    await store({ at: at(5) });
    await database
      .db('analytics_views')
      .where('id', '<', eventAt(Date.parse(at(3))))
      .delete();
    const meanwhile = new Proxy(database.db, {
      get: (db, key) =>
        key === 'transaction'
          ? async (work: (tx: Db) => Promise<unknown>) => {
              // by a clock that is a minute behind
              await store({ at: '2025-04-02T11:59:00.000Z', agent: OLD_AGENT });
              return db.transaction(work);
            }
          : Reflect.get(db, key),
    });

    await forgetWords(meanwhile, START / DAY_MS + 3);

    expect(await wordsOf('agent')).toContain(OLD_AGENT);
    expect(await allEvents(database.db)).toHaveLength(2);
  });

  test('go in groups, however many there are', async () => {
    const words = Array.from({ length: 4_500 }, (_, n) => ({
      kind: 'agent' as const,
      text: `A/${n}`,
    }));
    await addTerms(database.db, words, 1);
    expect(await forgetWords(database.db, 1)).toBe(0);
    expect(await forgetWords(database.db, 2)).toBe(4_500);
    expect(await wordsOf('agent')).toEqual([]);
    expect(await latestTermSweep(database.db)).toBe(3);
    expect(await database.db('analytics_term_sweeps').select('id')).toHaveLength(1);
  });

  test('of views are read slice by slice', async () => {
    await store({ at: at(0) });
    await store({ at: at(1), agent: OLD_AGENT });
    const [first, second] = await database
      .db('analytics_views')
      .orderBy('id')
      .select('id', 'agent');

    const slice = await nextTermsOfViews(database.db, 0, 1);
    expect(slice?.last).toBe(Number(first.id));
    expect(slice?.terms).not.toContain(second.agent);
    const next = await nextTermsOfViews(database.db, Number(first.id), 1);
    expect(next?.terms).toContain(second.agent);
    expect(await nextTermsOfViews(database.db, Number(second.id))).toBeUndefined();
  });

  test('are looked for no further by a service that stops', async () => {
    await store({ at: at(0) });
    await expect(forgetWords(database.db, 30_000, AbortSignal.abort())).rejects.toThrow('abort');
  });
});
