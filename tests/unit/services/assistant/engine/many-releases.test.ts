import type { Artist, Content } from '../../../../../content/schema/content';
import { createEngine } from '../../../../../services/assistant/engine/create-engine';
import { testContent } from '../../../../support/content/test-content';

const NOW = new Date('2026-11-21T12:00:00Z');

let content: Content;
beforeAll(async () => {
  content = await testContent();
});

function asking(given: Content) {
  const engine = createEngine(given);
  return (message: string) => engine.answer(message, [], NOW).reply;
}

/** Two more artists with music out: two releases with a day, and one to come. */
function withReleases(): Content {
  const [like] = content.releases;
  if (!like) throw new Error('No release to go by');
  const zaya = content.artists.find(({ slug }) => slug === 'zaya');
  if (!zaya) throw new Error('No artist to go by');
  const artist = (slug: string, name: string): Artist => ({
    ...zaya,
    slug,
    name,
    latestTrack: null,
    discography: [],
    route: `/artists/${slug}`,
  });
  const one = (slug: string, more: Partial<typeof like>) => ({
    ...like,
    workingTitle: false,
    year: null,
    slug,
    ...more,
  });
  const releases = [
    ...content.releases,
    one('a', { artist: 'babo', title: 'Salt Ferry', status: 'out', releasesOn: '2026-05-02' }),
    one('b', {
      artist: 'tito-babo',
      title: 'Salt Ferry Home',
      status: 'out',
      releasesOn: '2025-01-09',
    }),
    one('c', { artist: 'tito-babo', title: 'Copper Choir', status: 'coming', releasesOn: null }),
  ];
  const artists = [...content.artists, artist('babo', 'Babo'), artist('tito-babo', 'Tito Babo')];
  return { ...content, artists, releases };
}

test.each([
  ['who sings Salt Ferry?', '“Salt Ferry” by Babo came out on 2 May 2026.'],
  [
    'When did Salt Ferry Home come out?',
    '“Salt Ferry Home” by Tito Babo came out on 9 January 2025.',
  ],
  ['is Copper Choir out yet?', '“Copper Choir” by Tito Babo is not out yet. No day is announced.'],
  [
    'quem canta Salt Ferry?',
    '“Salt Ferry” by Babo came out on 2 May 2026. A página está em inglês.',
  ],
  [
    'what is the latest release?',
    'The latest release is “Salt Ferry” by Babo, out since 2 May 2026.',
  ],
  [
    'Who is out now?',
    '3 artists have music out, 5 releases in all: Rocka, Babo and Tito Babo. Each profile lists its own.',
  ],
  ['what has Babo released?', 'Out from Babo (1): “Salt Ferry”.'],
  [
    'what has Tito Babo released?',
    'Out from Tito Babo (1): “Salt Ferry Home”. Coming (1): “Copper Choir”.',
  ],
  ['who makes glow pop?', 'GLOW POP: Zaya, Babo and Tito Babo.'],
])('of many releases “%s” is told “%s”', (question, text) => {
  expect(asking(withReleases())(question).generatedText).toBe(text);
});

test('while one artist has music out, that is told in the words of the content', () => {
  const ask = asking(content);

  expect(ask('Who is out now?').generatedText).toMatch(/^Only Rocka has music out/);
  expect(ask('what is your latest release?').generatedText).toContain('“Usiku Mrefu”');
});

test('a title in another language is no question in that language', () => {
  expect(asking(content)('what year did Doce y Media come out').generatedText).toMatch(
    /^“Doce y Media” by Rocka is out\. The year shown is 2024, to be confirmed/,
  );
});

test('where no day says which of a year came last, none is called the latest', () => {
  const given = withReleases();
  const releases = given.releases.map((one) => ({ ...one, releasesOn: null, year: '2025' }));

  expect(asking({ ...given, releases })('latest release').generatedText).toBe(
    'The latest releases, of 2025: “Usiku Mrefu” by Rocka, “Salt Ferry” by Babo, “Salt Ferry Home” by Tito Babo.',
  );
});
