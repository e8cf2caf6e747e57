import { asFiction } from '../../../../services/assistant/retrieval/as-fiction';

const TEMPLATE = 'In the story we wrote (it is fiction): {answer}';

test.each([
  ['In the story we gave him, Rocka closes a bar.', 'Rocka closes a bar.'],
  ['In the story we gave Street Prophet, he waits.', 'He waits.'],
  ['In the story we told nobody', 'In the story we told nobody'],
  [
    'Nyra tears tickets, in the story we gave her.',
    'Nyra tears tickets, in the story we gave her.',
  ],
])('“%s” is introduced once', (said, told) => {
  expect(asFiction(TEMPLATE, said)).toBe(`In the story we wrote (it is fiction): ${told}`);
});
