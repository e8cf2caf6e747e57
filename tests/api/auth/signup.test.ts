import { findUserByEmail } from '../../../db/accounts/users';
import { listOutbox } from '../../../db/outbox/outbox';
import { Session } from '../../../services/contracts/auth';
import { HOUR_MS } from '../../../services/contracts/limits/durations';
import { aMember, countedPasswords, lettersTo } from '../../support/app/test-account';
import { type TestApp, testApp } from '../../support/app/test-app';
import { ENGINES } from '../../support/database/test-database';

const PASSWORD = 'a sentence is fine';

describe.each(ENGINES)('on %s', (engine) => {
  const { passwords, count } = countedPasswords();
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp(engine, { deps: { passwords } });
  });
  beforeEach(async () => {
    await app.reset();
    count.hashes = 0;
  });
  afterAll(() => app.close());

  const signup = (email: string, password = PASSWORD) =>
    app.post('/api/auth/signup', { email, password });
  const login = (email: string, password = PASSWORD) =>
    app.post('/api/auth/login', { email, password });
  const confirm = (token: string) => app.post('/api/auth/confirm', { token });
  const letters = (email: string) => lettersTo(app.deps.db, email);
  const later = (ms: number) => {
    app.clock.now = new Date(app.clock.now.getTime() + ms);
  };

  test('an account waits for its address to be confirmed, which signs in', async () => {
    const response = await signup('Ada@Example.org');
    const before = await login('ada@example.org');
    const [letter] = await letters('ada@example.org');
    const confirmed = await confirm(letter?.token ?? '');
    const session = Session.parse(await confirmed.json());

    expect([response.status, before.status, confirmed.status]).toEqual([202, 403, 200]);
    expect(await before.json()).toMatchObject({ type: 'urn:problem-type:unconfirmed' });
    expect(letter?.kind).toBe('signup-confirm');
    expect(letter?.text).toContain('https://site.test/admin#token=');
    expect(letter?.text).toContain('3 June 2025 at 12:00 UTC');
    expect(session).toMatchObject({ user: { email: 'ada@example.org', roles: [] } });
    expect(session.expires_at).toBe('2025-06-02T12:15:00.000Z');
    const own = await app.fetch('/api/auth/session', {
      headers: { authorization: `Bearer ${session.access_token}` },
    });
    expect(own.status).toBe(200);
    expect((await login('ADA@example.org')).status).toBe(200);
  });

  test('the password is kept as bcrypt and the token of the link as a hash', async () => {
    await signup('ada@example.org');
    const [letter] = await letters('ada@example.org');

    const user = await findUserByEmail(app.deps.db, 'ada@example.org');
    const tokens = JSON.stringify(await app.deps.db('email_tokens'));
    expect(user?.password_hash).toMatch(/^\$2b\$04\$/);
    expect(tokens).toMatch(/"hash":"[0-9a-f]{64}"/);
    expect(tokens).not.toContain(letter?.token);
    expect(tokens).not.toContain(PASSWORD);
  });

  test('a link works once, and for a day', async () => {
    await signup('ada@example.org');
    await signup('bea@example.org');
    const [ada] = await letters('ada@example.org');
    const [bea] = await letters('bea@example.org');

    expect((await confirm(ada?.token ?? '')).status).toBe(200);
    const again = await confirm(ada?.token ?? '');
    later(24 * HOUR_MS);
    const late = await confirm(bea?.token ?? '');

    expect([again.status, late.status, (await confirm('nonsense')).status]).toEqual([
      410, 410, 410,
    ]);
    expect(await again.json()).toMatchObject({
      type: 'urn:problem-type:expired_link',
      detail: 'This link has been used or has expired. Ask for a new one.',
    });
  });

  test('of two who use a link at once one is signed in', async () => {
    await signup('ada@example.org');
    const [letter] = await letters('ada@example.org');

    const answers = await Promise.all([1, 2, 3].map(() => confirm(letter?.token ?? '')));

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410]);
  });

  test('nobody learns whether an address has an account', async () => {
    await aMember(app.deps, 'known@example.org');
    const seen = async (response: Response) => {
      const { requestId: _, ...body } = await response.json();
      const headers = [...response.headers].filter(
        ([name]) => !['date', 'x-request-id', 'content-length'].includes(name),
      );
      return { status: response.status, headers, body };
    };
    const steps: [string, (email: string) => Promise<Response>][] = [
      ['signup', signup],
      ['log-in with that password', login],
      ['log-in with another one', (email) => login(email, 'some other password')],
      ['signup again', signup],
      ['reset', (email) => app.post('/api/auth/reset', { email })],
      ['wrong log-in', (email) => login(email, 'some other password')],
    ];

    for (const [step, act] of steps) {
      const compared = [];
      for (const email of ['known@example.org', 'new@example.org']) {
        count.hashes = 0;
        compared.push({ step, ...(await seen(await act(email))), hashes: count.hashes });
      }
      expect(compared[0]).toEqual(compared[1]);
    }
    count.hashes = 0;
    const unknown = await seen(await login('nobody@example.org', 'some other password'));
    expect(count.hashes).toBe(2);
    const known = await seen(await login('known@example.org', 'some other password'));
    expect(unknown).toEqual(known);
    expect(unknown).toMatchObject({
      status: 401,
      body: { detail: 'E-mail address and password do not match.' },
    });
  });

  test('an address that has an account is told so by mail, three times a day at most', async () => {
    const { user } = await aMember(app.deps, 'known@example.org');
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await signup('known@example.org')).status).toBe(202);
    }

    const first = await letters('known@example.org');
    later(25 * HOUR_MS);
    await signup('known@example.org');

    expect(first.map(({ kind, token }) => [kind, token])).toEqual(
      Array(3).fill(['account-exists', '']),
    );
    expect(await letters('known@example.org')).toHaveLength(4);
    const kept = await findUserByEmail(app.deps.db, 'known@example.org');
    expect(kept?.password_hash).toBe(user.password_hash);
  });

  test('who signs up again before confirming gets another link, three a day at most', async () => {
    for (let tries = 0; tries < 5; tries += 1) await signup('ada@example.org');

    const kinds = (await letters('ada@example.org')).map(({ kind }) => kind);

    expect(kinds).toEqual(Array(3).fill('signup-confirm'));
  });

  test('the password that counts is that of the link, not one that a stranger left', async () => {
    await signup('ada@example.org', 'what a stranger chose');
    later(1000);
    await signup('ada@example.org', 'what Ada chose herself');
    const [, own] = await letters('ada@example.org');
    later(1000);
    await signup('ada@example.org', 'the stranger once more');

    expect((await confirm(own?.token ?? '')).status).toBe(200);
    expect((await login('ada@example.org', 'what Ada chose herself')).status).toBe(200);
    expect((await login('ada@example.org', 'what a stranger chose')).status).toBe(401);
    for (const { token } of await letters('ada@example.org')) {
      expect((await confirm(token)).status).toBe(410);
    }
  });

  test('a password that comes with the link counts instead of the one that signed up', async () => {
    await signup('ada@example.org', 'what a stranger chose');
    const [letter] = await letters('ada@example.org');
    const choose = (token: string, password: string) =>
      app.post('/api/auth/confirm', { token, password });

    const short = await choose(letter?.token ?? '', 'too short');
    count.hashes = 0;
    const made = await choose('made up', 'what Ada chose herself');
    expect([short.status, made.status, count.hashes]).toEqual([422, 410, 0]);
    const chosen = await choose(letter?.token ?? '', 'what Ada chose herself');
    const again = await choose(letter?.token ?? '', 'the stranger once more');

    expect(Session.parse(await chosen.json()).user.email).toBe('ada@example.org');
    expect(again.status).toBe(410);
    expect((await login('ada@example.org', 'what Ada chose herself')).status).toBe(200);
    expect((await login('ada@example.org', 'what a stranger chose')).status).toBe(401);
  });

  test('the mailed link names the browser that signed up, as far as it named itself', async () => {
    await app.post('/api/auth/signup', {
      email: 'ada@example.org',
      password: PASSWORD,
      mark: '0f5a9b0c1111',
    });
    await signup('bea@example.org');
    const [marked] = await letters('ada@example.org');
    const [plain] = await letters('bea@example.org');
    const hostile = await app.post('/api/auth/signup', {
      email: 'cea@example.org',
      password: PASSWORD,
      mark: 'x\r\nhttps://evil.test/',
    });

    expect(marked?.text).toMatch(/\/admin#token=[\w-]{32}&mark=0f5a9b0c1111\s/);
    expect(plain?.text).toMatch(/\/admin#token=[\w-]{32}\s/);
    expect(hostile.status).toBe(422);
    expect(await letters('cea@example.org')).toEqual([]);
  });

  test.each([
    ['', 'Please enter a password.'],
    ['eleven char', 'Use at least 12 characters. A sentence is fine.'],
    ['x'.repeat(73), 'That password is too long for us. Use 72 bytes or fewer.'],
    ['ж'.repeat(37), 'That password is too long for us. Use 72 bytes or fewer.'],
    ['\ud800 is half a character', expect.stringMatching(/cannot be typed/)],
  ])('the password %j is refused with a sentence', async (password, message) => {
    const response = await signup('ada@example.org', password);

    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ errors: [{ field: 'password', message }] });
    expect(count.hashes).toBe(0);
    expect(await listOutbox(app.deps.db, { limit: 10 })).toEqual([]);
  });

  test('nothing of a password is ignored, up to its 72nd byte', async () => {
    for (const password of [
      'x'.repeat(72),
      'ж'.repeat(36),
      `${'x'.repeat(11)}\0${'y'.repeat(9)}`,
    ]) {
      await app.reset();
      await signup('ada@example.org', password);
      const [letter] = await letters('ada@example.org');
      await confirm(letter?.token ?? '');

      const other = `${password.slice(0, -1)}z`;
      const statuses = [password, other, `${password}x`, password.split('\0')[0] ?? ''].map(
        async (typed) => (await login('ada@example.org', typed)).status,
      );
      expect(await Promise.all(statuses)).toEqual([
        200,
        401,
        401,
        password.includes('\0') ? 401 : 200,
      ]);
    }
  });

  test('no address, password or token gets into the log', async () => {
    await signup('zebulon@example.org', 'a very secret sentence');
    const [letter] = await letters('zebulon@example.org');
    const session = await (await confirm(letter?.token ?? '')).json();
    await login('zebulon@example.org', 'a very secret sentence');
    await login('zebulon@example.org', 'not at all the same');
    await app.post('/api/auth/refresh', { refresh_token: session.refresh_token });
    await app.post('/api/auth/reset', { email: 'zebulon@example.org' });
    await app.deps.db.schema.renameTable('email_tokens', 'away');
    const failed = await signup('zebulon@example.org', 'a very secret sentence');
    await app.deps.db.schema.renameTable('away', 'email_tokens');

    const log = app.logLines.join('');
    expect(failed.status).toBe(500);
    expect(log).toContain('POST /api/auth/signup');
    for (const word of [
      'zebulon',
      'secret sentence',
      'not at all',
      letter?.token,
      session.access_token,
      session.refresh_token,
      app.deps.secret,
    ]) {
      expect(log).not.toContain(word);
    }
  });
});
