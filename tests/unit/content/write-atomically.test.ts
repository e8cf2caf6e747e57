import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeAtomically } from '../../../content/write-atomically';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'atomic-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('a file is replaced whole, and nothing else is left in the folder', async () => {
  await writeFile(path.join(folder, 'a.webp'), 'old');
  await writeAtomically(path.join(folder, 'a.webp'), 'new');

  expect(await readdir(folder)).toEqual(['a.webp']);
  expect(await readFile(path.join(folder, 'a.webp'), 'utf8')).toBe('new');
});

test('where the file cannot be put, no draft stays behind', async () => {
  await mkdir(path.join(folder, 'a.webp', 'full'), { recursive: true });

  await expect(writeAtomically(path.join(folder, 'a.webp'), 'new')).rejects.toThrow();
  expect(await readdir(folder)).toEqual(['a.webp']);
});
