import type { Content } from '../../../../content/schema/content';
import { noPicture } from '../../../../site/build/pictures';
import { type GlobalContext, hubPages } from '../../../../site/pages/hubs';
import { type ListenContext, listenPages } from '../../../../site/pages/listen/listen';
import { testContent } from '../../../support/content/test-content';

/** The site with so many artists who have a profile. */
async function withProfiles(count: number): Promise<Content> {
  const content = await testContent();
  const [model] = content.artists.filter(({ route }) => route !== null);
  if (!model) throw new Error('Nobody has a profile.');
  const artists = Array.from({ length: count }, (_, n) => ({
    ...model,
    slug: `artist-${n}`,
    route: `/artists/artist-${n}`,
  }));
  return { ...content, artists };
}

/** What stands on /listen and in the global hub's order of what is out. */
async function shown(count: number) {
  const input = { content: await withProfiles(count), picture: noPicture };
  const at = (path: string) =>
    [...listenPages(input), ...hubPages(input)].find((page) => page.path === path)?.context;
  const { mix } = at('/listen') as ListenContext; // the builder of this page
  const { charts } = at('/global') as GlobalContext; // as above
  return { mix, charts };
}

test('where ten artists have a profile, /listen and the global hub show all of them', async () => {
  const { mix, charts } = await shown(10);

  expect([mix.rows.length, charts.rows.length]).toEqual([10, 10]);
  expect([mix.all, charts.all]).toEqual([null, null]);
});

test('of more artists /listen and the global hub show ten, and lead to all of them', async () => {
  const { mix, charts } = await shown(60);

  expect([mix.rows.length, charts.rows.length]).toEqual([10, 10]);
  expect(mix.all).toEqual({ label: 'All 60 in Fusion Mix', href: '/listen/fusion-mix' });
  expect(charts.all).toEqual({ label: 'All 60 in Artists', href: '/artists' });
});
