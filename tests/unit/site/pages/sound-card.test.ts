import { noPicture } from '../../../../site/build/pictures';
import { soundCard } from '../../../../site/pages/artists/sound-card';
import { testContent } from '../../../support/content/test-content';

test('an artist of whom no language is told has no empty line for languages', async () => {
  const content = await testContent();
  const [artist] = content.artists;
  if (!artist) throw new Error('No artist');
  const languagesOf = (languages: typeof artist.languages, languagesStatus: string | null) =>
    soundCard({ content, picture: noPicture }, { ...artist, languages, languagesStatus }).languages;

  expect(languagesOf([], null)).toBeNull();
  expect(languagesOf([], 'not announced')).toMatchObject({ items: [], status: 'not announced' });
  expect(languagesOf(artist.languages, null)).toMatchObject({ items: artist.languages });
});
