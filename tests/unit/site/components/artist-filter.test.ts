import { fold } from '../../../../services/contracts/search/match-words';
import {
  type Findable,
  matches,
  meantInstead,
  readFilter,
  writeFilter,
} from '../../../../site/components/ArtistFilter/match';

const ROCKA: Findable = {
  name: 'Rocka',
  genreId: 'fusion-noir',
  genreWords: ['FUSIÓN NOIR', 'flamenco noir'],
};
const PROPHET: Findable = {
  name: 'Street Prophet',
  genreId: 'amapiano-fusion',
  genreWords: ['AMAPIANO × AFROBEATS FUSION', 'AMAPIANO FUSION', 'amapiano x afrobeats'],
};

test.each([
  ['', true],
  ['rock', true],
  ['ROCKA', true],
  ['fusion noir', true],
  ['Fusíon', true],
  ['  fusion   noir ', true],
  ['flamenco', true],
  ['nyra', false],
  ['fusion-noir', false],
])('searching for %j finds Rocka: %s', (query, isFound) => {
  expect(matches(ROCKA, { query, genre: null })).toBe(isFound);
});

test('what a tab says and other spellings find the genre too', () => {
  expect(matches(PROPHET, { query: 'amapiano fusion', genre: null })).toBe(true);
  expect(matches(PROPHET, { query: 'Amapiano X', genre: null })).toBe(true);
});

test('a tab and a search narrow together', () => {
  expect(matches(PROPHET, { query: 'fusion', genre: 'amapiano-fusion' })).toBe(true);
  expect(matches(ROCKA, { query: 'fusion', genre: 'amapiano-fusion' })).toBe(false);
  expect(matches(PROPHET, { query: 'rocka', genre: 'amapiano-fusion' })).toBe(false);
});

test('folding forgets case, accents and spare spaces, and keeps signs', () => {
  expect(fold('  FUSIÓN\tNoir ')).toBe('fusion noir');
  expect(fold('GLOBAL AFROVIBE™')).toBe('global afrovibe™');
});

test('an address says which filter it wants', () => {
  expect(readFilter('?q=fusi%C3%B3n&genre=glow-pop', [null, 'glow-pop'])).toEqual({
    query: 'fusión',
    genre: 'glow-pop',
  });
  expect(readFilter('', [null, 'glow-pop'])).toEqual({ query: '', genre: null });
});

test.each(['?genre=polka', '?genre=', '?genre=null'])('%s shows every genre', (search) => {
  expect(readFilter(search, [null, 'glow-pop']).genre).toBeNull();
});

test('a filter and its address are the same thing', () => {
  const filter = { query: 'a & b', genre: 'glow-pop' };
  expect(writeFilter(filter)).toBe('?q=a+%26+b&genre=glow-pop');
  expect(readFilter(writeFilter(filter), ['glow-pop'])).toEqual(filter);
  expect(writeFilter({ query: '  ', genre: null })).toBe('');
});

test.each([
  ['roka', null, 'Rocka'],
  ['stret profet', null, 'Street Prophet'],
  ['fuson noir', null, 'FUSIÓN NOIR'],
  ['roka', 'amapiano-fusion', undefined],
  ['beethoven', null, undefined],
  ['', null, undefined],
])('who searches for %j among %s meant %j', (query, genre, meant) => {
  expect(meantInstead([ROCKA, PROPHET], { query, genre })).toBe(meant);
});
