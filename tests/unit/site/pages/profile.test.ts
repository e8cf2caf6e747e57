import type { Artist, Content } from '../../../../content/schema/content';
import { noPicture } from '../../../../site/build/pictures';
import { artistPages } from '../../../../site/pages/artists/artist';
import { directoryPage } from '../../../../site/pages/artists/artist-directory';
import { listingPage } from '../../../../site/pages/artists/artist-listing';
import { discographyOf, releaseRow } from '../../../../site/pages/artists/discography';
import { launchOf } from '../../../../site/pages/artists/launch';
import { byTempo } from '../../../../site/pages/artists/tempo-rows';
import type { PageInput } from '../../../../site/pages/page';
import { testContent } from '../../../support/content/test-content';

let content: Content;
let input: PageInput;
beforeAll(async () => {
  content = await testContent();
  input = { content, picture: noPicture };
});

function artist(id: string): Artist {
  const found = content.artists.find(({ slug }) => slug === id);
  if (!found) throw new Error(`There is no artist ${id}.`);
  return found;
}

const profile = (id: string) =>
  artistPages(input).find(({ path }) => path === `/artists/${id}`)?.context;

test('releases out come first and have a place to listen only where there is an address', () => {
  const rows = discographyOf(input, artist('rocka'));

  expect(rows.map(({ isOut }) => isOut)).toEqual([true, true, true, false, false, false]);
  expect(rows.every(({ listen }) => listen === null)).toBe(true);
  expect(rows.every(({ isWorkingTitle }) => isWorkingTitle)).toBe(true);

  const [release] = content.releases;
  if (!release) throw new Error('There is no release.');
  const youtube = 'https://video.example/1';
  const spotify = 'https://music.example/1';
  const listenTo = (links: Partial<typeof release.links>, status: 'out' | 'coming' = 'out') =>
    releaseRow({ ...release, status, links: { ...release.links, ...links } }, content.ui).listen;
  expect(listenTo({ youtube })?.href).toBe(youtube);
  expect(listenTo({ youtube, spotify })?.href).toBe(spotify);
  expect(listenTo({ youtube, spotify }, 'coming')).toBeNull();
});

test('a year that the label has not confirmed is shown as open, of what is out as of what is coming', () => {
  const rows = discographyOf(input, artist('rocka'));

  expect(rows.map(({ year, isYearOpen }) => [year, isYearOpen])).toEqual([
    ...Array(3).fill(['2024', true]),
    ...Array(3).fill(['2025', true]),
  ]);
  const [release] = content.releases;
  if (!release) throw new Error('There is no release.');
  expect(releaseRow({ ...release, yearStatus: null }, content.ui).isYearOpen).toBe(false);
});

test('a settled day is shown in its year, whatever that of the label says', () => {
  const [release] = content.releases;
  if (!release) throw new Error('There is no release.');
  const settled = { ...release, releasesOn: '2026-11-28', year: '2025' };

  expect(releaseRow(settled, content.ui)).toMatchObject({
    year: '2026',
    day: '28 November',
    isYearOpen: false,
  });
  expect(releaseRow({ ...settled, releasesOn: null }, content.ui)).not.toHaveProperty('day');
});

test('the first address of a release is where to listen; what is coming has none', () => {
  const [release] = content.releases.filter(({ status }) => status === 'out');
  if (!release) throw new Error('Nothing is out.');
  const links = { spotify: '', youtube: 'https://example.com/v' };

  expect(releaseRow({ ...release, links }, content.ui).listen).toEqual({
    label: 'Listen on YouTube',
    href: 'https://example.com/v',
  });
  expect(
    releaseRow({ ...release, links: { ...links, spotify: 'https://example.com/s' } }, content.ui)
      .listen,
  ).toEqual({ label: 'Listen on Spotify', href: 'https://example.com/s' });
  expect(releaseRow({ ...release, links, status: 'coming' }, content.ui).listen).toBeNull();
});

test('the first out and the first coming wear the face, the others the cloth', () => {
  const covers = discographyOf(input, artist('rocka')).map(({ cover }) => cover.isCloth);
  expect(covers).toEqual([false, true, true, false, true, true]);
});

test('every artist with a profile has a page, with four tabs where four are written', () => {
  const tabs = artistPages(input).map(({ path, context }) => [path, context.tabs.items.length]);
  expect(tabs).toEqual(
    expect.arrayContaining([
      ['/artists/rocka', 4],
      ['/artists/zaya', 2],
      ['/artists/nyra', 2],
      ['/artists/kayoba', 2],
      ['/artists/street-prophet', 2],
    ]),
  );
});

test('figures that only the company reports say so, and a tempo does not', () => {
  expect(profile('rocka')?.stats.map(({ id, source }) => [id, source])).toEqual([
    ['rocka-streams', 'self-reported'],
    ['rocka-languages', 'self-reported'],
    ['rocka-countries', 'self-reported'],
    ['rocka-bpm', null],
  ]);
});

test('a profile prints the directory’s tempo and says where the listing has another', () => {
  expect(profile('nyra')?.card.tempo).toMatchObject({ range: '88–102' });
  expect(profile('nyra')?.card.tempo?.note).toBe(content.factLabels.twoReadings);
  expect(profile('zaya')?.card.tempo?.note).toBeNull();
});

test('a launch that has passed is no promise, and one without a date says so', () => {
  expect(launchOf(input, artist('nyra')).expected?.text).toBe(
    'Announced for 2025, date to be confirmed',
  );
  const zaya = launchOf(input, artist('zaya'));
  expect(zaya).toMatchObject({ progress: null, expected: null });
});

test('only artists who are coming soon carry the banner', () => {
  const carrying = artistPages(input).filter(({ context }) => context.coming !== null);
  const soon = content.artists.filter(
    ({ directory, route }) => directory.status === 'coming-soon' && route !== null,
  );
  expect(carrying.map(({ context }) => context.id)).toEqual(soon.map(({ slug }) => slug));
  expect(soon.map(({ slug }) => slug)).toContain('nyra');
});

test('the listing prints its own readings; who is not active leads nowhere', () => {
  const { artists, featured, tabs } = listingPage(input).context;

  expect(artists.map(({ name, tempo, href }) => [name, tempo, href])).toEqual(
    expect.arrayContaining([
      ['Rocka', '95–110', '/artists/rocka'],
      ['Zaya', '118–128', '/artists/zaya'],
      ['Nyra', '85–95', '/artists/nyra'],
      ['Kayoba', '100–115', '/artists/kayoba'],
      ['Street Prophet', '112–120', null],
    ]),
  );
  expect(featured.rows.map(({ href }) => href)).toEqual([
    '/artists/rocka',
    '/artists/nyra',
    '/artists/kayoba',
    null,
  ]);
  expect(tabs.map(({ label }) => label)).toEqual([
    'All',
    'FUSIÓN NOIR',
    'GLOW POP',
    'VELVET DUSK',
    'GLOBAL AFROVIBE™',
    'AMAPIANO FUSION',
  ]);
});

test('the directory holds all, with who is active, and initials where there is no face or profile', () => {
  const { artists } = directoryPage(input).context;

  expect(artists).toHaveLength(content.artists.length);
  expect(artists.find(({ id }) => id === 'rocka')).toMatchObject({
    isActive: true,
    initials: null,
  });
  expect(artists.find(({ id }) => id === 'zaya')).toMatchObject({ isActive: false });
  expect(artists.filter(({ href }) => href === null).map(({ initials }) => initials)).toEqual(
    expect.arrayContaining(['KA', 'AC', 'AN']),
  );
});

test('the roster runs from slow to fast', () => {
  const known = ['zaya', 'rocka', 'nyra', 'street-prophet', 'kayoba'];
  const roster = byTempo(content.artists.filter(({ slug }) => known.includes(slug)));
  expect(roster.map(({ slug }) => slug)).toEqual([
    'nyra',
    'kayoba',
    'rocka',
    'street-prophet',
    'zaya',
  ]);
});

test('no profile says above a release that is out that there is none yet', () => {
  const contextWith = (status: 'out' | 'coming') => {
    const releases = content.releases.map((release) => ({ ...release, status }));
    const pages = artistPages({ ...input, content: { ...content, releases } });
    return pages.find(({ path }) => path === '/artists/zaya')?.context;
  };

  expect(artist('zaya').directory.status).toBe('coming-soon');
  expect(contextWith('coming')?.coming?.sentence).toContain('No release yet');
  expect(contextWith('out')?.coming).toBeNull();
});
