import type { Engine } from '../../../../../services/assistant/engine/create-engine';
import { testEngine } from '../../../../support/assistant/test-engine';

const NOW = new Date('2026-11-26T12:00:00Z');

let engine: Engine;
beforeAll(async () => {
  engine = await testEngine();
});

const ask = (message: string) => engine.answer(message, [], NOW).reply;

test.each([
  ['does it have swearing', 'does not say whether a song has strong language'],
  ['explicit lyrics', 'does not say whether a song has strong language'],
  ['who is sadder', 'ranks nobody by mood'],
  ['can i sue you', 'a question for a lawyer'],
  ['is the discord moderated', 'does not say who moderates'],
  ['do you have lesson material', 'no teaching material'],
  ['can i scrape the tracks', 'feeds'],
  ['what stack do you use', 'not say what it is built with'],
  ['are you raising money', 'investors'],
  ['wie is die baas', 'no individuals'],
  ['kan ek bel', 'no phone number'],
])('%s: that it is not said is said plainly', (message, words) => {
  const { generatedText, confidence } = ask(message);

  expect(confidence).toBe('decline');
  expect(generatedText).toContain(words);
});

test.each([
  ['can my band open for rocka', 'Book a Creative Call'],
  ['can someone visit our school', 'Book a Creative Call'],
  ['hi we run a jazz festival in cape town', 'Book a Creative Call'],
  ['do you use my data to train ai', 'The privacy notice names no such use'],
  ['come on', 'Ask again in other words'],
  ['just pick one', 'without taste'],
  ['ur boring', 'pass you to a person'],
  ['gracias bro', 'De nada'],
  ['this is a scam', 'Send no money'],
  ['Quem faz a música?', 'finished by human producers'],
  ['wer macht die Musik', 'finished by human producers'],
  ["c'est quoi le hub Afrique", 'The Africa hub puts Rocka'],
  ['waar is julle', 'Windhoek'],
  ['what law applies', 'completed by counsel'],
  ['the player has no label', 'what got in the way'],
  ['what do the pictures look like', 'a description in words'],
  ["describe rocka's portrait", 'a flat-brimmed hat'],
  ['what does zaya look like', 'round glasses'],
  ['can i play street prophet on air', 'Request License'],
  ['how do I cancel a reminder', 'the other leaves with one press'],
])('%s: the nearest true thing is told for sure', (message, words) => {
  const { generatedText, confidence } = ask(message);

  expect(confidence).toBe('answer');
  expect(generatedText).toContain(words);
});
