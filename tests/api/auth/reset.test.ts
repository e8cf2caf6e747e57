import { listOutbox } from '../../../db/outbox/outbox';
import { HOUR_MS } from '../../../services/contracts/limits/durations';
import { aMember, countedPasswords, lettersTo } from '../../support/app/test-account';
import { NOON, type TestApp, testApp } from '../../support/app/test-app';
import { ENGINES } from '../../support/database/test-database';

const ADA = 'ada@example.org';
const PASSWORD = 'another sentence';

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

  const request = (email = ADA) => app.post('/api/auth/reset', { email });
  const confirm = (token?: string, password = PASSWORD) =>
    app.post('/api/auth/reset/confirm', { token, password });
  const login = (password: string) => app.post('/api/auth/login', { email: ADA, password });
  const tokens = async () => (await lettersTo(app.deps.db, ADA)).map(({ token }) => token);
  const tokenOf = async (kind: string) =>
    (await lettersTo(app.deps.db, ADA)).find((letter) => letter.kind === kind)?.token;

  test('a new password comes by mail, signs in and ends every other session', async () => {
    const { headers, user } = await aMember(app.deps, ADA);
    const { headers: others } = await aMember(app.deps, 'bea@example.org');

    expect((await request('Ada@EXAMPLE.org')).status).toBe(202);
    const [letter] = await lettersTo(app.deps.db, ADA);
    const response = await confirm(letter?.token);
    const session = await response.json();

    expect(letter?.kind).toBe('password-reset');
    expect(letter?.text).toContain('https://site.test/auth#token=');
    expect(letter?.text).toContain('2 June 2025 at 13:00 UTC');
    expect(response.status).toBe(200);
    const status = async (own: Record<string, string>) =>
      (await app.fetch('/api/auth/session', { headers: own })).status;
    expect(await status({ authorization: `Bearer ${session.access_token}` })).toBe(200);
    expect([await status(headers), await status(others)]).toEqual([401, 200]);
    expect((await login(PASSWORD)).status).toBe(200);
    expect(await app.deps.db('audit_log')).toMatchObject([
      { actor: user.id, action: 'password.reset', subject: user.id },
    ]);
  });

  test('who is signing in with the old password meanwhile does not get in', async () => {
    await aMember(app.deps, ADA);
    await request();
    const [first] = await tokens();
    await confirm(first, 'the old sentence');
    await request();
    const token = (await tokens()).find((other) => other !== first);
    const { match } = passwords;
    passwords.match = async (...asked) => {
      passwords.match = match;
      const place = await match(...asked);
      expect((await confirm(token)).status).toBe(200);
      return place;
    };

    const late = await login('the old sentence');

    expect(late.status).toBe(401);
    expect((await late.json()).type).toBe('urn:problem-type:wrong_credentials');
    expect(await app.deps.db('sessions').whereNull('ended_at')).toHaveLength(1);
  });

  test('a link works once and for an hour, and the use of one spends the others', async () => {
    await aMember(app.deps, ADA);
    await request();
    await request();
    const [first, second] = await tokens();

    expect((await confirm(first)).status).toBe(200);
    expect([(await confirm(first)).status, (await confirm(second)).status]).toEqual([410, 410]);

    app.clock.now = new Date(NOON.getTime() + 1);
    await request();
    const [, , third] = await tokens();
    app.clock.now = new Date(NOON.getTime() + 1 + HOUR_MS);
    expect((await confirm(third)).status).toBe(410);
    expect((await login(PASSWORD)).status).toBe(200);
  });

  test('three mails an hour is the most that anybody can have sent to an address', async () => {
    await aMember(app.deps, ADA);
    for (let tries = 0; tries < 5; tries += 1) expect((await request()).status).toBe(202);
    expect(await tokens()).toHaveLength(3);

    app.clock.now = new Date(NOON.getTime() + HOUR_MS);
    await request();
    expect(await tokens()).toHaveLength(4);
  });

  test('to an address without account nothing is sent', async () => {
    expect((await request('nobody@example.org')).status).toBe(202);
    expect(await listOutbox(app.deps.db, { limit: 10 })).toEqual([]);
  });

  test('a token that was made up costs no hashing', async () => {
    expect((await confirm('made-up')).status).toBe(410);
    expect(count.hashes).toBe(0);
  });

  test('a bad password leaves the link as it was', async () => {
    await aMember(app.deps, ADA);
    await request();
    const [token] = await tokens();

    const short = await confirm(token, 'short');

    expect(short.status).toBe(422);
    expect(await short.json()).toMatchObject({ errors: [{ field: 'password' }] });
    expect((await confirm(token)).status).toBe(200);
  });

  test('a link says whether it is of use before a password is typed, as often as it is asked', async () => {
    await aMember(app.deps, ADA);
    await request();
    const [token] = await tokens();
    const look = (given?: string, purpose = 'reset') =>
      app.post('/api/auth/link', { token: given, purpose });

    const good = await look(token);
    expect([good.status, await good.text(), (await look(token)).status]).toEqual([204, '', 204]);
    expect((await look(token, 'signup')).status).toBe(410);
    expect((await look(token, 'login')).status).toBe(422);
    expect((await confirm(token)).status).toBe(200);
    const used = await look(token);

    expect([used.status, (await look('made-up')).status]).toEqual([410, 410]);
    expect(await used.text()).not.toContain(ADA);
    await request();
    const [, late] = await tokens();
    app.clock.now = new Date(NOON.getTime() + HOUR_MS);
    expect((await look(late)).status).toBe(410);
  });

  test('the link of one purpose does not serve the other', async () => {
    await app.post('/api/auth/signup', { email: ADA, password: PASSWORD });
    await request();
    const signup = await tokenOf('signup-confirm');
    const reset = await tokenOf('password-reset');

    expect((await confirm(signup)).status).toBe(410);
    expect((await app.post('/api/auth/confirm', { token: reset })).status).toBe(410);
  });

  test('a new password confirms the address too, and spends the links of the sign-up', async () => {
    await app.post('/api/auth/signup', { email: ADA, password: 'chosen by a stranger' });
    await request();
    const signup = await tokenOf('signup-confirm');

    expect((await confirm(await tokenOf('password-reset'))).status).toBe(200);
    expect((await login('chosen by a stranger')).status).toBe(403);
    expect((await app.post('/api/auth/confirm', { token: signup })).status).toBe(410);
    expect((await login('chosen by a stranger')).status).toBe(401);
    expect((await login(PASSWORD)).status).toBe(200);
  });

  test('of two who use a link at once one sets the password', async () => {
    await aMember(app.deps, ADA);
    await request();
    const [token] = await tokens();

    const answers = await Promise.all([1, 2, 3].map((n) => confirm(token, `${PASSWORD} ${n}`)));

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410]);
  });
});
