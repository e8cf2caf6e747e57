import type { Engine } from '../../../../../services/assistant/engine/create-engine';
import { testEngine } from '../../../../support/assistant/test-engine';

const LATER = new Date('2026-11-24T12:00:00Z');

let engine: Engine;
beforeAll(async () => {
  engine = await testEngine();
});

const ask = (message: string, before: string[] = []) => engine.answer(message, before, LATER);
const said = (message: string, before: string[] = []) => ask(message, before).reply.generatedText;

test.each(['من هو روكا؟', 'أين مكتبكم؟', 'Кто такой Рокка?', 'ሮካ ማን ነው?'])(
  '%s: what is in a script that is not read is said to be, and not to be missing on the site',
  (question) => {
    const { reply, query } = ask(question);

    expect(reply.confidence).toBe('decline');
    expect(reply.generatedText).toContain('I cannot read that script. I understand English');
    expect(query.language).toBe('und');
  },
);

test('a name of ours is found in any script', () => {
  expect(said('من هو Rocka؟')).toContain('FUSIÓN NOIR');
});

test.each([
  'Rocka a-t-il gagné un Grammy ?',
  'Rocka ganhou um Grammy?',
  '¿Ha ganado Rocka un Grammy?',
  'hat Rocka einen Grammy gewonnen?',
])('%s asks for a prize, not for earnings', (question) => {
  expect(said(question)).toContain('No win and no nomination is claimed');
});

test.each([
  ['can i use rockas song in my tiktok', 'Request License'],
  ['how do i apply for the cultural consultant job', 'open positions'],
  ['i want to work as sound engineer', 'open positions'],
  ['did you train on spotify songs', 'only if we hold the right'],
  ['can kids sign up', 'Under 16'],
  ['is Sin testigos out?', 'by Rocka is out.'],
  ['is wet paint released', 'by Zaya is not out yet.'],
  ['what is sin testigos about', 'an empty street'],
  ['Nyra atatoka lini?', '2025'],
  ['Quels artistes peut-on écouter maintenant ?', 'music out'],
])('%s is answered with “%s”', (question, fact) => {
  const { reply } = ask(question);

  expect(reply.confidence).toBe('answer');
  expect(reply.generatedText).toContain(fact);
});

test('whether data is sold is said first', () => {
  expect(said('do you sell my email')).toMatch(/^Nothing is sold/);
});

test('one word that two languages share does not decide for the other', () => {
  expect(ask('data saver mode').query.language).toBe('en');
  expect(ask('qual é a data do concerto').query.language).toBe('pt');
});

test('what somebody tells of themselves is not taken for a question about a persona', () => {
  expect(said('my boyfriend left me')).not.toContain('persona fiction');
});

test.each([
  ['who is nyra', 'ok follow her', 'follow', 'nyra'],
  ['when does zaya launch', 'can you remind me', 'remind', 'zaya'],
])('after “%s”, “%s” offers it for the same artist', (before, message, type, artistId) => {
  expect(ask(message, [before]).reply.action).toMatchObject({ type, artistId });
});

test.each([
  ['Quand sort Nyra ?', 'et kayoba ?'],
  ['Wann kommt Nyra raus?', 'und kayoba?'],
])('after “%s”, “%s” asks the same of somebody else', (before, message) => {
  expect(said(message, [before])).toContain('Announced for 2025');
});

test.each([
  [
    "What are Rocka's figures?",
    'Rocka has 1.2M+ streams, is heard in 12 countries and has an audience of which 85% is in Africa. These figures are self-reported.',
  ],
  [
    'How many streams and fans do you have?',
    'The company reports 100K+ fans and 50M+ streams in total. These figures are self-reported.',
  ],
  [
    "What is Kayoba's tempo?",
    'Kayoba’s tempo is not settled. Two pages differ: the African directory says 96–108 BPM, the artists page 100–115 BPM.',
  ],
  [
    'When was the panel?',
    'Panel. That was on 20 February 2024, 3:00PM EST. It is listed as a past event.',
  ],
])('%s is answered in whole sentences, each thing once', (question, answer) => {
  expect(said(question)).toBe(answer);
});

test.each(['you are great', 'super', 'muito bom', 'genial', 'toll'])(
  '%s: nobody is praised for pages that an AI writing tool drafted',
  (praise) => {
    expect(said(praise)).not.toMatch(/wrote|écrit|escreveu|escribieron|geschrieben/);
  },
);
