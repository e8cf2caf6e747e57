import type { Content } from '../../../../content/schema/content';
import { noPicture } from '../../../../site/build/pictures';
import { structuredData } from '../../../../site/build/structured/structured-data';
import { pageList } from '../../../../site/page-list';
import { type EventsContext, eventPages } from '../../../../site/pages/events';
import type { Page } from '../../../../site/pages/page';
import type { SearchContext } from '../../../../site/pages/search';
import { testContent } from '../../../support/content/test-content';

const ORIGIN = 'https://example.com';

let content: Content;
beforeAll(async () => {
  content = await testContent();
});

/** So many events that are over, ten in each year up to 2019, and three that are never over. */
function input(past: number) {
  const [event] = content.happenings;
  if (!event) throw new Error('No event to go by');
  const at = (slug: string, day: string): Content['happenings'][number] => ({
    ...event,
    slug,
    startsAt: `${day}T20:00`,
    startsAtUtc: `${day}T20:00:00.000Z`,
    endsAtUtc: null,
    overAtUtc: `${day}T23:00:00.000Z`,
    mode: 'onsite',
  });
  const over = Array.from({ length: past }, (_, n) =>
    at(`over-${n}`, `${2019 - Math.floor(n / 10)}-03-${20 - (n % 10)}`),
  );
  const next = [1, 2, 3].map((n) => at(`next-${n}`, `299${n}-01-01`));
  return { content: { ...content, happenings: [...over, ...next] }, picture: noPicture };
}

test('fifty events that are over: the latest thirty are on the page of all, each year has its own', () => {
  const [all, ...years] = eventPages(input(50));

  expect(slugs(all.context.happenings)).toHaveLength(33);
  expect(slugs(all.context.happenings)).toEqual(expect.arrayContaining(['next-3', 'over-29']));
  expect(all.context.years?.views.map(({ href }) => href)).toEqual(years.map(({ path }) => path));
  expect(years.map(({ path }) => path)).toEqual(
    [2019, 2018, 2017, 2016, 2015].map((year) => `/join/events/${year}`),
  );
  expect(years.flatMap(({ context }) => slugs(context.ofYear))).toHaveLength(50);
  expect(years[0]).toMatchObject({
    isListed: true,
    context: { title: 'Events in 2019', seo: { title: 'Events in 2019' } },
  });
});

test('while what is over fits on one page there is no other', () => {
  for (const count of [0, 30]) {
    const pages: [Page<EventsContext>, ...unknown[]] = eventPages(input(count));
    expect(pages).toHaveLength(1);
    expect(pages[0].context.happenings).toHaveLength(count + 3);
    expect(pages[0].context.years).toBeNull();
  }
});

test('search and search engines know an event on the page that keeps it, and once', () => {
  const given = input(50);
  const pages = pageList(given);
  const search = pages.find(({ template }) => template === 'search') as Page<SearchContext>;
  const events = search.context.groups.find(({ id }) => id === 'events')?.entries ?? [];
  const ids = [...structuredData(given, pages, ORIGIN).values()].flatMap((data) =>
    [...JSON.stringify(data).matchAll(/"@type":"Event","@id":"([^"]+)"/g)].map(([, id]) => id),
  );

  expect(events.map(({ href }) => href)).toEqual(
    expect.arrayContaining(['/join/events#next-1', '/join/events/2019#over-0']),
  );
  expect(ids.sort()).toEqual(events.map(({ href }) => ORIGIN + href).sort());
});

test('where thirty of many stand on the search page, the latest events and releases are among them', () => {
  const given = input(50);
  const [release] = content.releases;
  if (!release) throw new Error('No release to go by');
  const releases = Array.from({ length: 40 }, (_, n) => ({
    ...release,
    slug: `song-${n}`,
    title: `Song ${n}`,
    releasesOn: `${1990 + n}-01-01`,
  }));
  const pages = pageList({ ...given, content: { ...given.content, releases } });
  const search = pages.find(({ template }) => template === 'search') as Page<SearchContext>;
  const first = (kind: string) => search.context.groups.find(({ id }) => id === kind)?.entries[0];

  expect(first('events')?.href).toBe('/join/events#next-3');
  expect(first('releases')?.title).toBe('Song 39');
});

function slugs(happenings: { id: string }[]): string[] {
  return happenings.map(({ id }) => id);
}
