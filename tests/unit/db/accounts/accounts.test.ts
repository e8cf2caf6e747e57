import { randomUUID } from 'node:crypto';
import { findPendingPassword, insertEmailToken } from '../../../../db/accounts/email-tokens';
import { countTry, isKeyRemembered, rememberKey } from '../../../../db/accounts/login-attempts';
import { insertRefreshToken } from '../../../../db/accounts/refresh-tokens';
import { endSession, insertSession } from '../../../../db/accounts/sessions';
import { countAdmins, grantRole, revokeAdmin } from '../../../../db/accounts/user-roles';
import { insertUser, isPasswordStill, resetPassword } from '../../../../db/accounts/users';
import { openDb } from '../../../../db/connect';
import { sweepAccounts } from '../../../../services/auth/sweep';
import { DAY_MS } from '../../../../services/contracts/limits/durations';
import { ENGINES, type TestDatabase, testDatabase } from '../../../support/database/test-database';

const NOON = new Date('2025-06-02T12:00:00.000Z');
const day = (days: number) => new Date(NOON.getTime() + days * DAY_MS).toISOString();

describe.each(ENGINES)('on %s', (engine) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase(engine);
  });
  beforeEach(() => database.clear());
  afterAll(() => database.drop());

  async function user(email: string, confirmed_at: string | null = day(0)): Promise<string> {
    const id = randomUUID();
    const row = { id, email, password_hash: 'x', confirmed_at, created_at: day(0) };
    expect(await insertUser(database.db, row)).toBe(true);
    return id;
  }
  const admin = async (email: string, confirmed_at?: string | null) => {
    const user_id = await user(email, confirmed_at);
    await grantRole(database.db, { user_id, role: 'admin', granted_at: day(0) });
    return user_id;
  };
  const revoke = (id: string) => database.db.transaction((tx) => revokeAdmin(tx, id));
  const admins = () => database.db('user_roles').where({ role: 'admin' }).pluck('user_id');

  test('an address has one account', async () => {
    const first = await user('ada@example.org');
    const again = { id: randomUUID(), email: 'ada@example.org', password_hash: 'y' };

    const stored = await insertUser(database.db, {
      ...again,
      confirmed_at: null,
      created_at: day(0),
    });

    expect(stored).toBe(false);
    expect(await database.db('users').pluck('id')).toEqual([first]);
  });

  test('a role is taken from each of two administrators, and from the last it is said', async () => {
    const [ada, bea] = [await admin('ada@example.org'), await admin('bea@example.org')];

    expect(await revoke(ada)).toBe('done');
    expect(await revoke(ada)).toBe('had none');
    expect(await revoke(randomUUID())).toBe('had none');
    expect(await admins()).toEqual([bea]);
    expect(await revoke(bea)).toBe('was the last');
    expect(await admins()).toEqual([]);
  });

  test('who cannot sign in does not count as another administrator', async () => {
    const ada = await admin('ada@example.org');
    await admin('bea@example.org', null);

    expect(await countAdmins(database.db)).toBe(1);
    expect(await revoke(ada)).toBe('was the last');
  });

  test('a role that is granted twice is there once', async () => {
    const user_id = await user('ada@example.org');
    const grant = { user_id, role: 'admin', granted_at: day(0) } as const;

    expect([await grantRole(database.db, grant), await grantRole(database.db, grant)]).toEqual([
      true,
      false,
    ]);
  });

  test('a key is remembered for a while from the last time it was good', async () => {
    const { db } = database;
    const isKnown = (days: number) => isKeyRemembered(db, 'home', new Date(day(days)));
    await rememberKey(db, 'home', new Date(day(0)), 2 * DAY_MS);
    expect([await isKnown(1), await isKnown(2)]).toEqual([true, false]);

    await rememberKey(db, 'home', new Date(day(1)), 2 * DAY_MS);
    expect([await isKnown(2), await isKnown(3)]).toEqual([true, false]);
  });

  test('links of one purpose leave room for those of the other', async () => {
    const link = { email: 'ada@example.org', created_at: day(0), expires_at: day(1) };
    const insert = (hash: string, purpose: 'signup' | 'reset') =>
      insertEmailToken(database.db, { ...link, hash, purpose, password_hash: null }, 2);

    expect([await insert('1', 'signup'), await insert('2', 'signup')]).toEqual([true, true]);
    expect([await insert('3', 'signup'), await insert('4', 'reset')]).toEqual([false, true]);
  });

  test('the password that waits is that of the latest sign-up, while its link is in force', async () => {
    const { db } = database;
    const email = 'ada@example.org';
    for (const n of [2, 1, 3]) {
      const times = { created_at: day(n), expires_at: day(n + 9) };
      const link = { hash: `${9 - n}`, purpose: 'signup', email, ...times } as const;
      await insertEmailToken(db, { ...link, password_hash: `of day ${n}` }, 9);
    }

    expect(await findPendingPassword(db, email, day(4))).toBe('of day 3');
    expect(await findPendingPassword(db, email, day(12))).toBeUndefined();
    expect(await findPendingPassword(db, 'bea@example.org', day(4))).toBeUndefined();
  });

  test('what is over is swept, what is in force stays', async () => {
    const { db } = database;
    const ada = await user('ada@example.org');
    await user('late@example.org', null);
    await user('waits@example.org', null);
    await admin('chosen@example.org', null);
    for (const [id, expires_at] of [
      ['over', day(8)],
      ['ended', day(30)],
      ['just ended', day(30)],
      ['live', day(30)],
    ] as const) {
      await insertSession(db, { id, user_id: ada, created_at: day(0), expires_at });
      await insertRefreshToken(db, { hash: id, session_id: id, created_at: day(0), expires_at });
    }
    await endSession(db, 'ended', day(6));
    await endSession(db, 'just ended', day(7.5));
    for (const [hash, expires_at] of [
      ['old', day(8)],
      ['good', day(9)],
    ] as const) {
      const token = { hash, purpose: 'signup', password_hash: 'x', created_at: day(7) } as const;
      await insertEmailToken(db, { ...token, email: 'waits@example.org', expires_at }, 3);
    }
    const rule = { free: 5, firstPauseMs: 1, longestPauseMs: 1, forgetMs: DAY_MS };
    await countTry(db, 'old', new Date(day(6)), rule);
    await countTry(db, 'new', new Date(day(7.5)), rule);

    const removed = await sweepAccounts(db, new Date(day(8)));

    expect(await db('sessions').orderBy('id').pluck('id')).toEqual(['just ended', 'live']);
    expect(await db('refresh_tokens').orderBy('hash').pluck('hash')).toEqual([
      'just ended',
      'live',
    ]);
    expect(await db('email_tokens').pluck('hash')).toEqual(['good']);
    expect(await db('login_attempts').pluck('key')).toEqual(['new']);
    expect(await db('users').orderBy('email').pluck('email')).toEqual([
      'ada@example.org',
      'chosen@example.org',
      'waits@example.org',
    ]);
    expect(removed).toBe(5);
    expect(await sweepAccounts(db, new Date(day(8)))).toBe(0);
  });

  test('an account may wait a week for its owner, a session that ended is known for a day', async () => {
    const { db } = database;
    await user('late@example.org', null);
    const ada = await user('ada@example.org');
    const session = { id: 'ended', user_id: ada, created_at: day(0), expires_at: day(30) };
    await insertSession(db, session);
    await endSession(db, 'ended', day(1));
    const justBefore = (days: number) => new Date(Date.parse(day(days)) - 1);

    expect(await sweepAccounts(db, justBefore(2))).toBe(0);
    expect(await sweepAccounts(db, new Date(day(2)))).toBe(1);
    expect(await db('sessions')).toEqual([]);
    expect(await sweepAccounts(db, justBefore(7))).toBe(0);
    expect(await sweepAccounts(db, new Date(day(7)))).toBe(1);
    expect(await db('users').pluck('email')).toEqual(['ada@example.org']);
  });
});

test('of two administrators who revoke each other at once one learns that nobody is left', async () => {
  const { db, address, drop } = await testDatabase('postgres');
  const other = openDb(address);
  for (let round = 0; round < 10; round += 1) {
    const ids = [randomUUID(), randomUUID()];
    await db('users').delete();
    for (const id of ids) {
      const row = { id, email: `${id}@example.org`, password_hash: 'x', created_at: day(0) };
      await insertUser(db, { ...row, confirmed_at: day(0) });
      await grantRole(db, { user_id: id, role: 'admin', granted_at: day(0) });
    }

    const outcomes = await Promise.all(
      ids.map((id, n) => (n === 0 ? db : other).transaction((tx) => revokeAdmin(tx, id))),
    );

    expect(outcomes.sort()).toEqual(['done', 'was the last']);
    expect(await db('user_roles').pluck('user_id')).toEqual([]);
  }
  await other.destroy();
  await drop();
});

test('a password stays what it was until whoever signs in with it has a session', async () => {
  const { db, address, drop } = await testDatabase('postgres');
  const other = openDb(address);
  const email = 'ada@example.org';
  const ada = { id: 'ada', email, password_hash: 'x', confirmed_at: day(0), created_at: day(0) };
  await insertUser(db, ada);
  const reset = () =>
    other.transaction(async (tx) => {
      await tx.raw('set local lock_timeout = 1');
      return resetPassword(tx, { email, password_hash: 'y' }, day(1));
    });

  await db.transaction(async (tx) => {
    expect(await isPasswordStill(tx, ada)).toBe(true);
    await expect(reset()).rejects.toMatchObject({ code: '55P03' });
  });

  expect(await reset()).toMatchObject({ password_hash: 'y', confirmed_at: day(0) });
  expect(await isPasswordStill(db, ada)).toBe(false);
  await other.destroy();
  await drop();
});
