import type { Artist, Content } from '../../../../content/schema/content';
import { createEngine } from '../../../../services/assistant/engine/create-engine';
import { DAY_MS } from '../../../../services/contracts/limits/durations';
import { testContent } from '../../../support/test-content';

const NOW = new Date('2026-11-21T12:00:00Z');

let content: Content;
beforeAll(async () => {
  content = await testContent();
});

const asking = (given: Content) => (message: string) =>
  createEngine(given).answer(message, [], NOW).reply;

/** The roster with more artists, each like Zaya but for the name and what is given. */
function withArtists(...more: (Pick<Artist, 'slug' | 'name'> & Partial<Artist>)[]): Content {
  const like = content.artists.find(({ slug }) => slug === 'zaya');
  if (!like) throw new Error('No Zaya');
  const added = more.map((one) => ({
    ...like,
    latestTrack: null,
    discography: [],
    route: `/artists/${one.slug}`,
    ...one,
  }));
  return { ...content, artists: [...content.artists, ...added] };
}

test('a longer name is not taken for the shorter one in it', () => {
  const ask = asking(withArtists({ slug: 'nyra-blue', name: 'Nyra Blue' }));

  for (const question of ['tell me about Nyra Blue', "What is Nyra Blue's tempo?"]) {
    const urls = ask(question).citations.map(({ url }) => url);
    expect(urls).toContain('/artists/nyra-blue');
    expect(urls).not.toContain('/artists/nyra');
  }
  const both = ask('tell me about Nyra and Nyra Blue').citations.map(({ url }) => url);
  expect(both).toEqual(expect.arrayContaining(['/artists/nyra', '/artists/nyra-blue']));
});

test('a question that has a word of a name is not about that artist', () => {
  const ask = asking(withArtists({ slug: 'tati-tempo', name: 'Tati Tempo' }));

  expect(ask('What tempo is Nyra?').generatedText).not.toContain('Tati');
  expect(ask('tell me about tati').generatedText).toContain('Tati Tempo');
});

test('an artist with music out is heard on a page that is there', () => {
  const [release] = content.releases.filter(({ status }) => status === 'out');
  if (!release) throw new Error('Nothing is out');
  const given = withArtists({ slug: 'zara-moon', name: 'Zara Moon' });
  const ask = asking({
    ...given,
    releases: [...given.releases, { ...release, slug: 'zara-moon--one', artist: 'zara-moon' }],
  });

  const { citations } = ask('what is the status of zara moon?');
  expect(citations.map(({ url }) => url)).toContain('/artists/zara-moon');
  expect(citations.map(({ url }) => url)).not.toContain('/listen/zara-moon');
});

/** Two hundred days with an event on each, the last fifty still to come. */
function withEvents(): Content {
  const [event] = content.happenings;
  if (!event) throw new Error('No event to go by');
  const happenings = Array.from({ length: 200 }, (_, n) => {
    const startsAtUtc = new Date(NOW.getTime() + (n - 149.5) * DAY_MS).toISOString();
    return {
      ...event,
      slug: `event-${n}`,
      title: `Listening night number ${n}`,
      startsAt: startsAtUtc.slice(0, 16),
      startsAtUtc,
      endsAtUtc: null,
    };
  });
  return { ...content, happenings };
}

test.each(['When is the next event?', 'Which events are there?'])(
  'of two hundred events “%s” is told the next three, and where the others stand',
  (question) => {
    const { generatedText, citations } = asking(withEvents())(question);

    expect(generatedText.match(/Listening night number \d+/g)).toEqual([
      'Listening night number 150',
      'Listening night number 151',
      'Listening night number 152',
    ]);
    expect(generatedText).toMatch(/The events page lists \d+ more\./);
    expect(citations.map(({ url }) => url)).toContain('/join/events');
  },
);

test('an event asked for by its title is the one told', () => {
  const { generatedText } = asking(withEvents())('when was the event Listening night number 17?');

  expect(generatedText.match(/Listening night number \d+/g)).toEqual(['Listening night number 17']);
});
