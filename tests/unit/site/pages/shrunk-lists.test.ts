import { loadContent } from '../../../../content/load';
import type { Content } from '../../../../content/schema/content';
import { noPicture } from '../../../../site/build/pictures';
import { aboutSections } from '../../../../site/pages/about/about-sections';
import { authPage } from '../../../../site/pages/account';
import { homePage } from '../../../../site/pages/home/home';
import { joinPages } from '../../../../site/pages/join/join';
import { cataloguePages } from '../../../../site/pages/listen/listen-catalogue';

let content: Content;
beforeAll(async () => {
  content = (await loadContent('content', new Date('2026-06-01T12:00:00Z'))).content;
});

test('where no position is open, the page says so, since links lead there', () => {
  const { about } = content.pages;
  const positionsOf = (positions: typeof about.team.positions) => {
    const pages = { ...content.pages, about: { ...about, team: { ...about.team, positions } } };
    const input = { content: { ...content, pages }, picture: noPicture };
    return aboutSections(input).find(({ path }) => path === '/about/team')?.context;
  };

  expect(positionsOf([])).toMatchObject({
    positions: { heading: 'Open positions', lead: about.team.noPositions, items: [] },
  });
  expect(positionsOf(about.team.positions)).toMatchObject({
    positions: { lead: about.team.positionsLead, items: { length: about.team.positions.length } },
  });
});

test('the topic of single artists names some of them, and all only while they are few', () => {
  const topicOf = (artists: Content['artists']) => {
    const input = { content: { ...content, artists }, picture: noPicture };
    const page = joinPages(input).find(({ path }) => path === '/join/newsletter');
    return page?.context;
  };
  const items = (label: string, text: string) => ({
    topics: { items: expect.arrayContaining([{ id: 'artist', label, text }]) },
  });

  expect(topicOf(content.artists)).toMatchObject(
    items('Rocka, Zaya or another artist', 'News about Rocka, Zaya or another artist only.'),
  );
  expect(topicOf(content.artists.slice(0, 3))).toMatchObject(
    items('Rocka, Zaya or Nyra', 'News about Rocka, Zaya or Nyra only.'),
  );
});

test('the sign-in page wears the cloth of an artist who is there', () => {
  const pictureOf = (names: string[]) => {
    const left = content.artists.filter(({ slug }) => names.includes(slug));
    const home = content.featured.home.filter((slug) => names.includes(slug));
    const featured = { ...content.featured, home };
    const shrunk = { ...content, artists: left, featured };
    return authPage({ content: shrunk, picture: noPicture }).context.cloths.people.src;
  };

  expect(pictureOf(['rocka', 'kayoba'])).toBe('kayoba-cloth.webp');
  expect(pictureOf(['rocka'])).toBe('rocka-cloth.webp');
  expect(pictureOf(['zaya'])).toBe('zaya-cloth.webp');
});

test('where an artist has no release, the page of releases says so', () => {
  const noneOf = (releases: Content['releases']) =>
    cataloguePages({ content: { ...content, releases }, picture: noPicture }).map(({ context }) => [
      context.groups.length > 0,
      context.none,
    ]);

  expect(noneOf(content.releases)).toEqual(Array(2).fill([true, null]));
  expect(noneOf([])).toEqual(Array(2).fill([false, 'Nothing out yet.']));
});

test('where no event has ever been, the home page does not say that here is what has been', () => {
  const noneOf = (happenings: Content['happenings']) =>
    homePage({ content: { ...content, happenings }, picture: noPicture }).context.events.none;

  expect(noneOf(content.happenings)).toBe(content.home.events.none);
  expect(noneOf([])).toBe(content.hubs.global.events.none);
});
