import { readFileSync } from 'node:fs';
import { FORMAT_SIZES } from '../../../content/art/formats';
import { WORDS } from '../../../content/checks/figures/counts';
import { routesOf } from '../../../content/derive/routes';
import { loadContent } from '../../../content/load';
import type { Content } from '../../../content/schema/content';
import { LUNA } from '../../support/content/luna';
import {
  faultsIn,
  PICTURE,
  removeTempContent,
  TODAY,
  tempContent,
} from '../../support/content/temp-content';

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

test('the new artist stands in the menu after those who come before her', () => {
  const [artists] = content.navigation.groups;
  expect(artists?.items[5]).toEqual({
    title: 'Luna',
    href: '/artists/luna',
    description: 'NIGHT DRIVE. Headlights off.',
  });
});

test('the new artist stands in the footer too, which ends in the link to all', () => {
  const column = content.navigation.footer.find(({ title }) => title === 'Artists');
  expect(column?.items[5]).toEqual({ title: 'Luna', href: '/artists/luna' });
  expect(column?.items.at(-1)).toEqual({ title: 'All artists', href: '/artists' });
});

test('the genre that the artist brings along has a tab on both lists', () => {
  const tab = { id: 'night-drive', label: 'NIGHT DRIVE' };
  expect(content.genreTabs.listing).toContainEqual(tab);
  expect(content.genreTabs.directory).toContainEqual(tab);
});

test('the new artist has an address, is put forward and has facts', () => {
  expect(routesOf(content)).toContain('/artists/luna');
  expect(content.featured.home).toEqual(
    expect.arrayContaining(['rocka', 'nyra', 'kayoba', 'luna']),
  );
  expect(
    content.facts.filter(({ subject }) => subject === 'luna').map(({ display }) => display),
  ).toEqual(['71–82', '40%']);
});

test('a roster of sixty leaves the menu and the footer at the first eight, then the link to all', async () => {
  const crowd = Array.from({ length: 60 }, (_, n): [string, string] => [
    `artists/luna-${n}.yaml`,
    LUNA.replace('name: Luna', `name: Luna ${n}`)
      .replace('order: 6', `order: ${n + 6}`)
      .replace(/^genre:\n(?: {2}.*\n)+/m, 'genre: glow-pop\n')
      .replaceAll('luna-bpm', `luna-${n}-bpm`)
      .replaceAll('luna-progress', `luna-${n}-progress`),
  ]);
  const root = await tempContent({
    ...Object.fromEntries(crowd),
    'media/luna-portrait.webp': PICTURE,
  });
  const { navigation, artists } = (await loadContent(root, TODAY)).content;
  const names = artists.filter(({ route }) => route !== null).map(({ name }) => name);

  expect(names.length).toBeGreaterThan(60);
  expect(navigation.groups[0]?.items.map(({ title }) => title)).toEqual(names.slice(0, 8));
  const column = navigation.footer.find(({ title }) => title === 'Artists');
  expect(column?.items.map(({ title }) => title)).toEqual([...names.slice(0, 8), 'All artists']);
});

test('texts that count the roster are named once an artist more makes them untrue', async () => {
  const { artists } = await loadContent('content', TODAY).then(({ content }) => content);
  const profiles = artists.filter(({ route }) => route !== null).length;
  const says = `Now ${WORDS[profiles - 1]} artists, ${WORDS[profiles - 1]} so far. `;
  const home = (text: string) => text.replace('  lead:\n    global: ', `$&${says}`);
  const counted = async (more: Record<string, string | Buffer>) =>
    (await faultsIn(await tempContent({ 'home.yaml': home, ...more }))).filter((line) =>
      line.includes(`are ${artists.length + 1} artists, ${profiles + 1} of them with a profile.`),
    );

  expect(await counted({})).toEqual([]);
  const found = await counted({ 'artists/luna.yaml': LUNA, 'media/luna-portrait.webp': PICTURE });
  for (const words of ['artists', 'so far'])
    expect(found).toContainEqual(
      expect.stringMatching(
        new RegExp(
          `home\\.yaml:\\d+:\\d+ hero\\.lead\\.global: says “${WORDS[profiles - 1]} ${words}”`,
        ),
      ),
    );
});
