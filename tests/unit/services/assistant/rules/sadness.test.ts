import type { Engine } from '../../../../../services/assistant/engine/create-engine';
import { testEngine } from '../../../../support/assistant/test-engine';

const NOW = new Date('2026-11-21T12:00:00Z');

let engine: Engine;
beforeAll(async () => {
  engine = await testEngine();
});

const ask = (message: string) => engine.answer(message, [], NOW);

test.each([
  "i'm so sad and alone",
  'I feel so lonely',
  'i am so sad today',
  'nobody likes me',
  'I’m sad.',
  'i have no friends',
  "i can't stop crying",
  'I feel lonely, is anyone there?',
  'who is rocka? i am so sad',
])('sadness is answered kindly, with nothing about the site: %s', (message) => {
  const { reply } = ask(message);

  expect(reply.generatedText).toMatch(/^I am sorry that it is hard right now\./);
  expect(reply.suggestions).toBeUndefined();
});

test.each([
  ['je suis si triste', 'Je suis désolé'],
  ['estou tão triste', 'Lamento'],
  ['estoy muy sola', 'Siento'],
  ['nina huzuni', 'Pole sana'],
  ['ek is so hartseer', 'Ek is jammer'],
  ['ich bin so einsam', 'Es tut mir leid'],
])('“%s” is answered in its language', (message, words) => {
  expect(ask(message).reply.generatedText).toContain(words);
});

test.each([
  'sad songs',
  'which song is sad',
  'lonely track',
  'i am sad, play me a song',
  'do you have a song for when i feel lonely',
  'is rocka sad',
  'i am sad that the show is over',
  'i am unhappy with your answer',
  'i have no one to talk to about licensing',
  'nobody likes your music',
  'estoy sola en casa y quiero escuchar musica',
])('“%s” is about something else', (message) => {
  expect(ask(message).draft.rule).not.toBe('sadness');
});

test.each(['i feel so alone', 'why should i go on living', 'i am so sad and i want to die'])(
  'danger comes before sadness: %s',
  (message) => {
    expect(ask(message).draft.rule).toBe('distress');
  },
);

test('to live somewhere is no danger', () => {
  expect(ask('why should i live in windhoek').draft.rule).not.toBe('distress');
});
