import type { Content } from '../../../../../content/schema/content';
import { SOUND_RULES } from '../../../../../content/sound/sound-rules';
import { atom } from '../../../../../site/build/feeds/atom';
import { dropCalendars } from '../../../../../site/build/feeds/drops';
import type { Feed } from '../../../../../site/build/feeds/feed';
import { feedsOf } from '../../../../../site/build/feeds/feed-list';
import { jsonFeed } from '../../../../../site/build/feeds/json-feed';
import { calendar } from '../../../../../site/build/found/calendar';
import { noPicture } from '../../../../../site/build/pictures';
import { pageList } from '../../../../../site/page-list';
import { testContent } from '../../../../support/content/test-content';

const ORIGIN = 'https://site.test';
const PUBLISHER = { name: 'Brand & Co', origin: ORIGIN };
const TODAY = '2026-11-21';

let content: Content;
beforeAll(async () => {
  content = await testContent();
});

const feeds = (from = content, today = TODAY) =>
  feedsOf(from, ORIGIN, today, (route) => `/cards${route}.jpg`);

/** The feeds, of which some hold entries: else a loop over those would try nothing. */
function filledFeeds(from = content): Feed[] {
  const all = feeds(from);
  if (all.every(({ entries }) => entries.length === 0)) throw new Error('No feed has an entry');
  return all;
}

/** The feed at a path. */
function feedAt(base: string, from = content, today = TODAY): Feed {
  const found = feeds(from, today).find((feed) => feed.base === base);
  if (!found) throw new Error(`No feed at ${base}`);
  return found;
}

const urlsAt = (...at: Parameters<typeof feedAt>) => feedAt(...at).entries.map(({ url }) => url);
const routesOf = (stories: Content['stories']) => stories.map(({ route }) => ORIGIN + route);

test('there is a feed of everything, and of each artist, hub and shelf, with what belongs there', () => {
  const profiles = content.artists.filter(({ route }) => route !== null);

  expect(feeds()).toHaveLength(1 + 2 + profiles.length + 4);
  expect(urlsAt('/feeds/all').sort()).toEqual(routesOf(content.stories).sort());
  expect(urlsAt('/feeds/hubs/africa')).toEqual(
    routesOf(content.stories.filter(({ hubs }) => hubs.includes('africa'))),
  );
  expect(urlsAt('/feeds/artists/rocka')).toEqual(
    routesOf(content.stories.filter(({ artists }) => artists.includes('rocka'))),
  );
  expect(urlsAt('/feeds/news/bts')).toEqual(
    routesOf(content.stories.filter(({ category }) => category === 'bts')),
  );
});

test('a feed holds the newest thirty stories, not the archive', () => {
  const [story] = content.stories;
  if (!story) throw new Error('No story to go by');
  const day = (n: number) => `2026-${String(1 + (n % 10)).padStart(2, '0')}-${10 + (n % 19)}`;
  const stories = Array.from({ length: 190 }, (_, n) => ({
    ...story,
    route: `/news/story-${n}`,
    date: day(n),
  })).toSorted((a, b) => b.date.localeCompare(a.date));
  const many = { ...content, stories };

  expect(urlsAt('/feeds/all', many)).toEqual(routesOf(stories.slice(0, 30)));
});

test('ids are unique, stable and independent of where the site is served', () => {
  const ids = feedAt('/feeds/all').entries.map(({ id }) => id);

  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toContain('tag:site.test,2024:/news/rocka-grammy-collab');
});

test('what is dated later is not in a feed yet', () => {
  const [newest] = content.stories;
  const before = newest?.date.replace(/\d\d$/, '00') ?? '';

  expect(urlsAt('/feeds/all', content, before)).not.toContain(ORIGIN + newest?.route);
  expect(urlsAt('/feeds/all', content, newest?.date)).toContain(ORIGIN + newest?.route);
});

test('a story says whose word it is where no other is linked, and what a machine wrote', () => {
  const [story] = content.stories.filter(({ sources }) => sources.length === 0);
  const { labels, latest } = content.pages.news;
  const htmlWith = (change?: Partial<Content['stories'][number]>) =>
    feedAt('/feeds/all', { ...content, stories: story ? [{ ...story, ...change }] : [] }).entries[0]
      ?.html;
  const writtenBy = (use: 'assisted' | 'human') =>
    story && {
      credits: {
        ...story.credits,
        roles: story.credits.roles.map((role) =>
          role.role === 'writing' ? { ...role, use } : role,
        ),
      },
    };
  const ours = labels.announcementHelp.slice(0, 30);

  expect(htmlWith({})).toContain(ours);
  expect(htmlWith({ sources: [{ label: 'Paper', url: 'https://paper.test/' }] })).not.toContain(
    ours,
  );
  expect(htmlWith(writtenBy('assisted'))).toContain(latest.aiNote.pending.slice(0, 30));
  expect(htmlWith(writtenBy('human'))).not.toContain(latest.aiNote.pending.slice(0, 30));
});

test('a feed is as new as the last change in it, and one without entries still has a date', () => {
  const [first] = content.stories;
  const stories = content.stories.map((story) =>
    story === first ? { ...story, updated: '2026-05-06' } : story,
  );

  expect(feedAt('/feeds/all', { ...content, stories }).updated).toBe('2026-05-06T00:00:00Z');
  expect(feedAt('/feeds/all', { ...content, stories: [] }).updated).toBe(`${TODAY}T00:00:00Z`);
});

test('a release stands in its feeds once it is out, under its own title, on a known day', () => {
  const one = content.releases.find(({ slug }) => slug === 'rocka--ultima-luz');
  const withRelease = (change: object) => ({
    ...content,
    releases: one ? [{ ...one, status: 'out' as const, ...change }] : [],
  });
  const settled = withRelease({ workingTitle: false, releasesOn: '2026-03-14' });
  const bases = ['/feeds/all', '/feeds/artists/rocka', '/feeds/news/releases'];

  for (const base of bases)
    expect(feedAt(base, settled).entries[0]?.id).toBe(
      'tag:site.test,2024:release/rocka--ultima-luz',
    );
  for (const open of [
    { workingTitle: true, releasesOn: '2026-03-14' },
    { workingTitle: false, releasesOn: null },
    { workingTitle: false, releasesOn: '2026-03-14', status: 'coming' },
  ])
    expect(feedAt('/feeds/all', withRelease(open)).entries).toHaveLength(content.stories.length);
});

test('a signature stands in the feeds of its artist and of all, with its MP3 and the day of its rules', () => {
  const recordings = Object.fromEntries(
    content.artists.map(({ slug }) => [
      slug,
      { href: `/sound/${slug}.mp3`, bytes: 318_000, seconds: 39.2, curve: [] },
    ]),
  );
  const withSound = feedsOf(content, ORIGIN, TODAY, () => undefined, recordings);
  const has = (base: string) =>
    withSound
      .find((feed) => feed.base === base)
      ?.entries.filter(({ audio }) => audio)
      .map(({ url }) => url);
  const profiles = content.artists.filter(({ route }) => route !== null);

  expect(has('/feeds/all')).toHaveLength(profiles.length);
  expect(has('/feeds/artists/nyra')).toEqual([`${ORIGIN}/artists/nyra#signature`]);
  expect(has('/feeds/hubs/africa')).toEqual([]);
  expect(has('/feeds/news/releases')).toEqual([]);

  const [feed] = withSound.filter(({ base }) => base === '/feeds/artists/nyra');
  if (!feed) throw new Error('Nyra has no feed');
  const [entry] = feed.entries;
  expect(entry?.id).toBe(`tag:site.test,2024:signature/nyra/${SOUND_RULES.version}`);
  expect(entry?.published).toBe(`${SOUND_RULES.changedOn}T00:00:00Z`);
  expect(entry?.summary).toBe('Composed by rules from Nyra’s profile, not a release.');
  expect(entry?.html).not.toMatch(/(href|src)="\//);
  expect(atom(feed, PUBLISHER)).toContain(
    `<link rel="enclosure" type="audio/mpeg" href="${ORIGIN}/sound/nyra.mp3" length="318000" title="Nyra: the signature"/>`,
  );
  expect(JSON.parse(jsonFeed(feed, PUBLISHER)).items[0].attachments).toEqual([
    {
      url: `${ORIGIN}/sound/nyra.mp3`,
      mime_type: 'audio/mpeg',
      title: 'Nyra: the signature',
      size_in_bytes: 318_000,
      duration_in_seconds: 39.2,
    },
  ]);
});

test('no entry has a path in place of an address', () => {
  const releases = content.releases.map((release) => ({
    ...release,
    status: 'out' as const,
    workingTitle: false,
    releasesOn: '2026-03-14',
    description: 'By [its voice](/artists).',
  }));
  expect(feedAt('/feeds/news/releases', { ...content, releases }).entries[0]?.html).toContain(
    `<a href="${ORIGIN}/artists">`,
  );

  for (const feed of filledFeeds({ ...content, releases }))
    for (const entry of feed.entries) {
      expect(entry.html).not.toMatch(/(href|src)="(?!https?:|mailto:)/);
      expect(entry.image).toMatch(/^https:\/\/site\.test\/cards\//);
      expect(atom(feed, PUBLISHER)).toContain(`<media:thumbnail url="${entry.image}"/>`);
    }
});

test('Atom has what RFC 4287 asks of a feed and of each entry', () => {
  for (const feed of filledFeeds()) {
    const [head = '', ...entries] = atom(feed, PUBLISHER).split('<entry>');

    expect(head).toContain(
      `<link rel="self" type="application/atom+xml" href="${ORIGIN}${feed.base}.atom"/>`,
    );
    for (const part of [head, ...entries])
      for (const element of [/<id>tag:[^<]+</, /<title>[^<]+</, /<updated>\d{4}-\d\d-\d\dT[^<]+Z</])
        expect(part).toMatch(element);
    expect(head).toContain('<author><name>Brand &#38; Co</name>');
    expect(entries).toHaveLength(feed.entries.length);
  }
});

test('text cannot leave its element, nor bring characters that XML cannot hold', () => {
  const feed = feedAt('/feeds/all');
  const [entry] = feed.entries;
  if (!entry) throw new Error('There is no story');
  const hostile = { ...entry, title: 'a</title>\u0000\u0008"&' };
  const xml = atom({ ...feed, entries: [hostile] }, PUBLISHER);

  expect(xml).toContain('<title>a&#60;/title&#62;&#34;&#38;</title>');
});

test('JSON Feed has what version 1.1 asks for', () => {
  for (const feed of filledFeeds()) {
    const { version, title, feed_url, items } = JSON.parse(jsonFeed(feed, PUBLISHER));

    expect({ version, title, feed_url }).toEqual({
      version: 'https://jsonfeed.org/version/1.1',
      title: feed.title,
      feed_url: `${ORIGIN}${feed.base}.json`,
    });
    for (const item of items) {
      expect(item).toMatchObject({ id: expect.any(String), content_html: expect.any(String) });
      expect(new Date(item.date_published).toISOString()).toMatch(/T00:00:00/);
    }
  }
});

test('a drop calendar holds the events and release days of its subject', () => {
  const [one] = content.releases.filter(({ artist }) => artist === 'zaya');
  const releases = one ? [{ ...one, releasesOn: '2027-03-14' }] : [];
  const entriesAt = (base: string) =>
    dropCalendars({ ...content, releases }, ORIGIN).find((each) => each.base === base)?.entries ??
    [];

  expect(entriesAt('/feeds/all')).toHaveLength(content.happenings.length + 1);
  expect(entriesAt('/feeds/artists/zaya')).toMatchObject([
    { day: '2027-03-14', title: 'Zaya: Wet Paint (working title) comes out' },
  ]);
  expect(entriesAt('/feeds/artists/rocka')).toEqual([]);
  expect(entriesAt('/feeds/hubs/africa')).toHaveLength(
    content.happenings.filter(({ hubs }) => hubs.includes('africa')).length,
  );
});

test('names from the right turn no entry of a feed or calendar around', () => {
  const [one] = content.releases.filter(({ artist }) => artist === 'zaya');
  const release = { title: 'طلاء 2', workingTitle: false, releasesOn: '2026-03-14' };
  const other = {
    ...content,
    artists: content.artists.map((artist) => ({ ...artist, name: 'نور' })),
    releases: one ? [{ ...one, ...release, status: 'out' as const }] : [],
  };
  const [drop] = dropCalendars(other, ORIGIN).find(({ base }) => /zaya/.test(base))?.entries ?? [];

  expect(drop?.title).toBe('\u2068نور\u2069: \u2068طلاء 2\u2069 comes out');
  expect(feedAt('/feeds/artists/zaya', other).entries[0]?.title).toBe(
    '\u2068نور\u2069: \u2068طلاء 2\u2069',
  );
});

test('every calendar is one that RFC 5545 allows', () => {
  const calendars = dropCalendars(content, ORIGIN);
  expect(calendars).not.toEqual([]);
  for (const { entries, name } of calendars) {
    const file = calendar(entries, '2026-01-02T03:04:05Z', name);
    const lines = file.replaceAll('\r\n ', '').split('\r\n');

    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(Math.max(...file.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThan(76);
    expect(lines.filter((line) => /^BEGIN:V(EVENT|TIMEZONE)$/.test(line)).length).toBeGreaterThan(
      0,
    );
    expect(lines.filter((line) => line.startsWith('DTSTAMP:'))).toHaveLength(entries.length);
    const uids = lines.filter((line) => line.startsWith('UID:'));
    expect(new Set(uids).size).toBe(entries.length);
  }
});

test('a page names the feed of what it shows, pages for nobody none', () => {
  const pages = pageList({ content, picture: noPicture });
  const feedsAt = (path: string) =>
    pages.find((page) => page.path === path)?.context.seo.feeds?.map(({ base }) => base);

  expect(feedsAt('/')).toEqual(['/feeds/all']);
  expect(feedsAt('/news')).toEqual(['/feeds/all']);
  expect(feedsAt('/news/collabs')).toEqual(['/feeds/news/collabs']);
  expect(feedsAt('/news/africa')).toEqual(['/feeds/hubs/africa']);
  expect(feedsAt('/global')).toEqual(['/feeds/hubs/global']);
  expect(feedsAt('/artists/nyra')).toEqual(['/feeds/artists/nyra']);
  expect(feedsAt('/news/rocka-grammy-collab')).toEqual(['/feeds/all']);
  expect(feedsAt('/auth')).toBeUndefined();
});
