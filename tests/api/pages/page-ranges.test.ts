import { type TestApp, testApp } from '../../support/app/test-app';
import { HOME, TRACK, testSite } from '../../support/test-site';

const { site, remove } = testSite();
let app: TestApp;
beforeAll(async () => {
  app = await testApp('sqlite', { site });
});
afterAll(async () => {
  await app.close();
  remove();
});

/** Without the encodings that fetch would ask for by itself. */
const get = (address: string, headers: Record<string, string> = {}, method = 'GET') =>
  app.fetch(address, { method, headers: { 'accept-encoding': 'identity', ...headers } });

describe.each([
  ['a large file', '/audio/track.mp3', TRACK],
  ['a small file', '/', Buffer.from(HOME)],
])('a range of %s', (_name, address, content) => {
  const size = content.length;

  test.each([
    ['bytes=0-99', 0, 99],
    ['bytes=100-', 100, size - 1],
    ['bytes=-10', size - 10, size - 1],
    [`bytes=${size - 1}-${size * 2}`, size - 1, size - 1],
    [`bytes=-${size * 2}`, 0, size - 1],
  ])('%s is bytes %i to %i', async (range, start, end) => {
    const response = await get(address, { range, 'accept-encoding': 'br' });

    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe(`bytes ${start}-${end}/${size}`);
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(Buffer.from(await response.arrayBuffer())).toEqual(content.subarray(start, end + 1));
  });

  test.each([`bytes=${size}-`, 'bytes=-0'])('%s cannot be had', async (range) => {
    const response = await get(address, { range });

    expect(response.status).toBe(416);
    expect(response.headers.get('content-range')).toBe(`bytes */${size}`);
    expect(response.headers.get('content-type')).toMatch('application/problem+json');
  });

  test.each(['bytes=5-1', 'bytes=a-b', 'bytes=-', 'items=0-1', 'bytes=0-1,4-5', 'bytes 0-1'])(
    '%s means the whole file',
    async (range) => {
      const response = await get(address, { range });

      expect(response.status).toBe(200);
      expect((await response.arrayBuffer()).byteLength).toBe(size);
    },
  );

  test('If-Range sends the part only of the version it names', async () => {
    const etag = (await get(address, {}, 'HEAD')).headers.get('etag') ?? '';
    const status = async (condition: string) =>
      (await get(address, { range: 'bytes=0-1', 'if-range': condition })).status;

    expect(await status(etag)).toBe(206);
    expect(await status('"other"')).toBe(200);
    expect(await status('Mon, 02 Jun 2025 12:00:00 GMT')).toBe(200);
  });
});
