import { findEntries, markWords, meantBy, wordsOf } from '../../../services/contracts/match-words';
import type { SearchGroup } from '../../../site/components/SiteSearch/entry';
import { fitQuery } from '../../../site/components/SiteSearch/fit-query';

const GROUPS: SearchGroup[] = [
  {
    id: 'artists',
    label: 'Artists',
    entries: [
      { href: '/artists/rocka', title: 'Rocka', text: 'FUSIÓN NOIR. Hand claps.' },
      { href: '/artists/nyra', title: 'Nyra', text: 'Slow.', words: 'VELVET DUSK' },
    ],
  },
  {
    id: 'pages',
    label: 'Pages',
    entries: [{ href: '/press', title: 'Press', text: 'Rocka and all others.' }],
  },
];

const found = (query: string) =>
  findEntries(GROUPS, wordsOf(query)).map(({ id, entries }) => [id, entries.map((e) => e.href)]);

test('without a word everything is there', () => {
  expect(findEntries(GROUPS, wordsOf('   '))).toEqual(GROUPS);
});

test('case and accents make no difference', () => {
  expect(found('fusion')).toEqual([['artists', ['/artists/rocka']]]);
  expect(found('FÜSIÓN')).toEqual([['artists', ['/artists/rocka']]]);
});

test.each(["rocka's", 'rocka’s'])(
  '%s is found whichever apostrophe stands in the text',
  (query) => {
    const groups = ["Rocka's", 'Rocka’s'].map((title) => ({ entries: [{ title, text: '' }] }));

    expect(findEntries(groups, wordsOf(query))).toEqual(groups);
    expect(markWords('Rocka’s', wordsOf(query))).toEqual([{ text: 'Rocka’s', isHit: true }]);
  },
);

test('every word must be there, in any order and any place', () => {
  expect(found('noir rocka')).toEqual([['artists', ['/artists/rocka']]]);
  expect(found('rocka')).toEqual([
    ['artists', ['/artists/rocka']],
    ['pages', ['/press']],
  ]);
  expect(found('rocka velvet')).toEqual([]);
});

test('words that are not printed find their entry too', () => {
  expect(found('velvet')).toEqual([['artists', ['/artists/nyra']]]);
});

test('found words are marked in the text as it is written', () => {
  expect(markWords('FUSIÓN NOIR, noir', ['fusion', 'noir'])).toEqual([
    { text: 'FUSIÓN', isHit: true },
    { text: ' ', isHit: false },
    { text: 'NOIR', isHit: true },
    { text: ', ', isHit: false },
    { text: 'noir', isHit: true },
  ]);
});

test('a text without the word is one piece, and no letter is lost', () => {
  expect(markWords('Nyra', ['noir'])).toEqual([{ text: 'Nyra', isHit: false }]);
  const pieces = markWords('Straße × Ańa', ['a']);
  expect(pieces.map(({ text }) => text).join('')).toBe('Straße × Ańa');
});

test('a query is set large while it fits, then narrower, then smaller', () => {
  const short = fitQuery('noir');
  const longer = fitQuery('street prophet');
  const longest = fitQuery('a whole sentence that somebody typed into it');

  expect(short).toEqual(fitQuery(''));
  expect(longer.stretch).toBeLessThan(short.stretch);
  expect(longest.size).toBeLessThan(short.size);
});

test('a query with a slip is told what it most likely meant, and one that means nothing here is not', () => {
  const titles = ['Rocka', 'Nyra', 'Press', 'How do I follow an artist?'];

  expect(meantBy('roka', titles)).toBe('Rocka');
  expect(meantBy('rokca', titles)).toBe('Rocka');
  expect(meantBy('presse', titles)).toBe('Press');
  expect(meantBy('folow nira', titles)).toBe('follow Nyra');
  expect(meantBy('roka beethoven', titles)).toBeUndefined();
  expect(meantBy('rocka', titles)).toBeUndefined();
  expect(meantBy('xy', titles)).toBeUndefined();
  // what somebody has only begun to type is no slip
  expect(meantBy('roc beethven', [...titles, 'Beethoven'])).toBe('Rocka Beethoven');
  // two letters of a short word are another word
  expect(meantBy('rykka', titles)).toBeUndefined();
  expect(meantBy('', titles)).toBeUndefined();
});

test('an entry is folded once, however often it is searched, and a word said again is looked for once', () => {
  const group = { id: 'all', label: 'All', entries: [{ href: '/a', title: 'Ñ1', text: 'long' }] };
  const folds = jest.spyOn(String.prototype, 'normalize');

  findEntries([group], wordsOf('n1'));
  markWords('Ñ1 long', ['n1']);
  const first = folds.mock.calls.length;
  findEntries([group], wordsOf('long long'));
  markWords('Ñ1 long', ['long']);
  const second = folds.mock.calls.length - first;
  folds.mockRestore();

  expect(first).toBeGreaterThan(1);
  expect(second).toBe(1);
  expect(wordsOf('a Á a')).toEqual(['a']);
});

test('what is written in two halves is marked whole', () => {
  expect(markWords('🎧 on 🎧', ['🎧'])).toEqual([
    { text: '🎧', isHit: true },
    { text: ' on ', isHit: false },
    { text: '🎧', isHit: true },
  ]);
  expect(markWords('🎧on', ['on'])).toEqual([
    { text: '🎧', isHit: false },
    { text: 'on', isHit: true },
  ]);
});

test.each(['"rocka"', '“Rocka”', '-rocka', '+rocka', '"rocka noir"'])(
  '%s is looked for without the signs',
  (query) => {
    expect(found(query)[0]).toEqual(['artists', ['/artists/rocka']]);
  },
);

test('a sign alone stays one', () => {
  expect(wordsOf('"')).toEqual(['"']);
  expect(wordsOf('* %')).toEqual(['*', '%']);
});

test('what has the words in its title comes first in its kind', () => {
  const entries = [
    { href: '/contact', title: 'Contact', text: 'Press, licensing, jobs.' },
    { href: '/licensing', title: 'Licensing', text: 'Ask for a track.' },
  ];
  const pages = { id: 'pages' as const, label: 'Pages', entries };

  const [group] = findEntries([pages], wordsOf('licensing'));

  expect(group?.entries.map(({ href }) => href)).toEqual(['/licensing', '/contact']);
  expect(entries[0]?.href).toBe('/contact');
});
