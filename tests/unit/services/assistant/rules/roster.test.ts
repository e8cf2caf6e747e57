import {
  type Answer,
  createEngine,
  type Engine,
} from '../../../../../services/assistant/engine/create-engine';
import { testEngine } from '../../../../support/assistant/test-engine';
import { testContent } from '../../../../support/content/test-content';

const NOW = new Date('2026-11-21T12:00:00Z');

let engine: Engine;
beforeAll(async () => {
  engine = await testEngine();
});

const ask = (message: string): Answer => engine.answer(message, [], NOW);

test.each([
  ['Which artists sing in Portuguese?', 'Portuguese is on the profiles of Rocka and Nyra.'],
  ['do you have songs in swahili', 'Swahili is on the profiles of Rocka and Kayoba.'],
  ['anything in kiswahili?', 'Swahili is on the profiles of Rocka and Kayoba.'],
  ['Do any of them sing in Spanish?', 'Spanish is on the profile of Rocka.'],
  ['Qui chante en français ?', 'French is on the profiles of Rocka, Zaya and Kayoba.'],
  ['Quem canta em português?', 'Portuguese is on the profiles of Rocka and Nyra.'],
  ['Nani anaimba kwa Kiswahili?', 'Swahili is on the profiles of Rocka and Kayoba.'],
  ['Which artists in your roster sing in Portuguese?', 'Portuguese is on the profiles of Rocka'],
  ['any song in Spanish or Portuguese?', 'Spanish is on the profile of Rocka.'],
  ['Any artist singing in Zulu?', 'No profile shows Zulu. The languages that they show: Spanish'],
])('%s: “%s”', (question, words) => {
  const { reply } = ask(question);

  expect(reply.generatedText).toContain(words);
  expect(reply.confidence).toBe('answer');
});

test.each([
  ['naq', 'Khoekhoegowab', 'Nama'],
  ['id', 'Bahasa', 'Indonesian'],
])('a profile with the language %s is found by its English name too', async (code, label, name) => {
  const content = await testContent();
  const [first, ...others] = content.artists;
  if (!first) throw new Error('There is no artist.');
  const artists = [{ ...first, languages: [{ code, label }] }, ...others];
  const { reply } = createEngine({ ...content, artists }).answer(`who sings in ${name}`, [], NOW);

  expect(reply.generatedText).toContain(`${name} is on the profile of ${first.name}.`);
});

test('what the label has not confirmed is said to be open', () => {
  expect(ask('who sings in French').reply.generatedText).toContain('still to be confirmed');
});

test.each([
  'does Nyra sing in Portuguese',
  'can I read the site in french',
  'i want to hear music in a dark room',
  'is there music in Namibia',
  'Are your artists popular in Latin America?',
  'do your artists perform in Chinese cities',
  'may we use a song in Norwegian advertising',
  'who are your artists in French-speaking Africa?',
  'how is AI music regulated in Chinese law',
  'can I write to your artists in French',
  'can I send lyrics in Swahili',
  'is the contract for tracks in English',
  'do I have to credit the music in English',
])('%s asks for something else', (question) => {
  expect(ask(question).draft.rule).not.toBe('roster language');
});

test.each([
  'who has music out?',
  'which artists are out',
  'who can I listen to now?',
  'what songs are out',
])('%s: who is out, and that the others are not', (question) => {
  expect(ask(question).reply.generatedText).toMatch(/^Only Rocka has.* have no release yet/);
});
