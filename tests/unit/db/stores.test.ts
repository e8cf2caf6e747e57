import { addUsage } from '../../../db/assistant/assistant-usage';
import { insertFollow, listFollowed } from '../../../db/audience/artist-follows';
import { listArtists, seedContent } from '../../../db/audience/artists';
import { eachSubscription } from '../../../db/audience/subscriptions';
import {
  countMessagesFrom,
  insertContactMessage,
  type NewMessage,
} from '../../../db/contact/contact-messages';
import { keepAnswer, takeKey } from '../../../db/idempotency-keys';
import { ENGINES, type TestDatabase, testDatabase } from '../../support/database/test-database';

const NOON = '2025-06-02T12:00:00.000Z';
const DAY_BEFORE = '2025-06-01T12:00:00.000Z';

const message = (fields: Partial<NewMessage> = {}): NewMessage => ({
  id: 'f1d4f5a8-2f2c-4c63-9f0e-0d7f6a1b2c3d',
  reference: 'AA-222222',
  name: 'Ada',
  email: 'ada@example.org',
  inquiry_type: 'general',
  message: 'Hello',
  about: null,
  page: null,
  status: 'new',
  created_at: NOON,
  due_at: NOON,
  spam_score: 0,
  spam_reasons: '',
  ...fields,
});

describe.each(ENGINES)('on %s', (engine) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase(engine);
  });
  beforeEach(() => database.clear());
  afterAll(() => database.drop());

  test('a reference is given once', async () => {
    const { db } = database;

    expect(await insertContactMessage(db, message())).toBe(true);
    expect(await insertContactMessage(db, message({ id: 'another' }))).toBe(false);
    expect(await db('contact_messages').pluck('id')).toEqual([message().id]);
  });

  test('messages of an address are counted', async () => {
    const { db } = database;
    await insertContactMessage(db, message());
    await insertContactMessage(db, message({ id: 'second', reference: 'AA-333333' }));

    expect(await countMessagesFrom(db, 'ada@example.org')).toBe(2);
    expect(await countMessagesFrom(db, 'bob@example.org')).toBe(0);
  });

  test('a key belongs to whoever took it first, for its scope, until it expires', async () => {
    const { db } = database;
    const row = { scope: 'a', key: 'k', request_hash: 'one', created_at: NOON };

    expect(await takeKey(db, row, DAY_BEFORE)).toBeUndefined();
    await keepAnswer(db, row, '{"id":1}');

    expect(await takeKey(db, { ...row, request_hash: 'two' }, DAY_BEFORE)).toMatchObject({
      request_hash: 'one',
      answer: '{"id":1}',
    });
    expect(await takeKey(db, { ...row, scope: 'b' }, NOON)).toBeUndefined();
    expect(await takeKey(db, row, DAY_BEFORE)).toBeDefined();
    expect(await takeKey(db, { ...row, request_hash: 'two' }, NOON)).toBeUndefined();
  });

  test('taking a key leaves the others of its scope to the sweep', async () => {
    const { db } = database;
    const row = { scope: 'a', request_hash: '', created_at: DAY_BEFORE };
    await takeKey(db, { ...row, key: 'old' }, DAY_BEFORE);

    expect(await takeKey(db, { ...row, key: 'new', created_at: NOON }, DAY_BEFORE)).toBeUndefined();
    expect(await db('idempotency_keys').orderBy('key').pluck('key')).toEqual(['new', 'old']);
    expect(await takeKey(db, { ...row, key: 'old', created_at: NOON }, DAY_BEFORE)).toBeUndefined();
  });

  test('the artists of the content are in the database, and only those', async () => {
    const { db } = database;
    await seedContent(db, [
      { id: 'rocka', name: 'Rocka' },
      { id: 'zaya', name: 'Zaya' },
    ]);

    await seedContent(db, [
      { id: 'nyra', name: 'Nyra' },
      { id: 'rocka', name: 'ROCKA' },
    ]);

    expect(await listArtists(db)).toEqual([
      { id: 'nyra', name: 'Nyra' },
      { id: 'rocka', name: 'ROCKA' },
    ]);
    await seedContent(db, []);
    expect(await listArtists(db)).toEqual([]);
  });

  test('of any number of addresses every one is told, the oldest first', async () => {
    const { db } = database;
    const ids = Array.from({ length: 1_001 }, (_, n) => String(n).padStart(4, '0'));
    const rows = ids.toReversed().map((id) => {
      const at = `2025-06-02T12:00:00.${id.slice(0, 3)}Z`;
      const status = Number(id) % 2 === 0 ? ('active' as const) : ('pending' as const);
      const given = { id, email: `${id}@example.org`, status, source: 'home', topics: '["all"]' };
      return { ...given, created_at: at, requested_at: at };
    });
    await db.batchInsert('subscriptions', rows, 100);

    const told = { all: [] as string[], active: [] as string[] };
    for await (const { id } of eachSubscription(db, undefined)) told.all.push(id);
    for await (const { id } of eachSubscription(db, 'active')) told.active.push(id);

    expect(told).toEqual({ all: ids, active: ids.filter((id) => Number(id) % 2 === 0) });
  });

  test('a day’s tokens can be used to the last, and no further', async () => {
    const { db } = database;
    const use = (tokens: number) => addUsage(db, { day: '2025-06-02', tokens, max: 100 });

    expect([await use(101), await use(60), await use(41), await use(40), await use(1)]).toEqual([
      false,
      true,
      false,
      true,
      false,
    ]);
    expect(await db('assistant_usage').select('tokens', 'calls')).toEqual([
      { tokens: 100, calls: 2 },
    ]);
  });

  test('to follow again changes nothing of when it began', async () => {
    const { db } = database;
    await seedContent(db, [
      { id: 'rocka', name: 'Rocka' },
      { id: 'zaya', name: 'Zaya' },
    ]);
    const follow = (artist_id: string, created_at: string) =>
      insertFollow(db, { artist_id, device_id: 'one', created_at });
    await follow('zaya', '2025-06-01');
    await follow('rocka', '2025-06-02');
    await follow('zaya', '2025-06-03');

    expect(await listFollowed(db, 'one')).toEqual(['zaya', 'rocka']);
  });
});
