import { createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Content } from '../../../../content/schema/content';
import { signingKey } from '../../../../site/build/provenance/signing-key';
import { writeProvenance } from '../../../../site/build/provenance/write-provenance';
import { checkFile, type Published } from '../../../../site/verify/check-file';
import { testContent } from '../../../support/content/test-content';

const ORIGIN = 'https://site.test';
const PICTURE = 'static/ab12/rocka-portrait.avif';

let content: Content;
let folder: string;
beforeAll(async () => {
  content = await testContent();
});
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'provenance-'));
});
afterEach(() => rm(folder, { recursive: true }));

const newKey = (): KeyObject => generateKeyPairSync('ed25519').privateKey;

/** An export with four media files among others, and its list. */
async function published(key: KeyObject | undefined): Promise<Published> {
  const files = {
    [PICTURE]: 'a drawn picture',
    'cards/rocka.jpg': 'a card',
    'favicon.svg': '<svg/>',
    'press/rocka.zip': 'a kit',
    'app.js': 'no medium',
    'page-data/404.html/page-data.json': '{}',
    'page-data/of.png/page-data.json': '{}',
    'index.html': `<img srcset="/${PICTURE} 160w,/static/x.avif 480w">`,
    '404.html': '<img src="/favicon.svg">',
    '404/index.html': '<img src="/favicon.svg">',
    'artists/rocka/index.html': `<meta content="${ORIGIN}/cards/rocka.jpg"><img src="/${PICTURE}">`,
  };
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  }
  expect(await writeProvenance(folder, content, { origin: ORIGIN, key })).toBe(4);
  const wellKnown = path.join(folder, '.well-known/media-provenance');
  const read = (ending: string) => readFile(wellKnown + ending).catch(() => null);
  const [list, signature, pem] = [await read('.json'), await read('.sig'), await read('.pem')];
  if (!list) throw new Error('There is no list.');
  return {
    list: bytesOf(list),
    signature: signature && bytesOf(signature),
    publicKey: pem?.toString() ?? null,
  };
}

function bytesOf(text: string | Buffer): ArrayBuffer {
  return new Uint8Array(Buffer.from(text)).buffer;
}

function flipped(bytes: ArrayBuffer, at: number): ArrayBuffer {
  const copy = new Uint8Array(bytes.slice(0));
  copy[at] = (copy[at] ?? 0) ^ 1;
  return copy.buffer;
}

const drawn = bytesOf('a drawn picture');

test('the list names every media file that is there, with its pages and how it was made, and nothing else', async () => {
  const { list } = await published(newKey());
  const { files, site, signing } = JSON.parse(Buffer.from(list).toString());

  expect(files.map((file: { path: string }) => file.path)).toEqual([
    '/cards/rocka.jpg',
    '/favicon.svg',
    '/press/rocka.zip',
    `/${PICTURE}`,
  ]);
  expect(files[3]).toMatchObject({
    type: 'image/avif',
    bytes: 15,
    pages: ['/artists/rocka', '/'],
    credits: {
      use: 'algorithm',
      digitalSourceType: 'http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia',
      isSigned: true,
    },
  });
  expect(files[0]).toMatchObject({ pages: ['/artists/rocka'], credits: { use: 'algorithm' } });
  expect(files[1]).toMatchObject({
    pages: ['/404'],
    credits: { use: 'unknown', digitalSourceType: null, isSigned: false },
  });
  expect(site).toBe(ORIGIN);
  expect(signing).toMatchObject({ algorithm: 'Ed25519' });
});

test('an unchanged file is found, with a valid signature', async () => {
  const verdict = await checkFile(drawn, await published(newKey()));

  expect(verdict.signature).toBe('valid');
  expect(verdict.entries.map((entry) => entry.path)).toEqual([`/${PICTURE}`]);
  expect(verdict.keyId).toMatch(/^[0-9a-f]{64}$/);
});

test('one flipped bit is enough for a file not to be ours', async () => {
  const { entries, signature } = await checkFile(flipped(drawn, 3), await published(newKey()));

  expect(entries).toEqual([]);
  expect(signature).toBe('valid');
});

test('a changed list, a changed signature and another key are each found out', async () => {
  const whole = await published(newKey());
  const text = Buffer.from(whole.list).toString();
  const other = createPublicKey(newKey()).export({ format: 'pem', type: 'spki' }).toString();
  const forgeries: Partial<Published>[] = [
    { list: bytesOf(text.replace('favicon', 'favicom')) },
    { signature: whole.signature && flipped(whole.signature, 10) },
    { signature: null },
    { publicKey: other },
    { publicKey: null },
    { publicKey: 'no key' },
  ];

  for (const forgery of forgeries) {
    const { signature } = await checkFile(drawn, { ...whole, ...forgery });
    expect([forgery, signature]).toEqual([forgery, 'wrong']);
  }
  const named = text.replace(/"keyId":"\w+"/, `"keyId":"${'0'.repeat(64)}"`);
  expect((await checkFile(drawn, { ...whole, list: bytesOf(named) })).signature).toBe('wrong');
});

test('a browser whose page a long signed list would end is not asked about it, any other is', async () => {
  const key = newKey();
  const whole = await published(key);
  const long = Buffer.from(Buffer.from(whole.list).toString().padEnd(70_000));
  const signed = { ...whole, list: bytesOf(long), signature: bytesOf(sign(null, long, key)) };
  const stateIn = async (userAgent: string, list: Published) => {
    Object.defineProperty(globalThis, 'navigator', { configurable: true, value: { userAgent } });
    return (await checkFile(drawn, list)).signature;
  };
  const gnome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/605.1.15 Version/60.5 Safari/605.1.15';
  const others = [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36',
    'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  ];

  expect(await stateIn(gnome, signed)).toBe('unsupported');
  expect(await stateIn(gnome, whole)).toBe('valid');
  for (const other of others)
    expect([other, await stateIn(other, signed)]).toEqual([other, 'valid']);
});

test('without a key the list says that it is not signed, and no old signature is left', async () => {
  await published(newKey());
  const unsigned = await published(undefined);

  expect(unsigned).toMatchObject({ signature: null, publicKey: null });
  expect((await checkFile(drawn, unsigned)).signature).toBe('none');
});

test('the key is made once, for its owner alone, and read from then on', async () => {
  for (let round = 0; round < 30; round += 1) {
    const data = path.join(folder, `data-${round}`);
    const builds = [...Array(8)].map(() => signingKey(undefined, data));
    const [first, ...others] = await Promise.all(builds);

    for (const other of others) expect(first?.equals(other as KeyObject)).toBe(true); // all are there
    expect(await readdir(data)).toEqual(['media-signing-key.pem']);
    expect((await stat(path.join(data, 'media-signing-key.pem'))).mode & 0o777).toBe(0o600);
  }
});

test('there is no key where the data folder cannot be made', async () => {
  const taken = path.join(folder, 'taken');
  await writeFile(taken, '');
  expect(await signingKey(undefined, path.join(taken, 'data'))).toBeUndefined();
});

test('the setting may hold a key in base64 or PEM, or say that there is none', async () => {
  const key = newKey();
  const der = key.export({ format: 'der', type: 'pkcs8' }).toString('base64');
  const pem = key.export({ format: 'pem', type: 'pkcs8' }).toString();

  expect((await signingKey(der, folder))?.equals(key)).toBe(true);
  expect((await signingKey(pem, folder))?.equals(key)).toBe(true);
  expect(await signingKey('none', folder)).toBeUndefined();
});

test('a wrong setting and a damaged file are refused with their mend, without a word of the key', async () => {
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
  const wrong = rsa.export({ format: 'der', type: 'pkcs8' }).toString('base64');
  const mend = /^MEDIA_SIGNING_KEY is not an Ed25519 key\. Write the output of `openssl/;

  await expect(signingKey(wrong, folder)).rejects.toThrow(mend);
  await expect(signingKey('hunter2', folder)).rejects.toThrow(
    expect.not.stringContaining('hunter2'),
  );
  await writeFile(path.join(folder, 'media-signing-key.pem'), 'torn');
  await expect(signingKey(undefined, folder)).rejects.toThrow(/is damaged\. Restore it/);
});
