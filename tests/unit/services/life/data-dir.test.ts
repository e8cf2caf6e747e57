import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { makeDataDir } from '../../../../services/life/data-dir';

const root = mkdtempSync(path.join(os.tmpdir(), 'data-dir-'));
afterAll(() => rmSync(root, { recursive: true }));

test('the data folder and those above it are made, closed to others', async () => {
  const folder = path.join(root, 'a', 'b', 'c');

  await makeDataDir(folder);
  await makeDataDir(folder);

  expect(statSync(folder).mode & 0o777).toBe(0o700);
  expect(statSync(path.dirname(folder)).mode & 0o777).toBe(0o700);
});

test.each([
  ['a place that takes no folders', '/proc/x/y'],
  ['a file', path.join(root, 'file')],
  ['a place below a file', path.join(root, 'file', 'x')],
])('%s is refused in words', async (_, folder) => {
  writeFileSync(path.join(root, 'file'), '');

  await expect(makeDataDir(folder)).rejects.toThrow(/^DATA_DIR: .* cannot be written/);
});
