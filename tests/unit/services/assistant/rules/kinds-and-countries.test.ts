import { createEngine, type Engine } from '../../../../../services/assistant/engine/create-engine';
import { testEngine } from '../../../../support/assistant/test-engine';
import { testContent } from '../../../../support/content/test-content';

const NOW = new Date('2026-11-27T12:00:00Z');

let engine: Engine;
beforeAll(async () => {
  engine = await testEngine();
});

const ask = (message: string) => engine.answer(message, [], NOW);

test.each([
  ['do you have any jazz', 'No profile names jazz. What there is: FUSIÓN NOIR (Rocka), '],
  ['Any R&B?', 'No profile names R&B.'],
  ['is there any hip hop', 'No profile names hip-hop.'],
  ['do you do classical music', 'No profile names classical music.'],
  ['I like reggae', 'No profile names reggae.'],
  ['c’est du jazz ?', 'No profile names jazz.'],
  ['tem funk', 'No profile names funk.'],
  ['gibt es hier jazz', 'No profile names jazz.'],
  ['speel jazz', 'No profile names jazz.'],
  ['who is a rapper', 'No profile names rapper.'],
])('%s: “%s”', (question, words) => {
  const { draft } = ask(question);

  expect(draft.text).toContain(words);
  expect(draft).toMatchObject({ confidence: 'answer', urls: ['/artists', '/artists/africa'] });
});

test.each([
  ['is Rocka jazz', 'Rocka makes FUSIÓN NOIR.', '/artists/rocka'],
  ['does zaya make techno', 'Zaya makes GLOW POP.', '/artists/zaya'],
])('%s tells what is made: “%s”', (question, words, url) => {
  const { draft } = ask(question);

  expect(draft.text).toContain(words);
  expect(draft.urls[0]).toBe(url);
});

test.each([
  ['we run a jazz festival', 'otherGenre'],
  ['can I use a song in a gospel film', 'otherGenre'],
  ['do you have highlife', 'otherGenre'],
  ['who plays kizomba', 'otherGenre'],
  ['you rock', 'otherGenre'],
  ['is it a trap', 'otherGenre'],
  ['can I play your music in my disco', 'otherGenre'],
  ['I play jazz', 'otherGenre'],
  ['we want to make reggae', 'otherGenre'],
  ['do you want an indie artist', 'otherGenre'],
  ['is there a concert in Ghana', 'fromCountry'],
  ['are you hiring in Kenya', 'fromCountry'],
  ['which artists are from africa', 'fromCountry'],
  ['is kayoba from angola', 'fromCountry'],
  ['is Georgia an artist', 'fromCountry'],
  ['does Israel have an artist', 'fromCountry'],
  ['which artists are there', 'fromCountry'],
  ['do you live in Kenya', 'fromCountry'],
  ['I am an artist from Kenya', 'fromCountry'],
  ['how many fans in Kenya', 'fromCountry'],
])('%s is nothing for the rule %s', (question, rule) => {
  expect(ask(question).draft.rule).not.toBe(rule);
});

test.each([
  'are you from Kenya',
  'are you in the USA',
  'are you from South Africa',
  'are you nigerian',
])('%s is asked of the company', (question) => {
  expect(ask(question).draft).toMatchObject({ text: 'We are in Windhoek, Namibia.' });
});

test('one of several who were spoken of comes from nowhere either', () => {
  const { draft } = engine.answer('which of them is from Kenya', ['compare Rocka and Nyra'], NOW);

  expect(draft.rule).toBe('fromCountry');
});

test.each([
  'which artist is from Kenya',
  'do you have a Nigerian artist',
  'any south african singers',
  'do you have artists from Côte d’Ivoire',
  'who is from the USA',
  'are you a group from Kenya',
])('%s: nobody is said to come from somewhere', (question) => {
  expect(ask(question).draft).toMatchObject({ rule: 'fromCountry', confidence: 'answer' });
});

test('a kind of music or a country that a profile names is answered from there', async () => {
  const content = await testContent();
  const artists = content.artists.map((artist, index) =>
    index === 0 ? { ...artist, heritage: 'Jazz from Kenya.' } : artist,
  );
  const other = createEngine({ ...content, artists });

  expect(other.answer('do you have any jazz', [], NOW).draft.rule).not.toBe('otherGenre');
  expect(other.answer('which artist is from Kenya', [], NOW).draft.rule).not.toBe('fromCountry');
});
