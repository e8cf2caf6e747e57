import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import Router from '@koa/router';
import { sign } from 'jsonwebtoken';
import Koa from 'koa';
import { endSession } from '../../../db/accounts/sessions';
import { errorHandler } from '../../../services/http/answer/error-handler';
import { requireAdmin, sessionOf } from '../../../services/http/require-session';
import { aMember, anAdmin } from '../../support/app/test-account';
import { NOON, type TestApp, testApp } from '../../support/app/test-app';
import { ENGINES } from '../../support/database/test-database';

const MINUTE_MS = 60_000;

describe.each(ENGINES)('on %s', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp(engine);
  });
  beforeEach(() => app.reset());
  afterAll(() => app.close());

  const session = (authorization?: string) =>
    app.fetch(
      '/api/auth/session',
      authorization === undefined ? {} : { headers: { authorization } },
    );

  test('who is signed in is told so, and nobody keeps the answer', async () => {
    const { user, headers } = await aMember(app.deps, 'ada@example.org');

    const response = await session(headers.authorization);

    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({
      user: { id: user.id, email: 'ada@example.org', roles: [] },
    });
  });

  test('without a token the answer names the scheme', async () => {
    const response = await session();

    expect(response.status).toBe(401);
    expect(response.headers.get('www-authenticate')).toBe('Bearer');
    expect(await response.json()).toMatchObject({ type: 'urn:problem-type:unauthorized' });
  });

  test('only a token of ours that is in force is taken', async () => {
    const { user, session: own, token } = await aMember(app.deps);
    const { secret, publicUrl } = app.deps;
    const iat = NOON.getTime() / 1000;
    const claims = { sub: user.id, sid: own.id, roles: [], iat };
    const good = { iss: publicUrl, aud: 'api', exp: iat + 900 };
    const make = (change: object, header: object = {}, key = secret) =>
      sign(JSON.parse(JSON.stringify({ ...claims, ...good, ...change })), key, {
        header: { alg: 'HS256', typ: 'at+jwt', ...header },
      });
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const unsigned = `${part({ alg: 'none', typ: 'at+jwt' })}.${part({ ...claims, ...good })}.`;
    const [head, payload, signature] = token.split('.');
    const other = part({ ...claims, ...good, roles: ['admin'] });
    const forged: Record<string, string> = {
      'another key': make({}, {}, 'another secret that is also long enough'),
      'no signature': unsigned,
      'no signature, in other letters': unsigned.replace(
        /^[^.]+/,
        part({ alg: 'NONE', typ: 'at+jwt' }),
      ),
      'signature of another payload': `${head}.${other}.${signature}`,
      'signature left out': `${head}.${payload}.`,
      'another algorithm of the family': make({}, { alg: 'HS512' }),
      'algorithm of a public key': `${part({ alg: 'RS256', typ: 'at+jwt' })}.${payload}.${signature}`,
      'another type': make({}, { typ: 'JWT' }),
      'no type': make({}, { typ: undefined }),
      'an extension': make({}, { crit: ['b64'] }),
      'another issuer': make({ iss: 'https://elsewhere.test' }),
      'no issuer': make({ iss: undefined }),
      'another audience': make({ aud: 'mail' }),
      'no audience': make({ aud: undefined }),
      'no session': make({ sid: undefined }),
      'a session that is no id': make({ sid: "' or 1=1" }),
      'another user': make({ sub: '00000000-0000-4000-8000-000000000000' }),
      'not yet in force': make({ nbf: iat + 60 }),
      'no end, and too old': make({ exp: undefined, iat: iat - 906 }),
      'longer than any of ours': make({ exp: iat + 1e6, iat: iat - 906 }),
      'far too long': make({ more: 'x'.repeat(4000) }),
      'no token at all': 'x',
      'two dots': '..',
    };

    expect((await session(`Bearer ${make({})}`)).status).toBe(200);
    expect((await session(`bearer ${make({})}`)).status).toBe(200);
    for (const [name, text] of Object.entries(forged)) {
      const response = await session(`Bearer ${text}`);
      expect({ name, status: response.status }).toEqual({ name, status: 401 });
      expect(response.headers.get('www-authenticate')).toBe('Bearer error="invalid_token"');
    }
    for (const header of [`Basic ${token}`, token, 'Bearer', `Bearer ${token} x`]) {
      expect((await session(header)).status).toBe(401);
    }
  });

  test('a token runs out after fifteen minutes and a moment for clocks that differ', async () => {
    const { headers } = await aMember(app.deps);
    const statusAfter = async (ms: number) => {
      app.clock.now = new Date(NOON.getTime() + ms);
      return (await session(headers.authorization)).status;
    };

    expect(await statusAfter(15 * MINUTE_MS)).toBe(200);
    expect(await statusAfter(15 * MINUTE_MS + 6_000)).toBe(401);
  });

  test('who signs out is signed out everywhere the token went', async () => {
    const { headers } = await aMember(app.deps);
    const { headers: others } = await aMember(app.deps, 'other@example.org');

    const response = await app.fetch('/api/auth/logout', { method: 'POST', headers });

    expect(response.status).toBe(204);
    expect((await session(headers.authorization)).status).toBe(401);
    expect((await session(others.authorization)).status).toBe(200);
  });

  test('an account that is gone is signed out', async () => {
    const { user, headers } = await aMember(app.deps);
    await app.deps.db('users').where({ id: user.id }).delete();

    expect((await session(headers.authorization)).status).toBe(401);
  });

  test('a route for administrators looks the role up each time', async () => {
    const router = new Router();
    router.get('/area', requireAdmin(app.deps), (ctx) => {
      ctx.body = sessionOf(ctx).user.roles;
    });
    router.get('/open', (ctx) => {
      ctx.body = sessionOf(ctx).user;
    });
    const koa = new Koa().use(errorHandler(app.deps.log)).use(router.routes());
    koa.silent = true;
    const server = koa.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo; // a TCP server has this kind of address
    const area = async (headers: Record<string, string>, path = '/area') =>
      (await fetch(`http://127.0.0.1:${port}${path}`, { headers })).status;
    const admin = await anAdmin(app.deps);
    const member = await aMember(app.deps);

    const first = [await area(admin.headers), await area(member.headers), await area({})];
    await app.deps.db('user_roles').where({ user_id: admin.user.id }).delete();
    const revoked = await area(admin.headers);
    await endSession(app.deps.db, admin.session.id, NOON.toISOString());
    const ended = await area(admin.headers);
    const unguarded = await area(member.headers, '/open');
    server.closeAllConnections();
    server.close();

    expect(first).toEqual([200, 403, 401]);
    expect([revoked, ended, unguarded]).toEqual([403, 401, 500]);
  });
});
