import type { Engine } from '../../../../../services/assistant/engine/create-engine';
import { testEngine } from '../../../../support/assistant/test-engine';

const NOW = new Date('2026-11-27T12:00:00Z');

let engine: Engine;
beforeAll(async () => {
  engine = await testEngine();
});

const ask = (message: string) => engine.answer(message, [], NOW);

test.each([
  'I love Adele, who is for me',
  'I like Sade, who would I like',
  'my favourite is Black Coffee. Who do you recommend',
  'who should I listen to first',
  'I love amapiano, who suits me',
])('%s: everybody, with what each makes', (question) => {
  const { draft } = ask(question);

  expect(draft.text).toContain('Rocka (FUSIÓN NOIR), Zaya (GLOW POP)');
  expect(draft).toMatchObject({ confidence: 'answer', urls: ['/artists', '/artists/africa'] });
});

test.each([
  ['I love jazz, who is for me', 'otherGenre'],
  ['who do you recommend I write to about a licence', '/licensing'],
  ['who would I like to thank', ''],
])('%s is another question (%s)', (question, rule) => {
  const { draft } = ask(question);

  expect(draft.rule).toContain(rule);
  expect(draft.rule).not.toBe('suggestion');
});
