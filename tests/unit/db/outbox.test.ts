import { openDb } from '../../../db/connect';
import {
  enqueueEmail,
  findEmail,
  listOutbox,
  markFailed,
  markSent,
  retryAll,
  retryEmail,
  takeDue,
} from '../../../db/outbox/outbox';
import { ENGINES, type TestDatabase, testDatabase } from '../../support/database/test-database';
import { anEmail } from '../../support/factories';

const NOON = '2025-06-02T12:00:00.000Z';
const LATER = '2025-06-02T12:05:00.000Z';
const AFTER_LEASE = '2025-06-02T12:05:00.001Z';

const claim = (token: string, now = NOON, limit = 10) => ({
  now,
  leaseUntil: LATER,
  token,
  limit,
});

describe.each(ENGINES)('on %s', (engine) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase(engine);
  });
  beforeEach(() => database.clear());
  afterAll(() => database.drop());

  async function queued(count: number): Promise<string[]> {
    const emails = Array.from({ length: count }, () => anEmail());
    for (const [n, email] of emails.entries()) {
      await enqueueEmail(database.db, email, `2025-06-02T11:00:0${n}.000Z`);
    }
    return emails.map(({ id }) => id);
  }

  test('due mails come oldest first and as many as asked for', async () => {
    const ids = await queued(3);

    const rows = await takeDue(database.db, claim('one', NOON, 2));

    expect(rows.map(({ id }) => id)).toEqual(ids.slice(0, 2));
  });

  test('a letter that somebody waits for goes before what went to a list earlier', async () => {
    const { db } = database;
    const [list = '', later = ''] = [anEmail(), anEmail()].map(({ id }) => id);
    const unsubscribe_url = 'https://example.org/leave';
    for (const id of [list, later])
      await enqueueEmail(db, { ...anEmail({ unsubscribe_url }), id }, '2025-06-02T10:00:00.000Z');
    const [first = '', second = ''] = await queued(2);

    const taken = await takeDue(db, claim('one', NOON, 3));
    const rest = await takeDue(db, claim('two', NOON, 3));

    expect(taken.map(({ id }) => id).slice(0, 2)).toEqual([first, second]);
    expect([...taken.slice(2), ...rest].map(({ id }) => id).sort()).toEqual([list, later].sort());
  });

  test('a mail that one worker holds is not given to another', async () => {
    await queued(1);

    expect(await takeDue(database.db, claim('one'))).toHaveLength(1);
    expect(await takeDue(database.db, claim('two'))).toEqual([]);
    expect(await takeDue(database.db, claim('two', AFTER_LEASE))).toHaveLength(1);
  });

  test('a worker that lost its lease cannot mark the mail', async () => {
    const [id = ''] = await queued(1);
    await takeDue(database.db, claim('one'));
    await takeDue(database.db, claim('two', AFTER_LEASE));
    const failure = { attempts: 1, last_error: 'late', due_at: LATER };

    expect(await markSent(database.db, id, 'one', NOON)).toBe(false);
    expect(await markFailed(database.db, id, 'one', failure)).toBe(false);
    expect(await markSent(database.db, id, 'two', NOON)).toBe(true);
    expect(await findEmail(database.db, id)).toMatchObject({ status: 'sent', sent_at: NOON });
  });

  test('what is being sent is not made due by an operator who asks for all', async () => {
    await queued(1);
    await takeDue(database.db, claim('one'));

    expect(await retryAll(database.db, 'waiting', NOON)).toBe(0);
    expect(await retryAll(database.db, 'waiting', AFTER_LEASE)).toBe(1);
  });

  test('a failed mail waits for its next try', async () => {
    const [id = ''] = await queued(1);
    await takeDue(database.db, claim('one'));
    await markFailed(database.db, id, 'one', { attempts: 1, last_error: 'no', due_at: LATER });

    expect(await takeDue(database.db, claim('two'))).toEqual([]);
    expect(await takeDue(database.db, claim('two', LATER))).toMatchObject([
      { id, attempts: 1, last_error: 'no' },
    ]);
  });

  test('a parked mail is left alone until somebody asks for another try', async () => {
    const [id = ''] = await queued(1);
    await takeDue(database.db, claim('one'));
    await markFailed(database.db, id, 'one', { attempts: 9, last_error: 'no', due_at: null });

    expect(await takeDue(database.db, claim('two', AFTER_LEASE))).toEqual([]);
    expect(await listOutbox(database.db, { status: 'parked', limit: 5 })).toHaveLength(1);
    expect(await retryEmail(database.db, id, NOON)).toBe(true);
    expect(await takeDue(database.db, claim('two'))).toMatchObject([{ id, attempts: 0 }]);
  });

  test('a sent mail is not sent again, not even on request', async () => {
    const [id = ''] = await queued(1);
    await takeDue(database.db, claim('one'));
    await markSent(database.db, id, 'one', NOON);

    expect(await retryEmail(database.db, id, NOON)).toBe(false);
    expect(await takeDue(database.db, claim('two', AFTER_LEASE))).toEqual([]);
    expect(await retryEmail(database.db, 'no such mail', NOON)).toBe(false);
  });

  test('the list shows the newest first', async () => {
    const ids = await queued(3);

    const rows = await listOutbox(database.db, { limit: 2 });

    expect(rows.map(({ id }) => id)).toEqual([ids[2], ids[1]]);
  });
});

test('mails that another process is just taking are not waited for', async () => {
  const { db, address, drop } = await testDatabase('postgres');
  const other = openDb(address);
  for (let n = 0; n < 5; n += 1) await enqueueEmail(db, anEmail(), NOON);
  const taking = await other.transaction();

  const first = await takeDue(taking, claim('one', NOON, 2));
  const second = await takeDue(db, claim('two', NOON, 10));

  await taking.commit();
  expect([first.length, second.length]).toEqual([2, 3]);
  await other.destroy();
  await drop();
});

test('workers of several processes share the mails without doubling one', async () => {
  const { db, address, drop } = await testDatabase('postgres');
  const processes = [db, openDb(address), openDb(address)];
  for (let n = 0; n < 60; n += 1) await enqueueEmail(db, anEmail(), NOON);

  const rounds = await Promise.all(
    processes.flatMap((own, n) =>
      Array.from({ length: 8 }, (_, round) => takeDue(own, claim(`${n}-${round}`, NOON, 5))),
    ),
  );

  const ids = rounds.flat().map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(rounds.every((rows) => rows.length <= 5)).toBe(true);
  const rest = await takeDue(db, claim('rest', NOON, 60));
  expect(ids.length + rest.length).toBe(60);
  await Promise.all(processes.slice(1).map((own) => own.destroy()));
  await drop();
});
