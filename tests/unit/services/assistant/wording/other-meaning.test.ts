import type { Engine } from '../../../../../services/assistant/engine/create-engine';
import { testEngine } from '../../../../support/assistant/test-engine';

const NOW = new Date('2026-11-21T12:00:00Z');

let engine: Engine;
beforeAll(async () => {
  engine = await testEngine();
});

const ask = (message: string) => engine.answer(message, [], NOW);

test.each([
  ['can I use your song in my app', 'Request License'],
  ['want to use a tune in an app', 'Request License'],
  ['is your music available in an app', 'There is no app'],
  ['music app license', 'Request License'],
  ['je veux utiliser un morceau dans mon appli', 'Request License'],
  ['uma faixa para a minha app', 'Request License'],
  ['una canción para mi app', 'Request License'],
  ['wimbo kwa app yangu', 'Request License'],
  ['ein Lied für meine App', 'Request License'],
  ['can I buy the music rights', 'Request License'],
  ['can you name Rocka’s genre', 'FUSIÓN NOIR'],
  ['name Rocka’s songs', 'Usiku Mrefu'],
  ['which songs do you make with Rocka', 'Usiku Mrefu'],
  ['who made this site’s pictures', 'A program written for this site'],
  ['is your site made with AI', 'Voices are synthetic'],
  ['I am a journalist and need a comment on AI', 'write to press'],
  ['where do you store cookies', 'No cookies for analytics'],
  ['is this site family friendly', 'Under 16'],
  ['what is the maximum length of a message', 'up to 5,000 characters'],
  ['where do the artists live', 'Windhoek'],
  ['can you sponsor a school in Kenya', 'No partners'],
  ['can my brand sponsor a panel', 'Book a Creative Call'],
  ['¿Zaya es una persona?', 'Zaya is an AI-powered persona'],
  ['¿Es Nyra una persona o un robot?', 'Nyra is an AI-powered persona'],
])('%s is answered with “%s”', (question, words) => {
  expect(ask(question).reply.generatedText).toContain(words);
});

test.each([
  ['can I dance to your song at a competition', 'contests'],
  ['I want to contest a copyright claim', 'contests'],
  ['we host a song contest, can an artist be on the jury', 'contests'],
  ['our fans in Ghana want a concert', 'audience'],
  ['a case study for my class about you', 'partners'],
  ['when does the label start hiring', 'founded'],
  ['comment on postule', 'comments'],
])('%s is not declined as one of the %s', (question, gap) => {
  expect(ask(question).draft.rule).not.toBe(`knownGap ${gap}`);
});

test.each([
  ['what is the maximum length of a clip I may use', 'no files'],
  ['maximum length of a song', 'no files'],
  ['can I see a sample', 'Nothing is licensed'],
])('%s is not answered with “%s”', (question, words) => {
  const { confidence, generatedText } = ask(question).reply;

  expect(confidence === 'answer' && generatedText.includes(words)).toBe(false);
});
