import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { openPages } from '../../../services/pages/open-pages';
import { type TestApp, testApp } from '../../support/app/test-app';
import { HASH, HOME, testSite } from '../../support/test-site';

const { site, remove } = testSite();
let app: TestApp;
/** The same service, which sends nothing at once. */
let slow: TestApp;
beforeAll(async () => {
  app = await testApp('sqlite', { site });
  const pages = await openPages(site, [], true);
  pages.answerAtOnce = () => () => undefined;
  slow = await testApp('sqlite', { deps: { pages } });
});
afterAll(async () => {
  await app.close();
  await slow.close();
  remove();
});
afterEach(() => jest.restoreAllMocks());

/** Everything of an answer that does not change from call to call. */
async function answerOf(
  address: string,
  method: string,
  headers: Record<string, string>,
  from = app,
) {
  const response = await from.fetch(address, { method, headers });
  const passing = ['date', 'x-request-id'];
  return {
    status: response.status,
    headers: [...response.headers].filter(([name]) => !passing.includes(name)).sort(),
    body: Buffer.from(await response.arrayBuffer()).toString('base64'),
    id: response.headers.get('x-request-id'),
  };
}

const FILES = [
  '/',
  '/artists/rocka',
  '/?utm_source=x',
  `/app-${HASH}.js`,
  `/static/${HASH}/rocka.avif`,
  '/caf%C3%A9%20menu.txt',
  '/.well-known/security.txt',
];
const CALLS = FILES.flatMap((file) =>
  ['GET', 'HEAD'].flatMap((method) =>
    ['identity', 'br', 'gzip;q=1, br;q=0.5', 'deflate', '*;q=0'].map(
      (encodings) => [method, file, encodings] as const,
    ),
  ),
);

test.each(CALLS)('%s %s with %s is answered at once as it is the usual way', async (...call) => {
  const [method, file, encodings] = call;
  // Within one second, so that the second answer has the first one's head.
  jest.spyOn(Date, 'now').mockReturnValue(0);
  const asked = { 'accept-encoding': encodings, 'x-request-id': 'one-and-the-same' };
  const usual = await answerOf(file, method, asked, slow);
  const etag = usual.headers.find(([name]) => name === 'etag')?.[1] ?? '';
  expect(usual.status).toBe(200);

  for (const versions of ['"of-no-file"', etag, `"of-no-file", W/${etag}`, '*']) {
    const conditional = { ...asked, 'if-none-match': versions };
    const other = await answerOf(file, method, conditional, slow);
    expect(other.status).toBe(versions === '"of-no-file"' ? 200 : 304);
    for (let n = 0; n < 2; n += 1) {
      expect(await answerOf(file, method, conditional)).toEqual(other);
      expect(await answerOf(file, method, asked)).toEqual(usual);
    }
  }
});

test('what is in memory is sent at once, and only who asks for a part waits', async () => {
  const { pages } = app.deps;
  const { answer } = pages;
  const usual: (string | undefined)[] = [];
  pages.answer = (request, ...rest) => {
    usual.push(request.url);
    return answer(request, ...rest);
  };
  await answerOf('/?first', 'GET', {});
  usual.length = 0;

  await answerOf('/?plain', 'GET', {});
  await answerOf('/?condition', 'GET', { 'if-none-match': '*' });
  await answerOf('/?part', 'GET', { range: 'bytes=0-1' });
  pages.answer = answer;

  expect(usual).toEqual(['/?part']);
});

/** Requests as they go over a connection. */
const asks = (...lines: string[]) =>
  lines.map((line, n) => {
    const [target = '', ...headers] = line.split('\n');
    const id = `X-Request-Id: ${n}`;
    return `${[`${target} HTTP/1.1`, 'Host: a', id, ...headers].join('\r\n')}\r\n\r\n`;
  });

test('requests that come in one piece are answered one after the other', async () => {
  await answerOf('/artists/rocka', 'GET', {});
  const said = await app.raw(
    asks(
      'GET /artists/rocka',
      'HEAD /artists/rocka',
      'GET /api/health',
      'GET /artists/rocka\nIf-None-Match: *',
      'GET /nowhere',
      'GET /artists/rocka\nRange: bytes=0-1',
      'GET /artists/rocka\nConnection: close',
    ).join(''),
  );

  const heads = [...said.matchAll(/HTTP\/1\.1 (\d+) [\s\S]*?X-Request-Id: (\d+)\r\n/gi)];
  const answers = heads.map(([, status, id]) => [Number(id), Number(status)]);
  const statuses = [200, 200, 200, 304, 404, 206, 200];
  expect(answers).toEqual(statuses.map((status, n) => [n, status]));
  expect(said.match(/<h1>Rocka<\/h1>/g)).toHaveLength(2);
  expect(said.match(/\r\nConnection: keep-alive\r\n/g)).toHaveLength(6);
  expect(said).toMatch(/\r\nConnection: close\r\n[\s\S]*<h1>Rocka<\/h1>$/);
});

test('a client of HTTP/1.0 gets its file and the end of the connection', async () => {
  await answerOf('/', 'GET', { 'accept-encoding': 'identity' });
  const said = await app.raw('GET / HTTP/1.0\r\n\r\n');
  expect(said).toContain('\r\nConnection: close\r\n');
  expect(said.endsWith(HOME)).toBe(true);
  const { headers } = await answerOf('/', 'GET', { 'accept-encoding': 'identity' });
  expect(headers).toContainEqual(['connection', 'keep-alive']);
});

/** Asks for so many files in one piece and reads nothing of what comes. */
async function silentClient(count: number) {
  const socket = connect(Number(new URL(app.url).port), '127.0.0.1').pause();
  const requests = asks(...Array<string>(count - 1).fill('GET /'), 'GET /\nConnection: close');
  socket.write(requests.join(''));
  const [connection]: Socket[] = await once(app.server, 'connection');
  // Until the system holds no more of the answers.
  while (!connection?.writableLength) await new Promise(setImmediate);
  return { socket, connection };
}

test('a client that reads late gets everything, in order', async () => {
  const count = 5_000;
  const { socket } = await silentClient(count);
  let said = '';
  socket.setEncoding('latin1').on('data', (text) => {
    said += text;
  });
  await once(socket.resume(), 'end');

  expect(said.split(HOME)).toHaveLength(count + 1);
  const ids = [...said.matchAll(/X-Request-Id: (\d+)/g)].map(([, id]) => Number(id));
  expect(ids).toEqual(Array.from({ length: count }, (_, n) => n));
});

test('a client that goes before it has everything is counted so, and harms nobody', async () => {
  const { socket, connection } = await silentClient(5_000);
  const gone = new Promise((resolve) => connection?.once('close', resolve));
  socket.resetAndDestroy();
  await gone;
  const metrics = await (await app.fetch('/metrics')).text();
  expect(metrics).toMatch(/requests_total\{route="page",method="GET",status="aborted"\} [1-9]/);
  expect((await answerOf('/', 'GET', {})).status).toBe(200);
});

test('each answer has an id of its own', async () => {
  const ids = new Set<string | null>();
  for (let n = 0; n < 3; n += 1) ids.add((await answerOf('/', 'GET', {})).id);
  expect(ids.size).toBe(3);
});

test('what was sent at once is counted, as page or as file', async () => {
  const counted = async (route: string) => {
    const text = await (await app.fetch('/metrics')).text();
    const line = new RegExp(`requests_total{route="${route}",method="HEAD",status="200"} (\\d+)`);
    return Number(line.exec(text)?.[1]);
  };
  const before = [await counted('page'), await counted('file')];
  await answerOf('/', 'HEAD', {});
  await answerOf('/.well-known/security.txt', 'HEAD', {});
  const after = [await counted('page'), await counted('file')];
  expect(after.map((count, n) => count - (before[n] ?? 0))).toEqual([1, 1]);
});

test('a service that is about to stop says so', async () => {
  await answerOf('/', 'GET', {});
  app.deps.life.phase = 'draining';
  const { status, headers } = await answerOf('/', 'GET', {});
  app.deps.life.phase = 'ready';
  expect(status).toBe(200);
  expect(headers).toContainEqual(['connection', 'close']);
});
