import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { pageCompressor } from '../../../../services/http/answer/compress-page';

test('pages are compressed one after the other, whatever their encodings', async () => {
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const held = (body: string) => {
    started.push(body);
    return new Promise<Buffer>((resolve) => ends.push(() => resolve(Buffer.from(body))));
  };
  const compress = pageCompressor({ br: held, gzip: held });
  const pages = [compress('a', 'br'), compress('b', 'gzip'), compress('c', 'br')];

  for (const [place, name] of ['a', 'b', 'c'].entries()) {
    expect(started).toHaveLength(place + 1);
    ends[place]?.();
    expect(String(await pages[place])).toBe(name);
  }
});

test('each encoding unpacks to the page', async () => {
  const compress = pageCompressor();

  expect(String(brotliDecompressSync(await compress('<p>é</p>', 'br')))).toBe('<p>é</p>');
  expect(String(gunzipSync(await compress('<p>é</p>', 'gzip')))).toBe('<p>é</p>');
});
