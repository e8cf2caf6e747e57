import type { Content } from '../../../../../content/schema/content';
import { describedArtists } from '../../../../../services/assistant/words/described';
import { testContent } from '../../../../support/content/test-content';

let content: Content;
beforeAll(async () => {
  content = await testContent();
});

test.each([
  ['the fusion noir singer, how often is he streamed', 'rocka, how often is he streamed'],
  ['how fast does the glow pop girl sing', 'how fast does zaya sing'],
  ['the one who does that velvet dusk thing, is she out', 'nyra, is she out'],
  ['tell me about the guy in the flat hat', 'tell me about rocka'],
  ['that hooded guy with the lime visor, is he out', 'street prophet, is he out'],
  ['e aquele artista do global afrovibe', 'e kayoba'],
])('%s is %s', (folded, named) => {
  expect(describedArtists(content)(folded)).toBe(named);
});

test.each([
  'what is fusion noir',
  'i want a hat with one of your artists on it',
  'who is that',
  'a singer in a band',
  'the amapiano guy',
  'do you have a hat',
  'i am a flamenco singer, can you sign me',
])('%s describes nobody', (folded) => {
  expect(describedArtists(content)(folded)).toBe(folded);
});

test('a sign said over and over is read at once', () => {
  const long = 'fusion noir '.repeat(42);

  expect(describedArtists(content)(long)).toBe(long);
});

test('a sign of two describes neither, and signs without a letter nobody', () => {
  const [first, second] = content.artists;
  if (!first || !second) throw new Error('two artists are needed');
  const artists = [
    { ...first, knownBy: ['scarf', '***'] },
    { ...second, knownBy: ['scarf'] },
  ];
  const withNames = describedArtists({ ...content, artists });

  expect(withNames('the one with the scarf')).toBe('the one with the scarf');
  expect(withNames('who is the  guy')).toBe('who is the  guy');
});

test('a name stands there as it is written', () => {
  const [first] = content.artists;
  if (!first) throw new Error('an artist is needed');
  const artists = [{ ...first, name: 'a$& $1', knownBy: ['scarf'] }];

  expect(describedArtists({ ...content, artists })('the scarf guy')).toBe('a$& $1');
});

test('a genre that two make describes neither', () => {
  const [first, second] = content.artists;
  if (!first || !second) throw new Error('two artists are needed');
  second.genre = first.genre;

  expect(describedArtists(content)('the fusion noir singer')).toBe('the fusion noir singer');
});
