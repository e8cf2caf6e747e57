import { firstLine } from '../../../../site/admin/inbox/first-line';

const NAMES = { 'voice-engineer': 'AI Engineer, Voice' };

test('two messages that came by the same link are told apart by how they begin', () => {
  const film = { about: 'license', message: 'A film needs a song.' };
  const game = { about: 'license', message: 'A game needs one too.' };

  expect(firstLine(film, NAMES)).toBe('license: A film needs a song.');
  expect(firstLine(game, NAMES)).toBe('license: A game needs one too.');
});

test('a subject is called by its name, and nothing stands before words without one', () => {
  const job = { about: 'voice-engineer', message: 'I apply.' };

  expect(firstLine(job, NAMES)).toBe('AI Engineer, Voice: I apply.');
  expect(firstLine({ about: null, message: 'x'.repeat(200) }, NAMES)).toBe('x'.repeat(160));
});
