import { settingsForm } from '../../../../services/subscriptions/pages/fragments';
import { textsOf } from '../../../../services/texts';
import { testContent } from '../../../support/content/test-content';

test('the settings of an address say the language of a name', async () => {
  const content = await testContent();
  const artists = content.artists.map((artist) =>
    artist.slug === 'zaya' ? { ...artist, name: 'نور', nameLang: 'ar' } : artist,
  );
  const { newsletter } = textsOf({ ...content, artists });
  const choice = (id: 'artist:zaya' | 'artist:rocka', label: string) => ({
    id,
    label,
    description: '',
  });
  const html = settingsForm(
    newsletter,
    {
      email: 'ada@example.org',
      status: 'active',
      topics: [],
      choices: [choice('artist:zaya', 'نور'), choice('artist:rocka', 'Rocka')],
    },
    'token',
  );

  expect(html).toContain('<span><bdi lang="ar">نور</bdi> <small>');
  expect(html).toContain('<span>Rocka <small>');
});
