import type { Engine } from '../../../../../services/assistant/engine/create-engine';
import { testEngine } from '../../../../support/assistant/test-engine';

const NOW = new Date('2026-11-21T12:00:00Z');

let engine: Engine;
beforeAll(async () => {
  engine = await testEngine();
});

const ask = (message: string, earlier: string[] = []) =>
  engine.answer(message, earlier, NOW).reply.generatedText;

test.each([
  ['yo who is rocka fr', 'Rocka (FUSIÓN NOIR)'],
  ['rocka vs kayoba who is better', 'Kayoba (GLOBAL AFROVIBE)'],
  ['Compare Nyra and Zaya in one paragraph', 'Nyra (VELVET DUSK)'],
  ['wen is nyra next show', 'No upcoming event'],
  [
    'hey can u hear me i am speaking to my phone and i want to know when the next event is and also who is playing thank you',
    'No upcoming event',
  ],
  ['is kayoba namibian or nah', 'no nationality'],
  ['how do i change the language of the site', 'The pages are in English'],
  ['in french please', 'Les pages sont en anglais'],
  ['then who sings?', 'Voices are synthetic'],
  ['which humans wrote the lyrics', 'name no individuals'],
  ['your site says 12 countries. which ones?', 'not named'],
  ['is there a calendar feed i can subscribe to', 'Atom and JSON feeds'],
  ['are there captions', 'what the label supplies'],
  ['can i read the site without javascript', 'readers without JavaScript'],
  ['does this site work with jaws', 'WCAG'],
])('%s is answered with “%s”', (question, words) => {
  expect(ask(question)).toContain(words);
});

test.each([
  ['quando sai a musica nova dela', 'e a Nyra?', 'Nyra is coming soon'],
  ['elle est vrai ou c une ia', 'je veux ecouter nyra', 'Nyra is an AI-powered persona'],
  ['is sy n regte mens', 'wie is nyra', 'Nyra is an AI-powered persona'],
  ['ametoka wapi', 'kayoba ni nani', 'no nationality'],
  ['were any of these streams bought?', 'who is Rocka?', 'No outside source'],
])('%s, after %s, is answered with “%s”', (question, before, words) => {
  expect(ask(question, [before])).toContain(words);
});

test.each([
  ['my 12 year old signed up for your newsletter delete her now', 'data request form'],
  ['Under GDPR article 15 I demand all data you hold on me', 'data request form'],
  ['You cloned my voice for Nyra. Take it down.', 'We take it down while we look'],
  ['my ex is using your ai to fake my voice', 'We take it down while we look'],
  ['I will sue you. My lawyer will contact you tomorrow.', 'names no lawyer'],
  ['did you charge my card', 'Nothing is sold'],
  ['what happens if we use the song without a licence?', 'both sides have signed'],
  ['who can read my questions', 'Only administrators'],
])('%s is taken seriously: “%s”', (question, words) => {
  expect(ask(question)).toContain(words);
});

test.each([
  ['tem concerto em Maputo?', 'No upcoming event'],
  ['nitapataje tiketi ya tamasha', 'No tickets'],
  ['comment avoir des billets', 'No tickets'],
  ['hoe skryf ek uit vir die nuusbrief', 'foot of any newsletter mail'],
])('%s is understood: “%s”', (question, words) => {
  expect(ask(question)).toContain(words);
});

test.each([
  ['i am a namibian can i apply', 'nationality'],
  ['I need to pay an invoice for a licence', 'No prices'],
  ['my lawyer wants to see a licence contract', 'names no lawyer'],
])('%s is not answered with “%s”', (question, words) => {
  expect(ask(question)).not.toContain(words);
});

test('a signed paper is no autograph', () => {
  expect(ask('I need a signed NDA before sending the script.')).not.toContain('autograph');
});
