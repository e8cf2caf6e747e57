import { testEngine } from '../../../../support/assistant/test-engine';

const NOW = new Date('2026-11-21T12:00:00Z');

async function answered(message: string, earlier: string[] = []) {
  const { reply, draft } = (await testEngine()).answer(message, earlier, NOW);
  return { ...reply, rule: draft.rule };
}

test.each([
  'is it halal to drive a tractor',
  'can you lend my uncle a website',
  'do you like the smell of an old garden',
])('one word in common with a page is no reason to show it: %s', async (message) => {
  expect(await answered(message)).toMatchObject({ confidence: 'decline', rule: 'nothing found' });
});

test('one word that only one part of the site is asked with shows that part', async () => {
  const { confidence, citations } = await answered('any job for a ceramicist');

  expect(confidence).not.toBe('decline');
  expect(citations[0]?.url).toBe('/about/team');
});

test('a page that is introduced without a word of the question is led to, not given as the answer', async () => {
  const { confidence, citations } = await answered('why does Rocka wear a scarf');

  expect(confidence).toBe('decline');
  expect(citations.map(({ url }) => url)).toEqual(['/artists/rocka', '/contact']);
});

test.each([
  'nataka kupika ugali wa Rocka nyumbani',
  'je voudrais repeindre la grange de Rocka lundi',
])('what could not be read of another language is not passed over: %s', async (message) => {
  expect((await answered(message)).confidence).not.toBe('answer');
});

test.each([
  ['which key does Zaya sing in', 'knownGap music-theory'],
  ['what key is it in', 'knownGap music-theory'],
  ['can I become an artist with you', 'knownGap services'],
  ['I got a gift card message, he claims to be Rocka', 'passage /ai/verify#ask-impostor'],
  ['how many mb does it use', 'passage /support#ask-data'],
  ['what phone do i need', 'passage /support#ask-device'],
  ['whats your email', 'our address'],
  ["what's your e-mail address?", 'our address'],
  ['is there a podcast', 'knownGap social-handles'],
  ['the menu wont open on my phone', 'trouble'],
  ['can I apply without a degree', 'passage /about/team#positions'],
  ["what is Rocka's real name", 'passage /ai#ask-overview'],
  ['continue', 'smallTalk more'],
])('%s is led to %s', async (message, rule) => {
  expect((await answered(message)).rule).toBe(rule);
});

test('a word that two languages have in common is answered in English', async () => {
  expect((await answered('continue')).generatedText).toMatch(/^Ask me about/);
});
