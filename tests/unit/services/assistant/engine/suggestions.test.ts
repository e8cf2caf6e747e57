import { testEngine } from '../../../../support/assistant/test-engine';
import { testContent } from '../../../../support/content/test-content';

const NOW = new Date('2026-11-21T12:00:00Z');

test('a question that we suggest is answered alike, whoever was spoken of before', async () => {
  const engine = await testEngine();
  const { suggestions } = (await testContent()).assistant;
  const answered = (question: string, earlier: string[]) =>
    engine.answer(question, earlier, NOW).reply.generatedText;

  const swayed = [...new Set(Object.values(suggestions).flat())].filter(
    (question) => answered(question, []) !== answered(question, ['who is Rocka']),
  );

  expect(swayed).toEqual([]);
});
