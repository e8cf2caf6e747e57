import { cutText } from '../../../site/cut-text';

test('a text is cut after so many characters, and no emoji in two', () => {
  expect(cutText('Hello', 4)).toBe('Hell');
  expect(cutText('Hel🔥o', 4)).toBe('Hel');
  expect(cutText('Hel🔥o', 5)).toBe('Hel🔥');
  expect(cutText('Hi', 4)).toBe('Hi');
});
