import { appendFileSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contentFingerprint } from '../../../../content/load';
import { siteMismatch } from '../../../../services/pages/site-release';
import { tempFolder } from '../../../support/process/test-process';

let folder: string;
let remove: () => void;
const at = (name: string) => path.join(folder, name);
beforeEach(async () => {
  ({ folder, remove } = tempFolder());
  mkdirSync(at('content/news'), { recursive: true });
  mkdirSync(at('public'));
  writeFileSync(at('content/site.yaml'), 'brand: One\n');
  writeFileSync(at('content/news/first.yaml'), 'title: First\n');
  const release = { version: '1.0.0', content: await contentFingerprint(at('content')) };
  writeFileSync(at('public/.release'), JSON.stringify(release));
});
afterEach(() => remove());

const mismatch = (version = '1.0.0') => siteMismatch(at('public'), at('content'), version);

test('a site of this version and this content is in order', async () => {
  expect(await mismatch()).toBeUndefined();
});

test('pictures and notes beside the texts are no other content', async () => {
  writeFileSync(at('content/README.md'), 'a note');
  expect(await mismatch()).toBeUndefined();
});

test.each([
  ['a word is another', () => appendFileSync(at('content/news/first.yaml'), 'text: More\n')],
  ['a file is gone', () => rmSync(at('content/news/first.yaml'))],
  ['a file has come', () => writeFileSync(at('content/news/second.yaml'), 'title: Second\n')],
  ['a file has another name', () => renameSync(at('content/site.yaml'), at('content/a.yaml'))],
])('where %s, the site was built from other content', async (_what, change) => {
  change();
  expect(await mismatch()).toBe('It was built from other content than the service reads.');
});

test('a site of another version is named with both versions', async () => {
  expect(await mismatch('1.1.0')).toBe('It was built by version 1.0.0; this is version 1.1.0.');
});

test.each(['', 'not json', '{"version":1}'])(
  'what is no release says nothing: %j',
  async (text) => {
    writeFileSync(at('public/.release'), text);
    expect(await mismatch()).toBe('It does not say from what it was built.');
  },
);
