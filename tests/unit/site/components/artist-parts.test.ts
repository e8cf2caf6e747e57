import { mosaicSpans } from '../../../../site/components/MosaicCard/spans';
import { CELLS, laidCells } from '../../../../site/components/Progress/cells';
import { stripLines } from '../../../../site/components/StripTitle/strip-lines';
import { tempoScale, tempoSpan } from '../../../../site/components/TempoList/scale';
import { fillPhrase } from '../../../../site/fill-phrase';
import { initialsOf } from '../../../../site/pages/artists/artist-directory';
import { lookOf } from '../../../../site/pages/artists/artist-hero';
import { sentence } from '../../../../site/pages/artists/sound-card';

test.each([
  [0, 0],
  [1, 1],
  [70, 14],
  [85, 17],
  [99, 19],
  [100, 20],
  [130, 20],
])('%i percent lays %i of the twenty cells', (percent, laid) => {
  expect(CELLS).toBe(20);
  expect(laidCells(percent)).toBe(laid);
});

test.each([
  [4, [7, 5, 5, 7]],
  [5, [7, 5, 5, 7, 12]],
  [6, [7, 5, 5, 7, 7, 5]],
  [1, [12]],
  [0, []],
])('%i cards fill whole rows of twelve columns', (count, spans) => {
  expect(mosaicSpans(count)).toEqual(spans);
});

test.each([
  ['Listen', 14, ['Listen']],
  ['Five artists, no people', 14, ['Five artists,', 'no people']],
  ['What comes next, in four tabs', 16, ['What comes next,', 'in four tabs']],
  ['To redefine music for the AI era', 14, ['To redefine', 'music for', 'the AI era']],
  ['Extraordinarily long', 9, ['Extraordinarily', 'long']],
  ['', 9, []],
])('%j in lines of %i characters', (title, longest, lines) => {
  expect(stripLines(title, longest)).toEqual(lines);
});

test('ranges of tempo share a scale of round tens', () => {
  const scale = tempoScale([
    { low: 88, high: 102 },
    { low: 118, high: 128 },
  ]);
  expect(scale).toEqual({ low: 80, high: 130 });
  expect(tempoSpan({ low: 105, high: 130 }, { low: 80, high: 130 })).toEqual({
    start: 50,
    width: 50,
  });
  expect(tempoScale([])).toBeUndefined();
  expect(tempoScale([{ low: 100, high: 100 }])).toEqual({ low: 100, high: 110 });
});

test('a cloth without a face carries two initials', () => {
  expect(['Kora AI', 'Amapiano Collective', 'Luna', 'A b c'].map(initialsOf)).toEqual([
    'KA',
    'AC',
    'L',
    'AB',
  ]);
});

test('the art decides how words meet it', () => {
  const image = { portrait: 'p', cover: 'c', wide: 'w', og: 'o', cloth: 'l', alt: '' };
  expect(lookOf({ image, art: { loom: 'mud-cloth', palette: {} } })).toBe('calm');
  expect(lookOf({ image, art: { loom: 'cut-pile', palette: {} } })).toBe('panel');
  expect(lookOf({ image, art: undefined })).toBe('panel');
  expect(lookOf({ image: { ...image, wide: 'p' }, art: { loom: 'mud-cloth', palette: {} } })).toBe(
    'beside',
  );
});

test('a phrase takes its values and keeps the names it is not given', () => {
  expect(fillPhrase('{out} out, {coming} coming', { out: 3, coming: 0 })).toBe('3 out, 0 coming');
  expect(fillPhrase('{name} is {state}', { name: '$&' })).toBe('$& is {state}');
});

test('a list of words begins with a capital, also where one word stands for all', () => {
  expect(sentence(['english', 'Français'])).toBe('English, Français');
  expect(sentence(['not announced'])).toBe('Not announced');
  expect(sentence([''])).toBe('');
});
