import { readFileSync } from 'node:fs';
import { FORMAT_SIZES } from '../../../content/art/formats';
import { routesOf } from '../../../content/derive/routes';
import { loadContent } from '../../../content/load';
import type { Content } from '../../../content/schema/content';
import { LUNA } from './luna';
import { faultsIn, PICTURE, removeTempContent, TODAY, tempContent } from './temp-content';

let content: Content;
beforeAll(async () => {
  const root = await tempContent({
    'artists/luna.yaml': LUNA,
    'media/luna-portrait.webp': PICTURE,
  });
  content = (await loadContent(root, TODAY)).content;
});
afterAll(removeTempContent);

test('the editor’s guide asks for pictures of the size that they are drawn in', () => {
  const guide = readFileSync('content/README.md', 'utf8');
  for (const format of ['portrait', 'cover', 'wide', 'og'] as const) {
    const { width, height } = FORMAT_SIZES[format];
    expect(guide).toContain(`${format} ${width} × ${height}`);
  }
});

test('one file and one picture give a new artist a profile with everything filled in', () => {
  expect(content.artists.find(({ slug }) => slug === 'luna')).toMatchObject({
    route: '/artists/luna',
    bpm: 77,
    genre: { id: 'night-drive', label: 'NIGHT DRIVE' },
    streams: null,
    directory: { status: 'coming-soon', bpmRange: { low: 71, high: 82, display: '71–82' } },
    listing: { status: 'active', bpmRange: { low: 71, high: 82 }, featuredStatus: 'active' },
    image: {
      portrait: 'luna-portrait.webp',
      cover: 'luna-portrait.webp',
      wide: 'luna-portrait.webp',
      og: 'luna-portrait.webp',
      cloth: 'luna-portrait.webp',
    },
    discography: [],
    latestTrack: null,
  });
});

test('the new artist stands in the menu after the others', () => {
  const [artists] = content.navigation.groups;
  expect(artists?.items.at(-1)).toEqual({
    title: 'Luna',
    href: '/artists/luna',
    description: 'NIGHT DRIVE. Headlights off.',
  });
});

test('the new artist stands in the footer before the link to all', () => {
  const column = content.navigation.footer.find(({ title }) => title === 'Artists');
  expect(column?.items.slice(-2)).toEqual([
    { title: 'Luna', href: '/artists/luna' },
    { title: 'All artists', href: '/artists' },
  ]);
});

test('the genre that the artist brings along has a tab on both lists', () => {
  const tab = { id: 'night-drive', label: 'NIGHT DRIVE' };
  expect(content.genreTabs.listing.at(-1)).toEqual(tab);
  expect(content.genreTabs.directory.at(-1)).toEqual(tab);
});

test('the new artist has an address, is put forward and has facts', () => {
  expect(routesOf(content)).toContain('/artists/luna');
  expect(content.featured.home).toEqual(['rocka', 'nyra', 'kayoba', 'luna']);
  expect(
    content.facts.filter(({ subject }) => subject === 'luna').map(({ display }) => display),
  ).toEqual(['71–82', '40%']);
});

test('a roster of sixty leaves the menu and the footer at the first eight, then the link to all', async () => {
  const crowd = Array.from({ length: 60 }, (_, n): [string, string] => [
    `artists/luna-${n}.yaml`,
    LUNA.replace('name: Luna', `name: Luna ${n}`)
      .replace('order: 6', `order: ${n + 20}`)
      .replace(/^genre:\n(?: {2}.*\n)+/m, 'genre: glow-pop\n')
      .replaceAll('luna-bpm', `luna-${n}-bpm`)
      .replaceAll('luna-progress', `luna-${n}-progress`),
  ]);
  const root = await tempContent({
    ...Object.fromEntries(crowd),
    'media/luna-portrait.webp': PICTURE,
  });
  const { navigation } = (await loadContent(root, TODAY)).content;

  expect(navigation.groups[0]?.items.map(({ title }) => title)).toHaveLength(8);
  const column = navigation.footer.find(({ title }) => title === 'Artists');
  expect(column?.items.map(({ title }) => title).slice(7)).toEqual(['Luna 2', 'All artists']);
});

test('texts that count the roster are named once an artist more makes them untrue', async () => {
  const root = await tempContent({
    'artists/luna.yaml': LUNA,
    'media/luna-portrait.webp': PICTURE,
  });
  const counted = (faults: string[]) =>
    faults.filter((line) => line.includes('Write the new number'));

  expect(counted(await faultsIn(await tempContent()))).toEqual([]);
  expect(counted(await faultsIn(root))).toContainEqual(
    expect.stringMatching(
      /^warning content\/pages\/artists\.yaml:\d+:\d+ listing\.hero\.h1: says “Five artists”, and there are 9 artists, 6 of them with a profile\. Write the new number\.$/,
    ),
  );
  expect(counted(await faultsIn(root))).toContainEqual(
    expect.stringMatching(
      /^warning content\/home\.yaml:\d+:\d+ hero\.lead\.global: says “Five so far”/,
    ),
  );
});
