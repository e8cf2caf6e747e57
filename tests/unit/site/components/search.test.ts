import {
  findEntries,
  lookedFor,
  meantInstead,
  shownOf,
} from '../../../../services/contracts/search/find-entries';
import { markWords, meantBy, wordsOf } from '../../../../services/contracts/search/match-words';
import type { SearchGroup } from '../../../../site/components/SiteSearch/entry';
import { fitQuery } from '../../../../site/components/SiteSearch/fit-query';

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
  findEntries(GROUPS, query).groups.map(({ id, entries }) => [id, entries.map((e) => e.href)]);

test('without a word everything is there', () => {
  expect(findEntries(GROUPS, '   ').groups).toEqual(GROUPS);
});

test('case and accents make no difference', () => {
  expect(found('fusion')).toEqual([['artists', ['/artists/rocka']]]);
  expect(found('FÜSIÓN')).toEqual([['artists', ['/artists/rocka']]]);
});

test.each(["rocka's", 'rocka’s'])(
  '%s is found whichever apostrophe stands in the text',
  (query) => {
    const groups = ["Rocka's", 'Rocka’s'].map((title) => ({ entries: [{ title, text: '' }] }));

    expect(findEntries(groups, query).groups).toEqual(groups);
    expect(markWords('Rocka’s', wordsOf(query))).toEqual([{ text: 'Rocka’s', isHit: true }]);
  },
);

test('what has every word is found alone, in any order and any place', () => {
  expect(found('noir rocka')).toEqual([['artists', ['/artists/rocka']]]);
  expect(found('rocka')).toEqual([
    ['artists', ['/artists/rocka']],
    ['pages', ['/press']],
  ]);
});

test('where nothing has every word, what has some is found, the best first, and it is said', () => {
  expect(found('rocka velvet')).toEqual([
    ['artists', ['/artists/rocka', '/artists/nyra']],
    ['pages', ['/press']],
  ]);
  expect(findEntries(GROUPS, 'rocka velvet').isPartial).toBe(true);
  expect(findEntries(GROUPS, 'rocka noir').isPartial).toBe(false);
  expect(found('rocka beethoven')).toEqual(found('rocka'));
  expect(found('beethoven')).toEqual([]);
});

test('of much that has some of the words the ten nearest are shown', () => {
  const entries = Array.from({ length: 30 }, (_, n) => ({ title: `Song ${n}`, text: 'zouk' }));
  const [group] = findEntries(
    [{ entries: [...entries, { title: 'Zouk', text: '' }] }],
    'zouk lagos',
  ).groups;

  expect(group?.entries).toHaveLength(10);
  expect(group?.entries[0]?.title).toBe('Zouk');
});

test.each([
  ['licensing', 'We license tracks.', true],
  ['grammys', 'The Grammy collab', true],
  ['collaborate', 'Our collaborations', true],
  ['apple', 'An application', false],
  ['news', 'A new track', false],
  ['stories', 'Our story', true],
  ['stories', 'It is stored', false],
  ['counting', 'Who counted', true],
  ['counting', 'In 12 countries', false],
])('“%s” and “%s”: another ending is the same word (%s)', (query, text, isFound) => {
  expect(findEntries([{ entries: [{ title: '', text }] }], query).groups).toHaveLength(
    Number(isFound),
  );
});

test('a word is found where words begin with it; inside of words only where none does', () => {
  const entries = ['It happens', 'The app'].map((title) => ({ title, text: '' }));
  const titles = (query: string) =>
    findEntries([{ entries }], query).groups.flatMap((group) => group.entries.map((e) => e.title));

  expect(titles('app')).toEqual(['The app']);
  expect(titles('appens')).toEqual(['It happens']);
  expect(titles('pp')).toEqual([]);
  const joined = [{ entries: [{ title: '東京の音楽', text: '' }] }];
  expect(findEntries(joined, '音楽').groups).toEqual(joined);
  expect(markWords('happy app', ['app']).filter(({ isHit }) => isHit)).toHaveLength(1);
});

test('a whole word comes before one that only begins so, and the kind with the best comes first', () => {
  const groups = [
    {
      id: 'a',
      entries: [
        { title: 'Newsletter', text: '' },
        { title: 'A', text: 'news' },
      ],
    },
    {
      id: 'b',
      entries: [
        { title: 'Newsletter two', text: '' },
        { title: 'News', text: '' },
      ],
    },
  ];

  const result = findEntries(groups, 'news').groups;

  expect(result.map(({ id }) => id)).toEqual(['b', 'a']);
  expect(result[0]?.entries[0]?.title).toBe('News');
});

test('small words say nothing, unless they are all there is', () => {
  expect(found('who is the rocka?')).toEqual(found('rocka'));
  const entries = [{ title: 'The Who', text: '' }];
  expect(findEntries([{ entries }], 'the who').isPartial).toBe(false);
});

test('a slip beside a word that is found is told too', () => {
  expect(meantInstead(GROUPS, 'roka claps')).toBe('Rocka claps');
  expect(meantInstead(GROUPS, 'roka beethoven')).toBeUndefined();
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

  findEntries([group], 'n1');
  markWords('Ñ1 long', ['n1']);
  const first = folds.mock.calls.length;
  findEntries([group], 'long long');
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

test.each(['"rocka"', '“Rocka”', '-rocka', '+rocka', '"rocka noir"', 'rocka?', '(rocka),'])(
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

  const [group] = findEntries([pages], 'licensing').groups;

  expect(group?.entries.map(({ href }) => href)).toEqual(['/licensing', '/contact']);
  expect(entries[0]?.href).toBe('/contact');
});

test('of a kind that grows a page with several shows the first, and counts all', () => {
  const entries = Array.from({ length: 50 }, (_, n) => ({
    href: `/${n}`,
    title: `${n}`,
    text: '',
  }));
  const groups: SearchGroup[] = [{ id: 'news', label: 'News', most: 30, entries }, ...GROUPS];

  const [news, artists, pages] = shownOf(groups, '');
  expect([news?.entries.length, news?.count]).toEqual([30, 50]);
  expect([artists?.count, pages?.count]).toEqual([2, 1]);
  expect(shownOf(groups, 'nothing')).toHaveLength(3);
  expect(shownOf(groups, 'news').map(({ entries: all, count }) => [all.length, count])).toEqual([
    [50, 50],
  ]);
});

test('what is marked is the word that was found, not the part of it that all its forms share', () => {
  const entries = [{ title: 'Portraits', text: 'One image, and one imagined.' }];
  const { marked } = findEntries([{ entries }], 'images');

  const hits = markWords('One image, and one imagined.', marked).filter(({ isHit }) => isHit);
  expect(hits.map(({ text }) => text)).toEqual(['image']);
});

test('a letter or two are not marked in the middle of words', () => {
  expect(markWords('Starts in the middle', ['d'])).toEqual([
    { text: 'Starts in the middle', isHit: false },
  ]);
  expect(markWords('afrobeats', ['beat']).filter(({ isHit }) => isHit)).toHaveLength(1);
});

test.each(['rocka & noir', 'rocka/noir', 'rocka+noir', 'rocka, noir', 'tell me about rocka, noir'])(
  'signs between words are none: %s',
  (query) => {
    expect(found(query)).toEqual([['artists', ['/artists/rocka']]]);
    expect(findEntries(GROUPS, query).isPartial).toBe(false);
  },
);

test('a span is found with the dash that keyboards have', () => {
  const groups = [{ entries: [{ title: 'Zaya', text: 'At 118–128 BPM.' }] }];

  expect(findEntries(groups, '118-128').groups).toEqual(groups);
  expect(markWords('At 118–128 BPM.', ['118-128'])[1]).toEqual({ text: '118–128', isHit: true });
});

test('a name is found as one word', () => {
  const groups = [{ entries: [{ title: 'Street Prophet', text: '' }] }];

  expect(findEntries(groups, 'streetprophet').groups).toEqual(groups);
});

test('what has a word both in its title and among the words it is found by comes first', () => {
  const entries = ['Kora AI', 'How we use AI'].map((title) => ({ title, text: '', words: 'ai' }));
  const [kora, use] = entries;
  const [group] = findEntries(
    [{ entries: [{ ...kora, words: '' }, use] as typeof entries }],
    'ai',
  ).groups;

  expect(group?.entries[0]?.title).toBe('How we use AI');
});

test('another number is no slip', () => {
  expect(meantBy('2023', ['A show on 14 February 2024'])).toBeUndefined();
});

test('of what is pasted a hundred letters are looked for, none of them cut in two', () => {
  expect(lookedFor('  rocka ')).toBe('rocka');
  expect(lookedFor('ab '.repeat(5000))).toHaveLength(100);
  expect(lookedFor('🎧'.repeat(200))).toBe('🎧'.repeat(100));
});
