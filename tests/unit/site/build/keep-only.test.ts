import { readdirSync } from 'node:fs';
import { keepOnly } from '../../../../site/build/keep-only';
import { tempFolder } from '../../../support/process/test-process';
import { writeSite } from '../../../support/test-site';

test('what an earlier build has put into a folder goes; pages and copies are not its business', async () => {
  const { folder, remove } = tempFolder();
  writeSite(folder, {
    'press/zaya/index.html': 'page',
    'press/zaya/index.html.br': 'copy',
    'press/zaya/pictures/old.jpg': 'gone',
    'press/zaya/kit.zip': 'kit',
    'press/zaya/player.html': 'gone too',
    'pressed.txt': 'of another folder',
  });

  await keepOnly(folder, '/press', ['/press/zaya/kit.zip', '/press/zaya/new.zip']);
  await keepOnly(folder, '/no-such-folder', []);

  const left = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
  expect(left.sort()).toEqual(['index.html', 'index.html.br', 'kit.zip', 'pressed.txt']);
  remove();
});

test('what cannot be looked through is an error: it may hold what was withdrawn', async () => {
  const { folder, remove } = tempFolder();
  writeSite(folder, { press: 'a file in place of the folder' });

  await expect(keepOnly(folder, '/press', [])).rejects.toThrow('ENOTDIR');
  remove();
});
