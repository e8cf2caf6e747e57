import { noPicture } from '../../../../site/build/pictures';
import { storyCards } from '../../../../site/pages/parts/cards';
import { testContent } from '../../../support/content/test-content';

test('a list about one artist shows a different picture each time', async () => {
  const content = await testContent();
  const [first] = content.stories.filter(({ artists }) => artists.length === 1);
  if (!first) throw new Error('There is no story about one artist.');
  const { file, ...image } = first.image;
  const stories = ['one', 'two', 'three'].map((slug) => ({ ...first, slug, image }));

  const files = storyCards({ content, picture: noPicture }, stories).map(
    ({ picture }) => picture.src,
  );

  expect(new Set(files).size).toBe(3);
});

test('of the artists of a story, the one who has not been shown stands beside it', async () => {
  const content = await testContent();
  const [story] = content.stories;
  if (!story) throw new Error('There is no story.');
  const stories = [
    { ...story, slug: 'one', artists: ['rocka'] },
    { ...story, slug: 'two', artists: ['rocka', 'zaya'] },
  ];

  const cards = storyCards({ content, picture: noPicture }, stories);

  expect(cards.map(({ artistId }) => artistId)).toEqual(['rocka', 'zaya']);
});
