import { type TestApp, testApp } from '../support/test-app';
import { HASH, testSite } from '../support/test-site';

const { site, remove } = testSite();
let app: TestApp;
beforeAll(async () => {
  app = await testApp('sqlite', { site });
});
afterAll(async () => {
  await app.close();
  remove();
});

/** A version that no file has: the condition has it answered the usual way, and holds nothing back. */
const UNKNOWN = { 'if-none-match': '"of-no-file"' };

/** Everything of an answer that does not change from call to call. */
async function answerOf(address: string, method: string, headers: Record<string, string>) {
  const response = await app.fetch(address, { method, headers });
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
  const asked = { 'accept-encoding': encodings, 'x-request-id': 'one-and-the-same' };
  const usual = await answerOf(file, method, { ...asked, ...UNKNOWN });
  expect(usual.status).toBe(200);
  expect(await answerOf(file, method, asked)).toEqual(usual);
});

test('what is in memory is sent at once, and only what carries a condition or asks for a part is not', async () => {
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
  await answerOf('/?condition', 'GET', UNKNOWN);
  await answerOf('/?part', 'GET', { range: 'bytes=0-1' });
  pages.answer = answer;

  expect(usual).toEqual(['/?condition', '/?part']);
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
