import path from 'node:path';
import { openDb } from '../../../../db/connect';
import { testCli } from '../../../support/test-cli';

// drawing takes half a minute; what is told of it does not
jest.mock('../../../../content/art/draw-artist', () => ({
  drawArtist: async (root: string, slug: string, formats: string[]) =>
    formats.map((format) => ({ file: path.join(root, 'media', `${slug}-${format}.webp`) })),
  drawForPrint: async () => [],
}));

const db = openDb({ file: ':memory:' });
const cli = testCli(db, { dataDir: '.' });
afterAll(() => db.destroy());

test('who draws a picture anew is told of its copy for print', async () => {
  const told = await cli('content', 'draw', 'rocka', '--format', 'portrait', 'cloth');
  expect(told).toEqual({
    code: 0,
    out: 'The copies for print are of before. Draw them too: npx cli content draw rocka --print\n',
    err: '',
  });

  expect(await cli('content', 'draw', 'rocka', '--format', 'cloth')).toMatchObject({ out: '' });
});

test('who has pictures of their own is told where larger ones go', async () => {
  const { code, err } = await cli('content', 'draw', 'kora-ai', '--print');

  expect(code).toBe(1);
  expect(err).toMatch(
    /^kora-ai has no picture of ours .* into media\/print\/ under the same names\.$/m,
  );
});
