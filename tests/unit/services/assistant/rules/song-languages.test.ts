import { testEngine } from '../../../../support/assistant/test-engine';

const NOW = new Date('2026-11-28T12:00:00Z');

test.each([
  [
    'Which Rocka song is in Swahili?',
    'Titled or described in Swahili: “Usiku Mrefu” by Rocka (out).',
  ],
  ['Which song is in French?', 'Titled or described in French: “Contre-jour” by Rocka (coming).'],
  ['What does Contre-jour mean?', '“Contre-jour” is “Against the light” in English.'],
  ['What does Wet Paint mean?', 'a chorus of two words'],
  ['How does Sin Testigos go, what is it about?', 'A man describes an empty street'],
  ["What's the working title of Kayoba's song?", '“Departures”'],
  [
    'How I go take listen to Rocka him song dem?',
    'Their links to music services are not public yet.',
  ],
])('%s says %s', async (question, said) => {
  const { answer } = await testEngine();
  expect(answer(question, [], NOW).reply.generatedText).toContain(said);
});

test('who sings in a language is asked no song, and a language of none names none', async () => {
  const { answer } = await testEngine();
  for (const question of ['who sings in French', 'do you have songs in German'])
    expect(answer(question, [], NOW).reply.generatedText).not.toContain('Titled or described');
});
