import { eventOfId } from '../../../../db/analytics/codes';
import { countEvents, listEvents } from '../../../../db/analytics/read/events';
import { ENGINES, type TestDatabase, testDatabase } from '../../../support/database/test-database';
import { BROWSER } from '../../../support/factories';
import { allEvents, anArrival, storeViews } from '../../../support/views/views';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/;
const at = (minute: number) => new Date(Date.UTC(2025, 5, 2, 12, minute)).toISOString();

describe.each(ENGINES)('on %s', (engine) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase(engine);
  });
  beforeEach(() => database.clear());
  afterAll(() => database.drop());

  test('a view comes back as it was stored, from the code and from SQL alike', async () => {
    const session = '0123456789abcdef0123456789abcdef';
    const view = anArrival({
      session,
      place: '/artists/rocka?utm_source=a',
      referrer: 'https://example.org/',
      country: 'NA',
      durationMs: 86_400_000,
      at: '2025-06-02T12:00:00.007Z',
    });

    await storeViews(database.db, [view, anArrival({ agent: null, at: at(59) })]);

    const rows = await allEvents(database.db);
    expect(rows).toEqual([
      {
        id: expect.stringMatching(UUID),
        session_id: '01234567-89ab-cdef-0123-456789abcdef',
        path: '/artists/rocka?utm_source=a',
        referrer: 'https://example.org/',
        user_agent: BROWSER,
        duration_ms: 86_400_000,
        created_at: '2025-06-02T12:00:00.007Z',
        country: 'NA',
        synthetic: 0,
      },
      expect.objectContaining({ user_agent: null, referrer: null, created_at: at(59) }),
    ]);
    expect(await database.db('analytics_events').select('*').orderBy('created_at')).toEqual(rows);
  });

  test('the same view again raises its duration and adds nothing', async () => {
    const view = anArrival();
    const shown = (durationMs: number) => ({ ...view, durationMs });

    await storeViews(database.db, [shown(10), shown(500), shown(20)]);
    expect(await allEvents(database.db)).toMatchObject([{ duration_ms: 500 }]);
    await storeViews(database.db, [shown(400)]);
    await storeViews(database.db, [shown(900)]);

    expect(await allEvents(database.db)).toMatchObject([{ duration_ms: 900 }]);
  });

  test('views without a key are all kept, also thousands in one millisecond', async () => {
    const views = Array.from({ length: 3_000 }, () => anArrival({ key: null }));

    await storeViews(database.db, views.slice(0, 1_500));
    await storeViews(database.db, views.slice(1_500));

    expect(await countEvents(database.db)).toBe(3_000);
    const ids = (await allEvents(database.db)).map(({ id }) => id);
    expect(new Set(ids).size).toBe(3_000);
  });

  test('pages together give every view once, oldest first, and the newest come first in a list', async () => {
    const views = Array.from({ length: 25 }, (_, n) => anArrival({ at: at(n % 4) }));
    await storeViews(database.db, views);
    const expected = await allEvents(database.db);
    expect(expected.map(({ created_at }) => created_at)).toEqual(
      views.map(({ atMs }) => new Date(atMs).toISOString()).sort(),
    );

    for (const pageRows of [1, 4, 5, 25, 100]) {
      expect(await allEvents(database.db, {}, pageRows)).toEqual(expected);
    }
    const newest = await listEvents(database.db, { limit: 10 });
    const before = eventOfId(newest.at(-1)?.id ?? '');
    const next = await listEvents(database.db, { limit: 100, before });
    expect([...newest, ...next]).toEqual(expected.toReversed());
  });

  test('a range holds its beginning and not its end', async () => {
    await storeViews(
      database.db,
      [1, 2, 3, 4].map((minute) => anArrival({ at: at(minute) })),
    );
    const range = { from: at(2), to: at(4) };

    const rows = await allEvents(database.db, range, 1);

    expect(rows.map(({ created_at }) => created_at)).toEqual([at(2), at(3)]);
    expect(await countEvents(database.db, range)).toBe(2);
  });
});
