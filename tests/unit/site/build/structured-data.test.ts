import type { Content } from '../../../../content/schema/content';
import { noPicture } from '../../../../site/build/pictures';
import { breadcrumbs } from '../../../../site/build/structured/breadcrumbs';
import { companyNode } from '../../../../site/build/structured/company';
import type { StructuredData } from '../../../../site/build/structured/nodes';
import { structuredData } from '../../../../site/build/structured/structured-data';
import { withStructuredData } from '../../../../site/build/structured/write-structured-data';
import { pageList } from '../../../../site/page-list';
import { testContent } from '../../../support/content/test-content';
import { type AnyNode, nodesIn, readVocabulary } from '../../../support/vocabulary';

const ORIGIN = 'https://site.test';
const picture: typeof noPicture = (file, alt) => ({
  ...noPicture(file, alt),
  src: `/static/${file}`,
});

/** What Google's documentation asks of each kind of rich result, and what makes the others of use. */
const REQUIRED: Record<string, string[]> = {
  NewsArticle: ['headline', 'image', 'datePublished', 'author', 'publisher'],
  Event: ['name', 'startDate', 'location', 'eventStatus', 'eventAttendanceMode'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  Organization: ['name', 'url', 'logo'],
  WebSite: ['name', 'url', 'publisher'],
  WebPage: ['name', 'url', 'description', 'isPartOf'],
  MusicGroup: ['name', '@id'],
  MusicRecording: ['name', 'byArtist', 'url'],
  ImageObject: ['contentUrl', 'digitalSourceType', 'creator', 'acquireLicensePage'],
};
const DATE = /^\d{4}(-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2}[+-]\d{2}:\d{2})?)?$/;
const TOP = ['Organization', 'WebSite', 'WebPage'];

let content: Content;
let graphs: Map<string, StructuredData>;
let paths: string[];
const vocabulary = readVocabulary();

beforeAll(async () => {
  content = await testContent();
  ({ graphs, paths } = build(content));
});

function build(from: Content) {
  const input = { content: from, picture };
  const pages = pageList(input);
  return {
    graphs: structuredData(input, pages, ORIGIN),
    paths: pages.filter(({ isListed }) => isListed).map(({ path }) => path),
  };
}

/** A type that the vocabulary does not know, and each property that its type does not have or lacks. */
function faultsOf(node: AnyNode): string[] {
  const type = String(node['@type'] ?? '');
  if (!type) return Object.keys(node).join() === '@id' ? [] : [`no type: ${JSON.stringify(node)}`];
  const known = vocabulary.get(type);
  if (!known) return [`${type} is not in the vocabulary`];
  return [
    ...Object.keys(node).flatMap((key) => (known.has(key) ? [] : [`${type} has no ${key}`])),
    ...(REQUIRED[type] ?? []).flatMap((key) => (node[key] ? [] : [`${type} lacks ${key}`])),
  ];
}

const nodesOf = (path: string) => nodesIn(graphs.get(path)?.['@graph']);
const all = () => paths.flatMap(nodesOf);
const ofType = (type: string, nodes = all()) => nodes.filter((node) => node['@type'] === type);

test('every listed page has a graph with the company, the site and itself', () => {
  expect([...graphs.keys()]).toEqual(paths);
  for (const path of paths)
    expect(graphs.get(path)?.['@graph'].map((node) => node['@type'])).toEqual(
      expect.arrayContaining(TOP),
    );
});

test('every node is of the vocabulary and has what search engines ask for', () => {
  expect([...new Set(all().flatMap(faultsOf))]).toEqual([]);
});

test('an unknown type, an unknown property and a missing one are found', () => {
  expect(faultsOf({ '@type': 'Band' })).toHaveLength(1);
  expect(faultsOf({ '@type': 'Answer', text: 'x', colour: 'red' })).toEqual([
    'Answer has no colour',
  ]);
  expect(faultsOf({ '@type': 'Question', name: 'x' })).toEqual(['Question lacks acceptedAnswer']);
});

test('every address is whole, and every page it names is a page of the site', () => {
  const addresses = all().flatMap((node) =>
    ['@id', 'url', 'item', 'contentUrl', 'logo', 'mainEntityOfPage', 'acquireLicensePage'].flatMap(
      (key) => (typeof node[key] === 'string' ? [node[key]] : []),
    ),
  );
  const isThere = (address: string) => {
    const { origin, pathname } = new URL(address);
    return origin === ORIGIN && (/^\/(static|icons)\//.test(pathname) || paths.includes(pathname));
  };

  expect(addresses.length).toBeGreaterThan(paths.length * 5);
  expect(addresses.filter((address) => !isThere(address))).toEqual([]);
});

test('whatever is only pointed to is described in the same graph', () => {
  for (const path of paths) {
    const nodes = nodesOf(path);
    const named = nodes.flatMap((node) => (node['@type'] ? [node['@id']] : []));
    const loose = nodes.filter((node) => !node['@type'] && !named.includes(node['@id']));
    expect(loose).toEqual([]);
  }
});

test('dates are ISO 8601', () => {
  const dates = all().flatMap(({ datePublished, startDate, endDate }) =>
    [datePublished, startDate, endDate].filter((date) => date !== undefined),
  );

  expect(dates.length).toBeGreaterThan(content.stories.length);
  expect(dates.filter((date) => !DATE.test(String(date)))).toEqual([]);
});

test('each artist, story and question is told, each drawing says how it was made', () => {
  const profiles = content.artists.filter(({ route }) => route !== null);

  expect(profiles.flatMap(({ route }) => ofType('MusicGroup', nodesOf(route ?? '')))).toHaveLength(
    profiles.length,
  );
  expect(ofType('NewsArticle')).toHaveLength(content.stories.length);
  expect(ofType('Question')).toHaveLength(content.faq.items.length);
  for (const image of ofType('ImageObject'))
    expect(image.digitalSourceType).toBe('https://schema.org/AlgorithmicMediaDigitalSource');
});

test('a breadcrumb trail leads from home through existing pages to the page itself', () => {
  const [trail] = ofType('BreadcrumbList', nodesOf('/news/africa/rocka-million-streams'));

  expect(nodesIn(trail).flatMap(({ item }) => item ?? [])).toEqual(
    ['/', '/news', '/news/africa', '/news/africa/rocka-million-streams'].map(
      (path) => ORIGIN + path,
    ),
  );
});

test('a track is named once it is out under its own title, with how it was made', () => {
  expect(ofType('MusicRecording')).toEqual([]);

  const releases = content.releases.map((release) => ({ ...release, workingTitle: false }));
  const named = build({ ...content, releases }).graphs.get('/artists/rocka');
  const tracks = ofType('MusicRecording', nodesIn(named));
  expect(tracks).toHaveLength(releases.filter(({ status }) => status === 'out').length);
  expect(tracks.flatMap(faultsOf)).toEqual([]);
  for (const { digitalSourceType } of tracks)
    expect(digitalSourceType).toMatch(/TrainedAlgorithmicMediaDigitalSource$/);
});

test('a track has a year only where it is certain', () => {
  const yearsWith = (change: Partial<Content['releases'][number]>) => {
    const releases = content.releases.map((release) => ({
      ...release,
      workingTitle: false,
      year: '2023',
      ...change,
    }));
    const graph = build({ ...content, releases }).graphs.get('/artists/rocka');
    return ofType('MusicRecording', nodesIn(graph)).flatMap(
      ({ datePublished }) => datePublished ?? [],
    );
  };

  expect(yearsWith({ yearStatus: null })).toContain('2023');
  expect(yearsWith({ yearStatus: 'to be confirmed' })).toEqual([]);
  expect(yearsWith({ yearStatus: 'to be confirmed', releasesOn: '2023-05-04' })).toContain(
    '2023-05-04',
  );
});

test('a story that was changed says when', () => {
  const stories = content.stories.map((story, index) => ({
    ...story,
    updated: index === 0 ? '2026-05-06' : null,
  }));
  const modified = stories.map(({ route }) => {
    const nodes = nodesIn(build({ ...content, stories }).graphs.get(route));
    return ofType('NewsArticle', nodes)[0]?.dateModified;
  });

  expect(modified.filter((day) => day !== undefined)).toEqual(['2026-05-06']);
});

test.each([
  ['online', ['VirtualLocation']],
  ['onsite', ['Place']],
  ['hybrid', ['Place', 'VirtualLocation']],
] as const)('an event that is %s has a location of each kind it takes place at', (mode, types) => {
  const happenings = content.happenings.slice(0, 1).map((happening) => ({ ...happening, mode }));
  const { graphs: made } = build({ ...content, happenings });
  const [event] = ofType('Event', nodesIn(made.get('/join/events')));

  expect(nodesIn(event?.location).map((node) => node['@type'])).toEqual(types);
  expect(event?.eventAttendanceMode).toMatch(/^https:\/\/schema\.org\/\w+EventAttendanceMode$/);
});

test.each([
  ['2024-02-15T01:00:00.000Z', 'America/New_York', '2024-02-14T20:00:00-05:00'],
  ['2024-07-15T00:00:00.000Z', 'America/New_York', '2024-07-14T20:00:00-04:00'],
  ['2026-03-14T18:30:00.000Z', 'Asia/Kolkata', '2026-03-15T00:00:00+05:30'],
  ['2026-03-14T18:00:00.000Z', 'Etc/UTC', '2026-03-14T18:00:00+00:00'],
])('an event at %s in %s is on the day that its visitors have', (startsAtUtc, timezone, told) => {
  const happenings = content.happenings.map((happening) => ({
    ...happening,
    ...{
      mode: 'online' as const,
      timezone,
      startsAtUtc,
      endsAtUtc: startsAtUtc,
      overAtUtc: startsAtUtc,
    },
  }));
  const [event] = ofType(
    'Event',
    nodesIn(build({ ...content, happenings }).graphs.get('/join/events')),
  );

  expect([event?.startDate, event?.endDate]).toEqual([told, told]);
});

test('an answer leads to whole addresses, since it is read elsewhere', () => {
  const items = content.faq.items.map((item) => ({ ...item, a: 'See [the press](/press).' }));
  const { graphs: made } = build({ ...content, faq: { ...content.faq, items } });

  const answers = ofType('Answer', nodesIn(made.get('/faq')));
  expect(answers).toHaveLength(items.length);
  for (const { text } of answers) expect(text).toContain(`href="${ORIGIN}/press"`);
});

test('an address above a page that is no page is left out of its trail', () => {
  const titles = new Map([
    ['/', 'Home'],
    ['/a/b', 'B'],
  ]);

  expect(nodesIn(breadcrumbs('/a/b', titles, ORIGIN)).flatMap(({ item }) => item ?? [])).toEqual([
    `${ORIGIN}/`,
    `${ORIGIN}/a/b`,
  ]);
});

test('an event without a known place is left out', () => {
  expect(ofType('Event')).toHaveLength(
    content.happenings.filter(({ mode }) => mode !== null).length,
  );
  expect(content.happenings.some(({ mode }) => mode === null)).toBe(true);
});

test('no text can end the element it stands in', () => {
  const data: StructuredData = {
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'WebPage', name: '</script><script>alert(1)</script><!--' }],
  };
  const html = withStructuredData('<head><title>x</title></head><body></body>', data);
  const [, inside = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];

  expect(JSON.parse(inside)).toEqual(data);
  expect(html.match(/<\/?script/g)).toHaveLength(2);
});

test('a second build replaces the graph of the first', () => {
  const data = (name: string): StructuredData => ({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'WebPage', name }],
  });
  const html = '<head></head><body>$& <head></body>';

  expect(withStructuredData(withStructuredData(html, data('old $1')), data('new'))).toBe(
    withStructuredData(html, data('new')),
  );
});

test('the company has its legal name and number once the owner gave them', () => {
  const brand = { ...content.site.brand, legalEntity: 'Loom Ltd', registrationNumber: '2025/0001' };
  const given = companyNode({ ...content, site: { ...content.site, brand } }, ORIGIN);
  expect(given).toMatchObject({ legalName: 'Loom Ltd', identifier: '2025/0001' });
  expect(companyNode(content, ORIGIN)).not.toHaveProperty('identifier');
});
