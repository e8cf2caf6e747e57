import {
  isOtherScript,
  reachOf,
  stripLines,
} from '../../../../site/components/StripTitle/strip-lines';

test('a space that is not to break stays within its line', () => {
  expect(stripLines('Écoutez l’été\u00a0: la fête', 14)).toEqual([
    'Écoutez',
    'l’été\u00a0:',
    'la fête',
  ]);
});

test.each([
  ['a tail', 'Quiet,', 'then loud', true],
  ['a dot below', 'Ọ̀rọ̀', 'ni ilu', 'marks'],
  ['an accent above the next line', 'la fête à', 'l’Élysée', 'marks'],
  ['letters written with their marks apart', 'oro', 'e\u0301te', 'marks'],
  ['the marks of the first line', '', 'Été', 'marks'],
  ['nothing', 'Empty beat', 'counted', undefined],
  ['nothing below the last line', 'l’été', undefined, undefined],
])('a line leaves room for %s', (_, line, next, reach) => {
  expect(reachOf(line, next)).toBe(reach);
});

test.each(['صوت جديد', 'አዲስ ድምፅ', 'ߒߞߏ', 'ⵜⴰⵎⴰⵣⵉⵖⵜ', 'Новый голос', '新しい声'])(
  '%s is not set in strips',
  (title) => expect(isOtherScript(title)).toBe(true),
);

test.each(['Ẹ̀kọ́ orin', 'ǃKhwa ǁxaas', 'Łódź – Đà Nẵng', 'Vol. 2: “AI × us” …'])(
  '%s is set in strips',
  (title) => expect(isOtherScript(title)).toBe(false),
);
