import { ContentError } from '../../../content/load';
import { readArtist } from '../../../content/read-artist';
import { LUNA } from '../../support/content/luna';
import { removeTempContent, tempContent } from '../../support/content/temp-content';

afterAll(removeTempContent);

test('an artist can be read before there is a picture, and while other files are wrong', async () => {
  const root = await tempContent({ 'artists/luna.yaml': LUNA, 'site.yaml': 'broken: [' });
  expect(await readArtist('luna', root)).toMatchObject({ slug: 'luna', name: 'Luna', order: 6 });
});

test('an artist who is not there is named with the nearest one', async () => {
  await expect(readArtist('roka')).rejects.toThrow(
    new ContentError([
      {
        level: 'error',
        file: 'content/artists/roka.yaml',
        line: 1,
        column: 1,
        field: 'file',
        message: 'is missing. Did you mean `rocka`?',
      },
    ]),
  );
});

test('an artist’s file with faults rejects with all of them', async () => {
  const root = await tempContent({
    'artists/luna.yaml': LUNA.replace('order: 6', 'order: six').replace('name: Luna\n', ''),
  });
  await expect(readArtist('luna', root)).rejects.toThrow(/name: is missing.*\n.*order: is text/);
});
