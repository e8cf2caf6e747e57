import type { Engine } from '../../../../../services/assistant/engine/create-engine';
import { testEngine } from '../../../../support/assistant/test-engine';

const NOW = new Date('2026-11-21T12:00:00Z');
const FICTION = 'In the story we wrote (it is fiction): ';

let engine: Engine;
beforeAll(async () => {
  engine = await testEngine();
});

const ask = (message: string) => engine.answer(message, [], NOW);

test.each([
  ['why does rocka never take his hat off', 'The hat stays on'],
  ['what happened to rocka', 'Rocka closes a bar'],
  ['nyra lore', 'Nyra tears tickets'],
  ['why does nyra tear tickets', 'tears tickets'],
  ['does kayoba have a job', 'Kayoba repairs radios'],
  ['what does zaya do for a living', 'Zaya paints signs'],
  ['where does street prophet hang out', 'The bench at stop 12'],
  ['what does rocka never do', 'Rocka never takes the hat off and never explains a lyric.'],
])('%s is answered from the story, and called invented: “%s”', (question, words) => {
  const { generatedText } = ask(question).reply;

  expect(generatedText.startsWith(FICTION)).toBe(true);
  expect(generatedText).toContain(words);
});

test.each([
  ['do you have a short bio of Kayoba', 'GLOBAL AFROVIBE'],
  ['what is rocka like', 'FUSIÓN NOIR'],
  ['what does rocka sound like at night', 'walking pace'],
  ['is zaya a pop artist who paints', 'Pop in flat colour'],
  ['where does zaya live', 'GLOW POP'],
  ['where does street prophet live', 'AMAPIANO'],
  ['what instruments are in Nyra’s songs', 'kizomba'],
  ['what is the story of the company', 'The story starts with a question'],
  ['do you have a job', 'open positions'],
  ['where do the artists live', 'Windhoek'],
  ['can i upload a cover of ultima luz to youtube', 'Before you publish or sell it'],
  ['id like to sample the claps from sin testigos', 'Request License'],
  ['what does Contre-jour sound like', 'Sung in French'],
])('%s is no question for the story: “%s”', (question, words) => {
  const { generatedText } = ask(question).reply;

  expect(generatedText).not.toContain(FICTION);
  expect(generatedText).toContain(words);
});

test.each([
  ['the question', ['what happened to rocka']],
  ['tell me more', ['who is rocka', 'tell me more', 'tell me more', 'tell me more']],
])('a story begins once, after %s', (_, talk) => {
  const { generatedText } = engine.answer(talk.at(-1) ?? '', talk.slice(0, -1), NOW).reply;

  expect(generatedText).toContain(`${FICTION}Rocka closes a bar.`);
});
