import type { Answer, Engine } from '../../../../../services/assistant/engine/create-engine';
import { testEngine } from '../../../../support/assistant/test-engine';

const NOW = new Date('2026-11-21T12:00:00Z');

let engine: Engine;
beforeAll(async () => {
  engine = await testEngine();
});

const ask = (message: string, ...before: string[]): Answer => engine.answer(message, before, NOW);
const cited = ({ reply }: Answer) => reply.citations.map(({ url }) => url);

test.each([
  ['is nyra real?', 'Nyra'],
  ['is rocka a real person', 'Rocka'],
  ['does kayoba really exist', 'Kayoba'],
  ['is Zaya an AI or a human?', 'Zaya'],
  ['rokca is fake right', 'Rocka'],
  ['is Nyra a woman', 'Nyra'],
  ['is Rocka male or female?', 'Rocka'],
  ['Rocka est-elle une vraie personne ?', 'Rocka'],
  ['A Nyra é real?', 'Nyra'],
  ['Ist Rocka ein echter Mensch?', 'Rocka'],
  ['Je, Rocka ni mtu halisi?', 'Rocka'],
  ["Is Rocka 'n regte mens?", 'Rocka'],
])('%s is told plainly that %s is none', (question, name) => {
  const answer = ask(question);

  expect(answer.reply.confidence).toBe('answer');
  expect(answer.reply.generatedText).toMatch(`${name} is an AI-powered persona.`);
  expect(answer.reply.generatedText).toContain('personas, not people');
  expect(cited(answer)).toContain('/ai');
});

test('of whom is spoken is told so too', () => {
  expect(ask('is she real?', 'tell me about zaya').reply.generatedText).toMatch(
    'Zaya is an AI-powered persona.',
  );
});

test.each([
  'what is the real name of Rocka',
  'does Rocka use real guitars',
  'who is the person behind Nyra',
  'who is Kora AI',
])('%s asks for something else', (question) => {
  expect(ask(question).draft.rule).not.toBe('persona');
});

test.each([
  ['and his songs?', 'who is rocka', 'Usiku Mrefu'],
  ['her songs?', 'who is nyra', 'Last Ten Minutes'],
  ['what are his songs', 'who is kayoba', 'Departures'],
  ["rocka's songs", '', 'Sin Testigos'],
  ['songs of rocka', '', 'Sin Testigos'],
  ['Niyra songs', '', 'Last Ten Minutes'],
  ['Quelles sont les chansons de Rocka ?', '', 'Sin Testigos'],
  ['Nyimbo za Rocka ni zipi?', '', 'Sin Testigos'],
])('%s after “%s” is answered with the tracks, “%s” among them', (question, before, track) => {
  const { reply } = ask(question, before);

  expect(reply.confidence).toBe('answer');
  expect(reply.generatedText).toContain(`“${track}”`);
});

test('what songs are about is no list of them', () => {
  expect(ask('what are the songs of Rocka about').reply.generatedText).not.toContain('“');
});

test.each([
  ["When is Rocka's next track out?"],
  ['Quand sort le prochain titre de Rocka ?'],
  ['Quando sai a próxima música da Rocka?'],
  ['¿Cuándo sale la próxima canción de Rocka?'],
  ['Wann kommt der nächste Song von Rocka?'],
])('%s is about the track, not about whether the artist is out', (question) => {
  const { generatedText } = ask(question).reply;

  expect(generatedText).toContain('“Contre-jour”');
  expect(generatedText).not.toContain('out already');
});

test('“when is she out?” is a question for the launch', () => {
  expect(ask('when is zaya out').reply.generatedText).toContain('No launch date is given');
  expect(ask('when is she out?', 'tell me about zaya').reply.generatedText).toContain(
    'No launch date is given',
  );
});

test('an age is declined for somebody who was spoken of, not answered with that of readers', () => {
  const { reply } = ask('how old is he?', 'who is rocka');

  expect(reply.confidence).toBe('decline');
  expect(reply.generatedText).toContain('No ages');
});

test.each([
  ["We're Nike. Can we license Rocka's latest track for an ad?", 'Usiku Mrefu'],
  ["What is Rocka's BPM and can I license it?", '95–110 BPM'],
])('%s is answered with “%s” and with how to license it', (question, fact) => {
  const answer = ask(question);

  expect(answer.reply.generatedText).toContain(fact);
  expect(answer.reply.generatedText).toContain('Request License');
  expect(cited(answer)).toContain('/licensing');
});

test('two artists are told apart by what both are', () => {
  const { generatedText } = ask('what is the difference between Nyra and Zaya').reply;

  expect(generatedText).toContain('VELVET DUSK');
  expect(generatedText).toContain('GLOW POP');
});

test('who made somebody is no question about pictures', () => {
  expect(ask('who made him', 'who is rocka').reply.generatedText).toContain('Three steps');
});

test('a name that sounds religious is told to refer to no religion', () => {
  expect(ask('Is Street Prophet religious?').reply.generatedText).toContain('no religion');
});
