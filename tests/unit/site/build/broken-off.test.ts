import fs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writePressKits } from '../../../../site/build/press-kits/write-press-kits';
import { testContent } from '../../../support/content/test-content';

let folder: string;
beforeEach(async () => {
  folder = await fs.mkdtemp(path.join(tmpdir(), 'broken-off-'));
});
afterEach(() => fs.rm(folder, { recursive: true }));

test('of a build that a full disk has ended the next one takes nothing half written', async () => {
  const content = await testContent();
  const [kit] = content.press;
  if (!kit) throw new Error('There is no press kit.');
  const publicDir = path.join(folder, 'public');
  const write = async (cache: string) => {
    const places = { media: 'content/media', larger: folder, publicDir, origin: 'https://a.test' };
    const kits = await writePressKits(
      { ...content, press: [kit] },
      { ...places, cache: path.join(folder, cache) },
    );
    return fs.readFile(path.join(publicDir, kits[kit.slug]?.zip.href ?? ''));
  };
  const whole = await write('one');

  const { writeFile } = fs;
  const full = jest.spyOn(fs, 'writeFile').mockImplementation(async (file, bytes) => {
    if (path.dirname(String(file)) !== path.join(folder, 'two')) return writeFile(file, bytes);
    await writeFile(file, (bytes as Buffer).subarray(0, 1000)); // the cache holds nothing else
    throw new Error('ENOSPC');
  });
  await expect(write('two')).rejects.toThrow('ENOSPC');
  full.mockRestore();

  expect((await write('two')).equals(whole)).toBe(true);
});
