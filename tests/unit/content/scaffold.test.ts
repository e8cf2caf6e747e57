import { loadContent } from '../../../content/load';
import { type ScaffoldKind, scaffold, scaffoldProblem } from '../../../content/scaffold';
import {
  faultsIn,
  PICTURE,
  removeTempContent,
  TODAY,
  tempContent,
} from '../../support/content/temp-content';

afterAll(removeTempContent);

const NEW: [kind: ScaffoldKind, slug: string][] = [
  ['artist', 'luna-park'],
  ['news', 'night-market'],
  ['event', 'night-market-2026'],
  ['release', 'nyra--second-try'],
  ['page', 'house-rules'],
  ['bulletin', 'beta-opens'],
  // what YAML would read as numbers
  ['artist', '808'],
  ['news', '2027'],
  ['event', '2027'],
  ['release', 'nyra--404'],
  ['page', '2027'],
  ['bulletin', '2027'],
];

async function treeWith(kind: ScaffoldKind, slug: string): Promise<string> {
  const { path: file, text } = scaffold(kind, { slug, today: TODAY, existing: 98 });
  return tempContent({ [file]: text, [`media/${slug}-portrait.webp`]: PICTURE });
}

test.each(NEW)(
  'a new %s called %s passes the check and says what is still to be written',
  async (kind, slug) => {
    // of its own files: texts elsewhere are told of the picture, which nobody drew
    const lines = (await faultsIn(await treeWith(kind, slug))).filter((line) =>
      line.split(' ')[1]?.includes(slug),
    );

    expect(lines.filter((line) => line.startsWith('error'))).toEqual([]);
    const warnings = lines.filter((line) => line.startsWith('warning'));
    expect(warnings.length).toBeGreaterThan(0);
    for (const line of warnings) expect(line).toContain('is still the placeholder of a new entry');
  },
);

test('a new artist is in the content under a name made from the slug', async () => {
  const { content } = await loadContent(await treeWith('artist', 'luna-park'), TODAY);
  expect(content.artists.at(-1)).toMatchObject({
    slug: 'luna-park',
    name: 'Luna Park',
    order: 99,
    route: '/artists/luna-park',
  });
});

test('a new artist without a picture is told how to draw one', async () => {
  const { text } = scaffold('artist', { slug: 'moon', today: TODAY, existing: 98 });
  const lines = await faultsIn(await tempContent({ 'artists/moon.yaml': text }));
  expect(lines.filter((line) => line.startsWith('error'))).toEqual([
    expect.stringContaining('or draw it with `npx cli content draw moon`.'),
  ]);
});

test('a new event lies four weeks ahead, a new story is dated today', () => {
  const facts = { slug: 'x', today: TODAY, existing: 0 };
  expect(scaffold('event', facts).text).toContain('startsAt: "2026-02-12T20:00"');
  expect(scaffold('news', facts).text).toContain('date: "2026-01-15"');
});

test('a new release comes after the others of its artist', async () => {
  const { path: file, text } = scaffold('release', {
    slug: 'zaya--dry-paint',
    today: TODAY,
    existing: 1,
  });
  const { content } = await loadContent(await tempContent({ [file]: text }), TODAY);
  expect(content.artists.find(({ slug }) => slug === 'zaya')?.discography).toEqual([
    'zaya--wet-paint',
    'zaya--dry-paint',
  ]);
});

test.each([
  [
    'artist',
    'Luna',
    '“Luna” cannot be an address. Use lower-case letters, digits and hyphens, such as night-market.',
  ],
  ['artist', 'feed', '“feed” is reserved for the site itself. Choose another name.'],
  [
    'artist',
    'luna--nova',
    '“luna--nova” names a release: two hyphens part artist and title. Write one.',
  ],
  ['news', 'global', '“global” is reserved for the site itself. Choose another name.'],
  [
    'release',
    'ultima-luz',
    '“ultima-luz” does not name the artist. Write the artist’s id, two hyphens and the title, such as rocka--ultima-luz.',
  ],
  [
    'event',
    '../../etc',
    '“../../etc” cannot be an address. Use lower-case letters, digits and hyphens, such as night-market.',
  ],
  ['event', 'global', undefined],
  ['release', 'rocka--ultima-luz-2', undefined],
] as const)('a new %s called %s', (kind, slug, problem) => {
  expect(scaffoldProblem(kind, slug)).toBe(problem);
});
