import { completeHappening } from '../../../../../content/derive/entries';
import type { Artist, Content } from '../../../../../content/schema/content';
import { createEngine } from '../../../../../services/assistant/engine/create-engine';
import { DAY_MS, HOUR_MS } from '../../../../../services/contracts/limits/durations';
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
      overAtUtc: startsAtUtc,
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

/** Those events, every other one in Lagos with Nyra and the others in Accra with Rocka. */
function withTowns(): Content {
  const given = withEvents();
  const happenings = given.happenings.map((event, n) => ({
    ...event,
    mode: 'onsite' as const,
    place: n % 2 === 0 ? 'Lagos, by the market' : 'Accra, by the harbour',
    artists: [n % 2 === 0 ? 'nyra' : 'rocka'],
  }));
  return { ...given, happenings };
}

const told = (text: string) => [...text.matchAll(/number (\d+)/g)].map(([, n]) => Number(n));

test.each([
  ['is there an event in Accra soon?', [151, 153, 155]],
  ['events in Lagos', [150, 152, 154]],
  ['When is the next event of Rocka?', [151, 153, 155]],
  ['past events in Accra', [145, 147, 149]],
  ['which past events were there?', [147, 148, 149]],
  ['events in Oslo soon', [150, 151, 152]],
])('of many events “%s” tells those it names', (question, numbers) => {
  expect(told(asking(withTowns())(question).generatedText)).toEqual(numbers);
});

test('of a year that is named the events of that year are told', () => {
  const { happenings } = withTowns();
  const ofYear = happenings.filter(({ startsAt }) => startsAt.startsWith('2027'));

  expect(ofYear.length).toBeGreaterThan(3);
  expect(told(asking(withTowns())('events in 2027').generatedText)).toEqual(
    ofYear.slice(0, 3).map(({ title }) => told(title)[0]),
  );
});

test('an event without an end is over when its page says so, three hours after it began', () => {
  const [event] = content.happenings;
  if (!event) throw new Error('No event to go by');
  const told = (hoursAgo: number) => {
    const startsAt = new Date(NOW.getTime() - hoursAgo * HOUR_MS).toISOString().slice(0, 16);
    const show = completeHappening({ ...event, startsAt, endsAt: null, timezone: 'Etc/UTC' });
    return asking({ ...content, happenings: [show] })('When is the next event?').generatedText;
  };

  const { noUpcoming } = content.assistant.replies;
  expect(told(2)).not.toContain(noUpcoming);
  expect(told(4)).toContain(noUpcoming);
});

test('an event is known by its title, also without a word for events', () => {
  const [event] = content.happenings;
  if (!event) throw new Error('No event');
  const called = (title: string, story: string | null = null) => {
    const startsAt = '2027-03-14T20:00';
    const one = completeHappening({ ...event, title, story, startsAt, endsAt: null, artists: [] });
    return asking({ ...content, happenings: [...content.happenings, one] });
  };
  const night = called('Night Market');

  for (const question of [
    'When is the Night Market?',
    'where is night market',
    'tell me about the Night Market',
  ]) {
    expect(night(question).generatedText).toContain('Night Market: 14 March 2027');
  }
  // one that has a story is told by it, and by the calendar when asked for the day
  const story = called('Night Market', event.story);
  expect(story('when is the night market').generatedText).toContain('14 March 2027');
  expect(story('tell me about the night market').generatedText).not.toContain('14 March 2027');
  expect(called('Rocka in Lagos')('When is Rocka in Lagos?').generatedText).toContain(
    'Rocka in Lagos: 14 March 2027',
  );
});
