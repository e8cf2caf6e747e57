import { createAccount, grantAdmin, setPassword, takeAdmin } from '../../../../cli/accounts';
import { countTry } from '../../../../db/accounts/login-attempts';
import { insertUser } from '../../../../db/accounts/users';
import { ENGINES, type TestDatabase, testDatabase } from '../../../support/database/test-database';

const NOON = new Date('2025-06-02T12:00:00.000Z');
const ADA = { id: 'ada', email: 'ada@example.org', password_hash: 'x' };
const BEA = { id: 'bea', email: 'bea@example.org', password_hash: 'x' };

describe.each(ENGINES)('on %s', (engine) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase(engine);
  });
  beforeEach(() => database.clear());
  afterAll(() => database.drop());

  const acts = () =>
    database.db('audit_log').select('actor', 'action', 'subject', 'outcome', 'created_at');
  const act = (action: string, subject: string | null, outcome = 'done') => ({
    actor: 'cli',
    action,
    subject,
    outcome,
    created_at: NOON.toISOString(),
  });

  test('an account of the operator is confirmed; a second one is refused; both are written down', async () => {
    expect(await createAccount(database.db, ADA, NOON)).toBe(true);
    expect(await createAccount(database.db, { ...ADA, id: 'other' }, NOON)).toBe(false);

    expect(await database.db('users')).toEqual([
      { ...ADA, confirmed_at: NOON.toISOString(), created_at: NOON.toISOString() },
    ]);
    expect(await acts()).toEqual(
      expect.arrayContaining([
        act('account.create', 'ada'),
        act('account.create', null, 'refused'),
      ]),
    );
  });

  test('an account that waits to be confirmed is the operator’s to confirm', async () => {
    const created_at = '2025-06-01T12:00:00.000Z';
    await insertUser(database.db, { ...ADA, password_hash: 'old', confirmed_at: null, created_at });

    expect(await createAccount(database.db, { ...ADA, id: 'other' }, NOON)).toBe(true);

    expect(await database.db('users')).toEqual([
      { ...ADA, confirmed_at: NOON.toISOString(), created_at },
    ]);
    expect(await acts()).toEqual([act('account.create', 'ada')]);
  });

  test('a new password is set for an account alone, which it confirms; both are written down', async () => {
    const { db } = database;
    const created_at = '2025-06-01T12:00:00.000Z';
    await insertUser(db, { ...ADA, password_hash: 'old', confirmed_at: null, created_at });

    await countTry(db, 'far', NOON, { free: 0, firstPauseMs: 1, longestPauseMs: 1, forgetMs: 1 });

    expect(await setPassword(db, ADA, 'far', NOON)).toBe(true);
    expect(await setPassword(db, BEA, 'far', NOON)).toBe(false);

    expect(await db('users')).toEqual([{ ...ADA, confirmed_at: NOON.toISOString(), created_at }]);
    expect(await db('login_attempts')).toEqual([]);
    expect(await acts()).toEqual(
      expect.arrayContaining([act('password.set', 'ada'), act('password.set', null, 'refused')]),
    );
  });

  test('rights come and go, each time written down', async () => {
    const { db } = database;
    await createAccount(db, ADA, NOON);
    await createAccount(db, BEA, NOON);

    const outcomes = [
      await grantAdmin(db, ADA.email, NOON),
      await grantAdmin(db, ADA.email, NOON),
      await takeAdmin(db, ADA.email, NOON),
      await grantAdmin(db, BEA.email, NOON),
      await grantAdmin(db, ADA.email, NOON),
      await takeAdmin(db, ADA.email, NOON),
      await takeAdmin(db, ADA.email, NOON),
    ];

    expect(outcomes).toEqual([
      'done',
      'had it',
      'was the last',
      'done',
      'done',
      'done',
      'had none',
    ]);
    expect(await db('user_roles').pluck('user_id')).toEqual(['bea']);
    const written = (await acts()).filter(({ action }) => action.startsWith('role.'));
    expect(written).toHaveLength(5);
    expect(written).toEqual(
      expect.arrayContaining([
        act('role.grant', 'ada'),
        act('role.grant', 'bea'),
        act('role.revoke', 'ada'),
      ]),
    );
  });

  test('rights may be granted before the address is confirmed', async () => {
    const created_at = NOON.toISOString();
    await insertUser(database.db, { ...ADA, confirmed_at: null, created_at });

    expect(await grantAdmin(database.db, ADA.email, NOON)).toBe('not confirmed');
  });

  test('for an unknown address nothing is made, and the try is written down', async () => {
    const { db } = database;

    expect(await grantAdmin(db, ADA.email, NOON)).toBe('no account');
    expect(await takeAdmin(db, ADA.email, NOON)).toBe('no account');

    expect(await db('users')).toEqual([]);
    const written = await acts();
    expect(written).toEqual(
      expect.arrayContaining([
        act('role.grant', null, 'refused'),
        act('role.revoke', null, 'refused'),
      ]),
    );
  });
});
