import type { Engine } from '../../../../../services/assistant/engine/create-engine';
import { testEngine } from '../../../../support/assistant/test-engine';

let engine: Engine;
beforeAll(async () => {
  engine = await testEngine();
});

const reply = (message: string) => engine.answer(message, [], new Date('2026-11-21')).reply;

test.each([
  ['asante sana', 'sw'],
  ['bonjour', 'fr'],
  ['nataka kujiua', 'sw'],
  ['quero me matar', 'pt'],
  ['em português', 'pt'],
  ['hoekom is die lug blou', 'af'],
])('%s is answered in %s, and says so', (message, language) => {
  expect(reply(message).language).toBe(language);
});

test.each(['thank you', 'who is Rocka?', 'qui est Rocka ?', 'من هو روكا؟'])(
  'what %s is answered with is English, or not of one language',
  (message) => {
    expect(reply(message).language).toBeUndefined();
  },
);

test('nothing English stands in an answer that finds nothing', () => {
  expect(reply('hoekom is die lug blou').generatedText).not.toContain('contact form');
});
