import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { queueFull } from '../../../db/engine/errors';
import { postEvents } from '../../../services/contracts/analytics';
import { AppError } from '../../../services/errors';
import { directRoute } from '../../../services/http/direct-route';
import { createShed } from '../../../services/http/limits/shed-load';
import { createHttpServer } from '../../../services/http/server';
import { type TestApp, testApp } from '../../support/app/test-app';
import { aPageView, BROWSER } from '../../support/factories';

const DIRECT = '/api/analytics/events';
/** With a query the same endpoint is answered by Koa. */
const USUAL = `${DIRECT}?`;

const LISTED = 'https://static.test';
let app: TestApp;
beforeAll(async () => {
  app = await testApp('sqlite', { env: { CORS_ORIGINS: LISTED, TRUST_PROXY: '1' } });
});
beforeEach(() => app.reset());
afterAll(() => app.close());

interface Sent {
  headers?: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer>;
}

/** Everything of an answer that does not change from call to call. */
async function answerOf(from: TestApp, target: string, { headers = {}, body = '' }: Sent) {
  const response = await from.fetch(target, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': BROWSER, ...headers },
    body,
  });
  const id = response.headers.get('x-request-id') ?? '';
  const names = [...response.headers].filter(([name]) => name !== 'date');
  return {
    status: response.status,
    headers: names.map(([name, value]) => [name, value.replace(id, 'the id')]).sort(),
    body: (await response.text()).replace(id, 'the id'),
    isOwnId: id === headers['x-request-id'],
  };
}

async function bothWays(from: TestApp, sent: Sent) {
  const direct = await answerOf(from, DIRECT, sent);
  return { direct, usual: await answerOf(from, USUAL, sent) };
}

const one = (event: Record<string, unknown> = {}) => JSON.stringify(aPageView(event));
const list = (count: number) => JSON.stringify(Array.from({ length: count }, () => aPageView()));

const REQUESTS: [string, number, Sent][] = [
  ['one view', 202, { body: one() }],
  ['a list', 202, { body: list(50) }],
  ['an empty list', 202, { body: '[]' }],
  ['a beacon', 202, { body: one(), headers: { 'content-type': 'text/plain;charset=UTF-8' } }],
  ['a crawler', 202, { body: one(), headers: { 'user-agent': 'Googlebot/2.1' } }],
  ['no wish to be counted', 202, { body: one(), headers: { dnt: '1', 'sec-gpc': '1' } }],
  ['a page fetched ahead', 202, { body: one(), headers: { 'sec-purpose': 'prefetch' } }],
  ['a country', 202, { body: one(), headers: { 'cf-ipcountry': 'NA' } }],
  ['an id', 202, { body: one(), headers: { 'x-request-id': 'mine-1' } }],
  ['a wrong id', 202, { body: one(), headers: { 'x-request-id': 'mine "1"' } }],
  ['a listed origin', 202, { body: one(), headers: { origin: LISTED } }],
  ['an unlisted origin', 202, { body: one(), headers: { origin: 'https://evil.test' } }],
  ['a listed origin and a fault', 400, { body: '{', headers: { origin: LISTED } }],
  ['unknown fields', 202, { body: one({ __proto__: { a: 1 }, constructor: 1, extra: [] }) }],
  ['a list that is too long', 422, { body: list(51) }],
  ['no body', 400, {}],
  ['broken JSON', 400, { body: '{"path":' }],
  ['deep JSON', 400, { body: '['.repeat(40_000) }],
  ['brackets within a text', 202, { body: one({ path: `/${'['.repeat(99)}` }) }],
  ['JSON of another kind', 422, { body: '"text"' }],
  ['null', 422, { body: 'null' }],
  ['wrong types', 422, { body: one({ path: 1, duration_ms: '5', session_id: null }) }],
  ['a huge number', 422, { body: one({ duration_ms: 1e300 }) }],
  ['a NUL', 422, { body: one({ path: '/\0' }) }],
  ['half a pair', 422, { body: one({ referrer: '\ud800' }) }],
  ['bytes that are no UTF-8', 400, { body: new Uint8Array([0x22, 0xff, 0x22]) }],
  ['a byte order mark', 400, { body: `\ufeff${one()}` }],
  ['too much', 413, { body: one({ path: `/${'a'.repeat(70_000)}` }) }],
  ['another media type', 415, { body: one(), headers: { 'content-type': 'text/html' } }],
  [
    'another charset',
    415,
    { body: one(), headers: { 'content-type': 'text/plain;charset=latin1' } },
  ],
  ['a compressed body', 415, { body: one(), headers: { 'content-encoding': 'gzip' } }],
];

test.each(REQUESTS)('%s: both ways answer %i, alike', async (_what, status, sent) => {
  const { direct, usual } = await bothWays(app, sent);

  expect(direct).toEqual(usual);
  expect(direct.status).toBe(status);
});

test('before the service is ready and while it ends both ways say so', async () => {
  app.deps.life.phase = 'starting';
  const early = await bothWays(app, { body: one() });
  app.deps.life.phase = 'draining';
  const late = await bothWays(app, { body: one() });
  const broken = await bothWays(app, { body: '{' });

  expect(early.direct).toEqual(early.usual);
  expect(early.direct.status).toBe(503);
  expect(late.direct).toEqual(late.usual);
  expect(late.direct.headers).toContainEqual(['connection', 'close']);
  expect(broken.direct).toEqual(broken.usual);
  expect(broken.direct.headers).toContainEqual(['connection', 'close']);
});

test.each([
  ['no place in the queue', 503, queueFull()],
  ['a full disk', 507, Object.assign(new Error('full'), { code: 'SQLITE_FULL' })],
  ['a bug', 500, new Error('a bug')],
])('%s: both ways answer %i, alike, and log it once', async (_what, status, error) => {
  const failing = await testApp('sqlite');
  failing.deps.writes.write = () => Promise.reject(error);

  const { direct, usual } = await bothWays(failing, { body: one() });

  const failures = failing.logLines.filter((line) => line.includes('"failed"'));
  await failing.close();
  expect(direct).toEqual(usual);
  expect(direct.status).toBe(status);
  expect(failures).toHaveLength(2);
});

test('a call is counted under the name of the route before it is taken', async () => {
  const counted: string[] = [];
  const take = jest.fn();
  const countCall = (route: string) => {
    counted.push(route);
    const headers = { 'Retry-After': '7' };
    return Promise.reject(new AppError('rate_limited', 'Too many.', { headers }));
  };
  const shed = createShed({ delayMs: () => 0, isQueueFull: () => false });
  const countFailure = jest.fn();
  const route = directRoute(app.deps, { shed, countCall, countFailure }, postEvents, take);
  const server = createHttpServer(false).on('request', route);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // a TCP server has this kind of address

  const refused = await fetch(`http://127.0.0.1:${port}${DIRECT}`, { method: 'POST', body: '{' });

  server.close();
  server.closeAllConnections();
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('7');
  expect(counted).toEqual([`POST ${DIRECT}`]);
  expect(take).not.toHaveBeenCalled();
  expect(countFailure).toHaveBeenCalledWith('rate_limited');
});

test('both ways write the same line of log', async () => {
  await bothWays(app, { body: one() });

  const lines = app.logLines.map((line) => JSON.parse(line).msg);
  expect(lines).toEqual(Array(2).fill(`POST ${DIRECT}`));
});

test('a request without a host is refused, and other methods are told which to use', async () => {
  const answer = await app.raw(`POST ${DIRECT} HTTP/1.1\r\nContent-Length: 0\r\n\r\n`);
  const get = await app.fetch(DIRECT);

  expect(answer).toMatch(/^HTTP\/1.1 400 /);
  expect(get.status).toBe(405);
  expect(get.headers.get('allow')).toContain('POST');
});

test('a body that breaks off harms nobody', async () => {
  const length = 'Content-Length: 500';
  const head = `POST ${DIRECT} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n${length}`;
  const { port } = new URL(app.url);
  const socket = connect(Number(port), '127.0.0.1');
  socket.write(`${head}\r\n\r\n{"path":`, () => socket.destroy());
  await once(socket, 'close');

  expect((await app.post(DIRECT, aPageView())).status).toBe(202);
});
