import { completeNavigation } from '../../../../content/derive/navigation';
import { noPicture } from '../../../../site/build/pictures';
import { pageList } from '../../../../site/page-list';
import { testContent } from '../../../support/content/test-content';

const NAME = 'نور';
/** Words of forms, of the player and of a page's head, where no element is to say it. */
const PLAIN = /\.(?:seo|track|subscription|reminder)\b/;

test('wherever an artist’s name stands as a heading or a link, its language is known beside it', async () => {
  const content = await testContent();
  const artists = content.artists.map((artist) =>
    artist.slug === 'rocka' ? { ...artist, name: NAME, nameLang: 'ar' } : artist,
  );
  const told: [path: string, lang: unknown][] = [];
  const walk = (path: string, value: unknown): void => {
    if (typeof value !== 'object' || value === null || PLAIN.test(path)) return;
    const { name, title, nameLang, titleLang, lang } = value as Record<string, unknown>;
    if (name === NAME) told.push([path, nameLang]);
    if (title === NAME) told.push([path, titleLang ?? lang]);
    for (const [key, one] of Object.entries(value)) walk(`${path}.${key}`, one);
  };
  const input = { content: { ...content, artists }, picture: noPicture };
  for (const { path, context } of pageList(input)) walk(path, context);

  expect(told.length).toBeGreaterThan(12);
  expect(told.filter(([, lang]) => lang !== 'ar').map(([path]) => path)).toEqual([]);
});

test('menus and footer say the language of a name, and of nothing else', async () => {
  const content = await testContent();
  const artists = content.artists.map((artist) =>
    artist.slug === 'rocka' ? { ...artist, nameLang: 'ar' } : artist,
  );
  const { navigation } = content;
  const file = {
    ...navigation,
    groups: navigation.groups.map((group) => ({ ...group, from: 'artists' as const, items: [] })),
    footer: navigation.footer.map((column) => ({ ...column, from: 'artists' as const, items: [] })),
  };
  const { groups, footer } = completeNavigation(file, artists);
  const spoken = [...groups, ...footer].map(({ items }) =>
    items.flatMap(({ title, lang }) => (lang ? [`${title} ${lang}`] : [])),
  );

  expect(spoken.length).toBeGreaterThan(3);
  expect(new Set(spoken.map(String))).toEqual(new Set(['Rocka ar']));
});
