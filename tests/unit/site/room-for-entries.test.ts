import budgets from '../../budgets.json';
import {
  countEntries,
  roomForEntries,
  roomForPictures,
} from '../../support/content/room-for-entries';
import { testContent } from '../../support/content/test-content';

const { entries } = budgets;

test('a page has no room beyond its budget while the content is what it was, or less', () => {
  expect(roomForEntries(entries, { questions: 100, profiles: 39 })).toBe(0);
  expect(roomForEntries({ ...entries, questions: 1 }, { questions: 100 })).toBe(0);
});

test('each entry more has the room that it costs on the page, and one in the menu on every page', () => {
  const grown = { ...entries, questions: entries.questions + 3, menu: entries.menu + 1 };
  expect(roomForEntries(grown, { questions: 100 })).toBe(300 + budgets['an entry more'].menu);
  expect(roomForEntries(grown, {})).toBe(budgets['an entry more'].menu);
});

test('what a page shows only some of costs no more once that is reached', async () => {
  const content = await testContent();
  const [artist] = content.artists;
  const [story] = content.stories;
  if (!artist || !story) throw new Error('The site is empty.');
  const count = (n: number) =>
    countEntries({
      ...content,
      artists: Array(n).fill({ ...artist, route: '/artists/one' }),
      stories: Array(n).fill(story),
    });
  expect(count(60)).toMatchObject({ menu: 8, heard: 10, stories: 31, profiles: 60 });
  expect(count(3)).toMatchObject({ menu: 3, stories: 3, profiles: 3 });
});

test('pictures have no room beyond the budget before the content grows, then a tenth', () => {
  expect(roomForPictures(entries, 40_000)).toBe(0);
  expect(roomForPictures({ ...entries, questions: 1 }, 40_000)).toBe(0);
  expect(roomForPictures({ ...entries, stories: entries.stories + 1 }, 40_000)).toBe(4000);
});
