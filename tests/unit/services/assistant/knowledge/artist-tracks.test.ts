import { listenRoute } from '../../../../../services/assistant/knowledge/artist-route';
import {
  tellDiscography,
  tellLatest,
  tellNext,
} from '../../../../../services/assistant/knowledge/artist-tracks';
import { testContent } from '../../../../support/content/test-content';

test.each([
  ['one title that may change', [true], ' That is a working title.'],
  ['several', [true, true, true], ' These are working titles.'],
  ['some of them', [true, false], ' Some of these are working titles.'],
  ['none', [false, false], ''],
])('titles: %s', async (_, open, note) => {
  const content = await testContent();
  const [artist] = content.artists;
  const [release] = content.releases;
  if (!artist || !release) throw new Error('There is nothing to tell of.');
  const releases = open.map((workingTitle) => ({
    ...release,
    artist: artist.slug,
    status: 'coming' as const,
    title: 'Dawn',
    workingTitle,
  }));
  const list = open.map(() => '“Dawn”').join(', ');

  expect(tellNext(artist, { ...content, releases })?.text).toBe(
    `Nothing has a date yet. Coming from ${artist.name}: ${list}.${note} Press Remind me and you get a mail on the day.`,
  );
  expect(tellDiscography(artist, { ...content, releases })?.text).toBe(
    `Nothing from ${artist.name} is out yet. Coming (${open.length}): ${list}.${note}`,
  );
});

test('what comes on a day that is announced is told with it', async () => {
  const content = await testContent();
  const [artist] = content.artists;
  const [release] = content.releases;
  if (!artist || !release) throw new Error('There is nothing to tell of.');
  const coming = { ...release, artist: artist.slug, status: 'coming' as const };
  const releases = [
    { ...coming, title: 'Dawn', workingTitle: false, releasesOn: '2027-05-01' },
    { ...coming, title: 'Dusk', workingTitle: false, releasesOn: null },
  ];

  expect(tellNext(artist, { ...content, releases }).text).toBe(
    `Coming from ${artist.name}: “Dawn” (announced for 1 May 2027), “Dusk”. Press Remind me and you get a mail on the day.`,
  );
});

test('releases are where the page stands that its address gives to the artist', async () => {
  const content = await testContent();
  const [first, second] = content.artists;
  if (!first || !second) throw new Error('There is nobody to tell of.');
  const { listen } = content.pages;
  const rocka = { ...listen.rocka, route: `/listen/${second.slug}` };
  const given = {
    artists: content.artists,
    pages: { ...content.pages, listen: { ...listen, rocka } },
  };

  expect(listenRoute(second, given)).toBe(rocka.route);
  expect(listenRoute(first, given)).toBe(first.route);
});

test('of whom no release is known, that is said and nothing else is told instead', async () => {
  const content = await testContent();
  const [artist] = content.artists;
  const [release] = content.releases;
  if (!artist || !release) throw new Error('There is nothing to tell of.');
  const none = { ...content, releases: [] };
  const toldOf = (status: 'active' | 'coming-soon') => {
    const one = { ...artist, directory: { ...artist.directory, status } };
    return [tellLatest, tellNext, tellDiscography].map((tell) => tell(one, none).text);
  };
  const text = `Nothing from ${artist.name} is out yet, and no title is announced.`;
  const soon = `${text} Press Remind me and you get a mail on the day.`;
  expect(toldOf('coming-soon')).toEqual([soon, soon, soon]);
  // whose profile has no such button
  const active = `${text} Leave your address at the foot of the profile and you get a mail on the day.`;
  expect(toldOf('active')).toEqual([active, active, active]);

  const out = { ...release, artist: artist.slug, status: 'out' as const };
  expect(tellNext(artist, { ...content, releases: [out] }).text).toBe(
    `Nothing more from ${artist.name} is announced.`,
  );
});
