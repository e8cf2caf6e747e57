import { plain } from '../../../../../services/assistant/knowledge/passage';
import { sentencesOf } from '../../../../../services/assistant/retrieval/quote';
import { fold, wordsOf } from '../../../../../services/assistant/words/fold';
import { createSpeller } from '../../../../../services/assistant/words/spelling';
import { stem } from '../../../../../services/assistant/words/stem';

test('text is folded: accents, invisible characters, signs, case', () => {
  expect(fold('  FUSIÓN\u200b NOIR™ × “95–110” d’été ')).toBe("fusion noir x “95-110” d'ete");
  expect(wordsOf(fold('Rocka’s d’écoutes don’t'))).toEqual(['rocka', 'ecoutes', 'dont']);
});

test.each([
  ['stories', 'story'],
  ['licenses', 'licens'],
  ['license', 'licens'],
  ['planning', 'plan'],
  ['planned', 'plan'],
  ['brightest', 'bright'],
  ['poppiest', 'poppy'],
  ['bus', 'bus'],
  ['this', 'this'],
])('the stem of %s is %s', (word, stemmed) => {
  expect(stem(word)).toBe(stemmed);
});

test('a first letter that nobody hears is missed before another is put wrong', () => {
  const spell = createSpeller(['ring', 'wrong', 'lock', 'knock']);

  expect(spell('rong')).toBe('wrong');
  expect(spell('nock')).toBe('knock');
});

test('a slip is mended to the most usual word, and what is known or too far is left', () => {
  const spell = createSpeller(['newsletter', 'bpm', 'discord', 'launch', 'lunch']);

  expect(spell('newslettr')).toBe('newsletter');
  expect(spell('nwesleter')).toBe('newsletter');
  expect(spell('bmp')).toBe('bpm');
  expect(spell('bpmm')).toBe('bpm');
  expect(spell('lauch')).toBe('launch');
  expect(spell('launch')).toBeUndefined();
  expect(spell('bam')).toBeUndefined();
  expect(spell('tractor')).toBeUndefined();
});

test('of two words as near, the one with the same beginning was meant', () => {
  expect(createSpeller(['coat', 'boot'])('boat')).toBe('boot');
});

test('a word longer than any of ours is not looked for: the work grows with the square', () => {
  const longest = 'abcdefghijklmnopqrst';
  const spell = createSpeller([longest, `${longest}uv`]);

  expect(spell(longest.replace('t', 'x'))).toBe(longest);
  expect(spell(`${longest}ux`)).toBeUndefined();
});

test('sentences end at marks and not inside numbers', () => {
  expect(sentencesOf('Has 1.2M+ streams. Really? “Yes.” Done')).toEqual([
    'Has 1.2M+ streams.',
    'Really?',
    '“Yes.”',
    'Done',
  ]);
});

test('layout is taken out of text', () => {
  expect(plain('**Who.** *We* did.\n\n- One\n- [Two](/two)')).toBe('Who. We did. One Two');
});
