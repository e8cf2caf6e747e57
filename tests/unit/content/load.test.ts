import { readdirSync } from 'node:fs';
import { ContentError, formatFault, loadContent } from '../../../content/load';
import type { Content } from '../../../content/schema/content';
import { removeTempContent, TODAY, tempContent } from '../../support/content/temp-content';
import { testContent } from '../../support/content/test-content';

let content: Content;
beforeAll(async () => {
  content = (await loadContent('content', TODAY)).content;
});
afterAll(removeTempContent);

test('every collection is there, with the file that each entry comes from', () => {
  const { artists, releases, stories, happenings, mails, press } = content;
  const collections = { artists, releases, news: stories, events: happenings, mails, press };
  for (const [folder, entries] of Object.entries(collections)) {
    const files = readdirSync(`content/${folder}`).filter((name) => /^[^_.].*\.yaml$/.test(name));
    expect(entries.length).toBeGreaterThan(0);
    expect(entries.map(({ file }) => file).sort()).toEqual(
      files.map((name) => `content/${folder}/${name}`).sort(),
    );
    for (const { slug, file } of entries) expect(file).toBe(`content/${folder}/${slug}.yaml`);
  }
});

test('the content is plain data', () => {
  expect(JSON.parse(JSON.stringify(content))).toEqual(content);
});

test('the Artists menu holds the five profiles in their words', () => {
  expect(content.navigation.groups[0]).toEqual({
    title: 'Artists',
    href: '/artists',
    items: expect.arrayContaining([
      {
        title: 'Rocka',
        href: '/artists/rocka',
        description: 'FUSIÓN NOIR. Hand claps, bass, lights off.',
      },
      {
        title: 'Zaya',
        href: '/artists/zaya',
        description: 'GLOW POP. Hooks short enough for a shop sign.',
      },
      {
        title: 'Nyra',
        href: '/artists/nyra',
        description: 'VELVET DUSK. Slow songs for the end of a film.',
      },
      {
        title: 'Kayoba',
        href: '/artists/kayoba',
        description: 'GLOBAL AFROVIBE. Two guitars, many stations.',
      },
      {
        title: 'Street Prophet',
        href: '/artists/street-prophet',
        description: 'AMAPIANO × AFROBEATS FUSION. The forecast, over a log drum.',
      },
    ]),
  });
});

test('the artists page has the six tabs, the directory a tab for every genre', async () => {
  const content = await testContent();
  const labels = (tabs: { label: string }[]) => tabs.map(({ label }) => label);
  const six = [
    'All',
    'FUSIÓN NOIR',
    'GLOW POP',
    'VELVET DUSK',
    'GLOBAL AFROVIBE™',
    'AMAPIANO FUSION',
  ];
  expect(labels(content.genreTabs.listing)).toEqual(six);
  expect(labels(content.genreTabs.directory)).toEqual([
    ...six,
    'AFRO-TECH',
    'AI AMAPIANO',
    'NEO-AFROBEATS',
  ]);
});

test('both readings of an artist are kept', () => {
  const readings = content.artists.map(({ slug, directory, listing }) => [
    slug,
    directory.status,
    directory.bpmRange?.display,
    directory.progress,
    listing?.status,
    listing?.bpmRange?.display,
  ]);
  expect(readings).toEqual(
    expect.arrayContaining([
      ['rocka', 'active', '95–110', null, 'active', '95–110'],
      ['zaya', 'coming-soon', '118–128', null, 'active', '118–128'],
      ['nyra', 'coming-soon', '88–102', 70, 'active', '85–95'],
      ['kayoba', 'coming-soon', '96–108', 75, 'active', '100–115'],
      ['street-prophet', 'coming-soon', '112–118', 80, 'coming-soon', '112–120'],
      ['kora-ai', 'coming-soon', undefined, 85, undefined, undefined],
      ['amapiano-collective', 'coming-soon', undefined, 70, undefined, undefined],
      ['afrobeats-nova', 'coming-soon', undefined, 60, undefined, undefined],
    ]),
  );
});

test('tempo is the middle of the directory range, rounded half up, or what is assumed', () => {
  const tempo = new Map(content.artists.map(({ slug, bpm }) => [slug, bpm]));
  const known = ['rocka', 'zaya', 'nyra', 'kayoba', 'street-prophet', 'kora-ai'];
  expect(known.map((slug) => tempo.get(slug))).toEqual([103, 123, 95, 102, 115, 120]);
});

test('a tempo that the two pages read differently is a fact with two readings', () => {
  const statusOf = (id: string) => content.facts.find((fact) => fact.id === id)?.status;
  expect([statusOf('rocka-bpm'), statusOf('nyra-bpm')]).toEqual(['settled', 'two readings']);
});

test('Rocka has three tracks out and three coming, the latest first', async () => {
  const content = await testContent();
  const [rocka] = content.artists;
  const status = rocka?.discography.map(
    (slug) => content.releases.find((r) => r.slug === slug)?.status,
  );
  expect(status).toEqual(['out', 'out', 'out', 'coming', 'coming', 'coming']);
  const orders = rocka?.discography.map(
    (slug) => content.releases.find((release) => release.slug === slug)?.order,
  );
  expect(orders).toEqual([3, 2, 1, 4, 5, 6]);
  expect(rocka?.latestTrack).toBe('rocka--usiku-mrefu');
  expect(rocka?.streams).toBe('1.2M+');
});

test('Zaya stands last among the featured artists, and the home page features three', async () => {
  const content = await testContent();
  expect(content.featured).toEqual({
    home: ['rocka', 'nyra', 'kayoba'],
    africa: ['rocka', 'nyra', 'kayoba', 'street-prophet'],
    directory: ['rocka'],
    listing: ['rocka', 'nyra', 'kayoba', 'zaya'],
  });
});

test('the African newsroom has its six stories in order, the general one begins with its three', async () => {
  const content = await testContent();
  expect(content.storyLists.africa).toEqual([
    'rocka-million-streams',
    'rocka-cultural-collab',
    'counting-the-empty-beat',
    'three-on-the-way',
    'three-more-names',
    'africa-hub-opens',
  ]);
  expect(content.storyLists.latest.slice(0, 3)).toEqual([
    'virtual-concert-series',
    'rocka-grammy-collab',
    'portraits-drawn-by-code',
  ]);
  expect(content.storyLists.latest).toHaveLength(content.stories.length);
});

test('events are moments in time', () => {
  expect(content.happenings.map(({ startsAtUtc }) => startsAtUtc)).toEqual(
    expect.arrayContaining(['2024-02-15T01:00:00.000Z', '2024-02-20T20:00:00.000Z']),
  );
});

test('a story without a mention in another file is in its lists', async () => {
  const story = (text: string) => text.replace(/^date: .*$/m, 'date: "2025-12-24"');
  const root = await tempContent({ 'news/winter.yaml': '' });
  const { readFile, writeFile } = await import('node:fs/promises');
  const model = await readFile('content/news/africa-hub-opens.yaml', 'utf8');
  await writeFile(
    `${root}/news/winter.yaml`,
    story(model).replace(
      /^metaDescription: .*$/m,
      `metaDescription: ${'A story told in winter. '.repeat(4)}`,
    ),
  );
  const { content: changed } = await loadContent(root, TODAY);
  expect(changed.stories.find(({ slug }) => slug === 'winter')?.route).toBe('/news/africa/winter');
  expect(changed.storyLists.africa.at(-1)).toBe('winter');
});

test('a fault anywhere rejects with every error of every file, one per line', async () => {
  const root = await tempContent({
    'genres.yaml': (text) => text.replace('    tab: GLOW POP\n', '    tap: GLOW POP\n'),
    'site.yaml': (text) => text.replace(/^tagline: .*$/m, 'tagline: ""'),
  });
  const failure = await loadContent(root, TODAY).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ContentError);
  if (!(failure instanceof ContentError)) return;
  expect(failure.message).toBe(failure.faults.map(formatFault).join('\n'));
  expect(failure.faults.map(({ level, field }) => `${level} ${field}`)).toEqual([
    'error genres[1].tap',
    'error tagline',
  ]);
});
