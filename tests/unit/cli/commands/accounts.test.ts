import { createAccount, grantAdmin } from '../../../../cli/accounts';
import { insertEmailToken } from '../../../../db/accounts/email-tokens';
import { findSessionUser, insertSession } from '../../../../db/accounts/sessions';
import { createPasswords } from '../../../../services/auth/passwords';
import { cliData } from './cli-data';
import { ONE_LINE, runCli } from './run-cli';

const PASSWORD = 'a sentence is fine';
const ADA = 'ada@example.org';
const NOON = new Date('2026-01-31T12:00:00.000Z');

const data = cliData();
const { inDb, type } = data;

const account = (email = ADA) => ({ id: email, email, password_hash: 'x' });

test('an account that is made can sign in with its password', async () => {
  const made = await runCli(['create-user', ' Ada@Example.org'], data.env, `${PASSWORD}\n`);

  expect(made).toEqual({
    code: 0,
    out: `${ADA} can sign in. To make it an administrator: npx cli grant-admin ${ADA}\n`,
    err: '',
  });
  const [user] = await inDb((db) => db('users'));
  expect(user).toMatchObject({ email: ADA, confirmed_at: expect.any(String) });
  expect(user?.password_hash).toMatch(/^\$2b\$12\$/);
  expect(await createPasswords(4).match(PASSWORD, [user?.password_hash])).toBe(0);
});

test.each([
  ['', /^There is no password\./],
  ['too short\n', /^Use at least 12 characters\./],
])('the password %j is refused in one line, and no account is made', async (input, reason) => {
  const { code, out, err } = await runCli(['create-user', ADA], data.env, input);

  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toMatch(ONE_LINE);
  expect(err).toMatch(reason);
  expect(await inDb((db) => db('users'))).toEqual([]);
});

test('an address that has an account keeps it', async () => {
  await inDb((db) => createAccount(db, account(), NOON));

  const again = await runCli(['create-user', ADA], data.env, `${PASSWORD}\n`);

  expect(again).toMatchObject({ code: 1, out: '', err: expect.stringMatching(ONE_LINE) });
  expect(again.err).toContain(`npx cli set-password ${ADA}`);
  expect(await inDb((db) => db('users').pluck('password_hash'))).toEqual(['x']);
});

test('a new password is set without a mail: sessions and mailed links end, and it is written down', async () => {
  const at = NOON.toISOString();
  const later = '2099-01-01T00:00:00.000Z';
  const link = { purpose: 'reset', email: ADA, created_at: at, expires_at: later } as const;
  await inDb(async (db) => {
    await createAccount(db, account(), NOON);
    await insertSession(db, { id: 'tab', user_id: ADA, created_at: at, expires_at: later });
    await insertEmailToken(db, { ...link, hash: 'mailed', password_hash: null }, 1);
  });

  expect(await runCli(['set-password', ADA], data.env, `${PASSWORD}\n`)).toEqual({
    code: 0,
    out: `${ADA} has a new password, and is signed out everywhere.\n`,
    err: '',
  });

  const [hash] = await inDb((db) => db('users').pluck('password_hash'));
  expect(await createPasswords(4).match(PASSWORD, [hash])).toBe(0);
  expect(await inDb((db) => findSessionUser(db, 'tab', at))).toBeUndefined();
  expect(await inDb((db) => db('email_tokens'))).toEqual([]);
  const acts = await inDb((db) => db('audit_log').where({ action: 'password.set' }));
  expect(acts).toMatchObject([{ actor: 'cli', subject: ADA, outcome: 'done', details: null }]);
});

test('a password that is too short changes nothing', async () => {
  await inDb((db) => createAccount(db, account(), NOON));

  const short = await runCli(['set-password', ADA], data.env, 'too short\n');

  expect(short).toEqual({ code: 1, out: '', err: expect.stringMatching(ONE_LINE) });
  expect(await inDb((db) => db('users').pluck('password_hash'))).toEqual(['x']);
});

test('an administrator is erased only once the rights are taken', async () => {
  await inDb((db) => createAccount(db, account(), NOON));
  await type('grant-admin', ADA);

  expect(await type('person', 'erase', ADA)).toEqual({
    code: 1,
    out: '',
    err: expect.stringMatching(
      /^.* is an administrator\. Run npx cli revoke-admin ada@.* first\.\n$/,
    ),
  });

  expect(await inDb((db) => db('users').pluck('email'))).toEqual([ADA]);
});

test('rights are granted, and taken from the last administrator with a word on it', async () => {
  await inDb((db) => createAccount(db, account(), NOON));

  expect(await type('grant-admin', 'Ada@example.org')).toEqual({
    code: 0,
    out: `${ADA} is an administrator from now on.\n`,
    err: '',
  });
  expect(await type('revoke-admin', ADA)).toEqual({
    code: 0,
    out:
      `${ADA} is an administrator no longer.\n` +
      'Nobody is one now: npx cli grant-admin EMAIL makes another account one.\n',
    err: '',
  });
  expect(await inDb((db) => db('user_roles'))).toEqual([]);
});

test('rights are taken back while somebody else has them', async () => {
  await inDb(async (db) => {
    for (const email of [ADA, 'bea@example.org']) {
      await createAccount(db, account(email), NOON);
      await grantAdmin(db, email, NOON);
    }
  });

  expect(await type('revoke-admin', ADA)).toEqual({
    code: 0,
    out: `${ADA} is an administrator no longer.\n`,
    err: '',
  });
});

test('who may grant itself again is told of by the one who takes the rights', async () => {
  await inDb(async (db) => {
    for (const email of [ADA, 'bea@example.org']) {
      await createAccount(db, account(email), NOON);
      await grantAdmin(db, email, NOON);
    }
  });

  data.env = { ...data.env, SUPPORT_EMAIL: ADA };
  const { out } = await type('revoke-admin', ADA);

  expect(out).toContain('change that setting too');
});

test('grant-admin makes no account: it says what does', async () => {
  expect(await type('grant-admin', ADA)).toEqual({
    code: 1,
    out: '',
    err: `There is no account for ${ADA}. Make one with npx cli create-user ${ADA}.\n`,
  });
  expect(await type('set-password', ADA)).toEqual({
    code: 1,
    out: '',
    err: `There is no account for ${ADA}. Make one with npx cli create-user ${ADA}.\n`,
  });
  expect(await type('revoke-admin', ADA)).toEqual({
    code: 1,
    out: '',
    err: `There is no account for ${ADA}. Check how it is written.\n`,
  });
  expect(await inDb((db) => db('users'))).toEqual([]);
});

test.each([[['create-user']], [['revoke-admin', 'ada']]])(
  'cli %j is wrong usage: exit 2, one line',
  async (args) => {
    const { code, out, err } = await runCli(args, data.env);

    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(ONE_LINE);
    expect(err).toContain(`npx cli ${args[0]} --help`);
  },
);
