import { noPicture } from '../../../../site/build/pictures';
import { newsPages } from '../../../../site/pages/news/news';
import { relatedStories } from '../../../../site/pages/news/related-stories';
import { storyPages } from '../../../../site/pages/news/story';
import { clothPosition, spreadArtists } from '../../../../site/pages/news/story-art';
import { testContent } from '../../../support/content/test-content';

const story = (slug: string, artists: string[], category = 'bts', hubs = ['africa']) => ({
  slug,
  artists,
  category: category as 'bts',
  hubs: hubs as 'africa'[],
});

test('each story shows the artist who was shown least so far', () => {
  const faces = spreadArtists([
    story('one', ['rocka']),
    story('two', ['rocka', 'nyra']),
    story('three', ['rocka', 'nyra', 'zaya']),
    story('four', []),
  ]);

  expect([...faces]).toEqual([
    ['one', 'rocka'],
    ['two', 'nyra'],
    ['three', 'zaya'],
  ]);
});

test('a story has its own part of a cloth, always the same', () => {
  expect(clothPosition('a-story')).toBe(clothPosition('a-story'));
  expect(clothPosition('a-story')).not.toBe(clothPosition('b-story'));
  expect(clothPosition('a-story')).toMatch(/^\d\d% \d\d%$/);
});

test('shared artists bring stories nearer than a category, a category nearer than a hub', () => {
  const here = story('here', ['rocka'], 'collabs', ['africa']);
  const all = [
    story('hub', [], 'events', ['africa']),
    here,
    story('category', [], 'collabs', ['global']),
    story('artist', ['rocka'], 'events', ['global']),
    story('nothing', [], 'events', ['global']),
  ];

  expect(relatedStories(here, all, 3).map(({ slug }) => slug)).toEqual([
    'artist',
    'category',
    'hub',
  ]);
});

test('among equals the given order decides', () => {
  const all = ['b', 'a', 'c'].map((slug) => story(slug, []));

  expect(relatedStories(story('here', []), all, 2).map(({ slug }) => slug)).toEqual(['b', 'a']);
});

test('a story without a picture of its own shows the artist across the screen, on a phone in a square', async () => {
  const content = await testContent();
  const images = new Map(content.artists.map(({ slug, image }) => [slug, image]));
  const about = content.stories.filter(({ artists, image }) => artists.length > 0 && !image.file);
  const shown = storyPages({ content, picture: noPicture })
    .filter(({ path }) => about.some(({ route }) => route === path))
    .map(({ context }) => [context.picture.src, context.narrow.src]);

  expect(shown.length).toBeGreaterThan(3);
  expect(shown).toEqual(
    about.map(({ artists: [first = ''] }) => [images.get(first)?.wide, images.get(first)?.cover]),
  );
});

test('every story about an event leads to the page of the dates, as their shelf says', async () => {
  const content = await testContent();
  const pages = storyPages({ content, picture: noPicture });
  const stories = content.stories.filter(({ category }) => category === 'events');

  expect(content.pages.news.events.metaDescription).toContain('linked from each story');
  expect(stories).not.toEqual([]);
  for (const { title } of stories) {
    const page = pages.find(({ context }) => context.title === title);
    expect(page?.context.body).toContain('href="/join/events"');
  }
});

test('each list says what it is and what holds beside it, and neither filter looks unset', async () => {
  const lists = newsPages({ content: await testContent(), picture: noPicture });
  const marked = lists.map(({ path, context: { shelves, hubs } }) => {
    const chosen = [shelves.views, hubs.views].map((views) =>
      views.flatMap(({ label, isCurrent, holds }) => {
        if (isCurrent) return [`${label} (page)`];
        return holds ? [`${label} (true)`] : [];
      }),
    );
    return [path, ...chosen.map((labels) => labels.join())];
  });

  expect(marked).toEqual(
    expect.arrayContaining([
      ['/news', 'All (page)', 'All (page)'],
      ['/news/releases', 'Releases (page)', 'All (true)'],
      ['/news/global', 'All (true)', 'Global (page)'],
    ]),
  );
});
