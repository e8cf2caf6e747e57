import { endSession } from '../../../db/accounts/sessions';
import { grantRole } from '../../../db/accounts/user-roles';
import { openSession, sessionRenewer } from '../../../services/auth/sessions';
import { type Session, Session as SessionSchema } from '../../../services/contracts/auth';
import { DAY_MS } from '../../../services/contracts/limits/durations';
import { aMember } from '../../support/app/test-account';
import { NOON, type TestApp, testApp } from '../../support/app/test-app';
import { ENGINES } from '../../support/database/test-database';

describe.each(ENGINES)('on %s', (engine) => {
  let app: TestApp;
  let first: Session;
  let userId: string;
  beforeAll(async () => {
    app = await testApp(engine);
  });
  beforeEach(async () => {
    await app.reset();
    const { user } = await aMember(app.deps, 'ada@example.org');
    userId = user.id;
    first = await app.deps.db.transaction((tx) => openSession(app.deps, tx, user.id));
  });
  afterAll(() => app.close());

  const refresh = (refresh_token: unknown) => app.post('/api/auth/refresh', { refresh_token });
  const renewed = async (token: string): Promise<Session> =>
    SessionSchema.parse(await (await refresh(token)).json());
  const session = async ({ access_token }: Session) =>
    (
      await app.fetch('/api/auth/session', {
        headers: { authorization: `Bearer ${access_token}` },
      })
    ).status;
  const acts = () => app.deps.db('audit_log');

  test('a session is renewed with new tokens, which work', async () => {
    app.clock.now = new Date(NOON.getTime() + 20 * 60 * 1000);
    expect(await session(first)).toBe(401);

    const response = await refresh(first.refresh_token);
    const second = SessionSchema.parse(await response.json());

    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(second).toEqual({
      access_token: expect.any(String),
      refresh_token: expect.stringMatching(/^[\w-]{43}$/),
      expires_in: 900,
      expires_at: '2025-06-02T12:35:00.000Z',
      token_type: 'bearer',
      user: { id: userId, email: 'ada@example.org', roles: [] },
    });
    expect(second.refresh_token).not.toBe(first.refresh_token);
    expect(await session(second)).toBe(200);
    expect((await refresh(second.refresh_token)).status).toBe(200);
  });

  test('another secret ends what was signed, not who is signed in', async () => {
    const { secret } = app.deps;
    app.deps.secret = 'another secret of tests that is long enough';
    const statuses = [await session(first), await session(await renewed(first.refresh_token))];
    app.deps.secret = secret;

    expect(statuses).toEqual([401, 200]);
  });

  test('a token that comes a second time ends the session for whoever has it', async () => {
    const second = await renewed(first.refresh_token);
    const third = await renewed(second.refresh_token);
    const { user: other } = await aMember(app.deps, 'bea@example.org');
    const others = await app.deps.db.transaction((tx) => openSession(app.deps, tx, other.id));
    const elsewhere = await app.deps.db.transaction((tx) => openSession(app.deps, tx, userId));

    const again = await refresh(first.refresh_token);

    expect(again.status).toBe(401);
    expect(again.headers.get('www-authenticate')).toBe('Bearer error="invalid_token"');
    expect(await again.json()).toMatchObject({
      detail: 'You have been signed out. Please log in again.',
    });
    expect(await acts()).toHaveLength(1);
    expect((await refresh(third.refresh_token)).status).toBe(401);
    expect([await session(first), await session(third)]).toEqual([401, 401]);
    expect([await session(others), await session(elsewhere)]).toEqual([200, 200]);
    await refresh(first.refresh_token);
    expect(await acts()).toMatchObject([{ actor: 'service', action: 'session.revoke' }]);
  });

  test('an old token ends its session even when the answer to it is an error', async () => {
    await renewed(first.refresh_token);
    await refresh(first.refresh_token);

    const rows = await app.deps.db('sessions').whereNotNull('ended_at');
    expect(rows).toHaveLength(1);
  });

  test('two tabs that renew at the same moment get the same session', async () => {
    const renew = sessionRenewer(app.deps);
    const token = first.refresh_token;

    const [one, other] = await Promise.all([renew(token), renew(token)]);

    expect(one).toEqual(other);
    expect((await refresh(one.refresh_token)).status).toBe(200);
  });

  test('however many renew at once, one token lives on at most', async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => refresh(first.refresh_token)),
    );

    const good = answers.filter(({ status }) => status === 200);
    const sessions: Session[] = await Promise.all(good.map((answer) => answer.json()));
    expect(good.length).toBeGreaterThan(0);
    expect(answers.every(({ status }) => [200, 401].includes(status))).toBe(true);
    expect(new Set(sessions.map(({ refresh_token }) => refresh_token)).size).toBe(1);
    expect(await app.deps.db('refresh_tokens').whereNull('used_at')).toHaveLength(1);
  });

  test('tokens are kept as hashes', async () => {
    const rows = JSON.stringify(await app.deps.db('refresh_tokens'));

    expect(rows).not.toContain(first.refresh_token);
    expect(rows).toMatch(/"hash":"[0-9a-f]{64}"/);
  });

  test('what is no token of a live session is refused', async () => {
    const { session: own } = await aMember(app.deps, 'bea@example.org');
    const others = ['x', 'a'.repeat(43), own.id, first.access_token, "' or 1=1 --", 'é'.repeat(99)];
    for (const token of others) expect((await refresh(token)).status).toBe(401);
    for (const token of ['', undefined, null, 1, {}, [first.refresh_token]]) {
      expect((await refresh(token)).status).toBe(422);
    }
    expect((await refresh(first.refresh_token)).status).toBe(200);
  });

  test('a session ends after a week without use, and after a month in any case', async () => {
    app.clock.now = new Date(NOON.getTime() + 7 * DAY_MS);
    expect((await refresh(first.refresh_token)).status).toBe(401);

    app.clock.now = NOON;
    let { refresh_token } = first;
    for (let day = 6; day < 30; day += 6) {
      app.clock.now = new Date(NOON.getTime() + day * DAY_MS);
      ({ refresh_token } = await renewed(refresh_token));
    }
    app.clock.now = new Date(NOON.getTime() + 30 * DAY_MS);
    expect((await refresh(refresh_token)).status).toBe(401);
  });

  test('a session that has ended is not renewed', async () => {
    const second = await renewed(first.refresh_token);
    const logout = await app.fetch('/api/auth/logout', {
      method: 'POST',
      headers: { authorization: `Bearer ${second.access_token}` },
    });

    expect(logout.status).toBe(204);
    expect((await refresh(second.refresh_token)).status).toBe(401);
    expect(await acts()).toEqual([]);
    const [row] = await app.deps.db('sessions').whereNotNull('ended_at');
    expect(await endSession(app.deps.db, row?.id ?? '', NOON.toISOString())).toBe(false);
  });

  test('a renewed token carries the roles of that moment', async () => {
    await grantRole(app.deps.db, {
      user_id: userId,
      role: 'admin',
      granted_at: NOON.toISOString(),
    });

    const second = await renewed(first.refresh_token);

    const [, payload = ''] = second.access_token.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
    expect(second.user.roles).toEqual(['admin']);
    expect(claims).toMatchObject({ sub: userId, roles: ['admin'], iss: 'https://site.test' });
    expect(JSON.stringify(claims)).not.toContain('@');
  });
});
