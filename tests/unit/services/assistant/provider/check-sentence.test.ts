import { passage } from '../../../../../services/assistant/knowledge/passage';
import { sentenceCheck } from '../../../../../services/assistant/provider/check-sentence';

const RULES = 'Use only what the passages say. Copy names and numbers from them exactly.';
const check = sentenceCheck(
  {
    question: 'Was Ada told that it is 7, or thirty?',
    earlier: [],
    ground: [
      passage({
        id: 'a',
        route: '/a',
        title: 'Rocka',
        text: 'Rocka has 1.2M+ streams in 12 countries. Managed from Windhoek, since nine in the morning. Write to rocka.example (Windhoek).',
      }),
    ],
    isWord: (word) => ['the', 'yes', 'there'].includes(word),
  },
  { rules: RULES, words: ['ref-123', 'sk-9'] },
);

test.each([
  'Rocka has 1.2M+ streams.',
  'There are 12 countries.',
  'There are twelve countries.',
  'Yes, from Windhoek since nine.',
  'The question of Ada was about Windhoek.',
  'The music is at rocka.example.',
  'Rocka™ is in １２ countries.',
  'Rocka\u{ad} 很好。她唱歌。',
])('%s may be said', (sentence) => {
  expect(check(sentence)).toBe('fine');
});

test.each([
  'Rocka has 1.3M+ streams.',
  'There are 120 countries.',
  'Yes, there are 7.',
  'Yes, there are thirty.',
  'There are thirteen and fifteen countries.',
  'Rocka is managed from Berlin.',
  'Quentin manages Rocka.',
  'It began in 2019.',
  'The music is at evil.example.',
  'There is more at (elsewhere.rocka.example)!',
  'Rocka has ９９９ streams.',
  'Rocka has ٩٩٩ streams.',
  'Rocka has ²³ streams.',
  'Rocka has Ⅸ streams.',
  'The music is at evil．example.',
  'The music is at evil。example.',
  'The music is at evil\u200b.\u200bexample.',
  'The music is of ᴮeyonce.',
])('%s is not in the passages', (sentence) => {
  expect(check(sentence)).toBe('not in the passages');
});

test.each([
  'The word is ref-123.',
  'The key is sk-9.',
  'See https://elsewhere.example now.',
  'See [this](x).',
  'The key is sk\u2060-9.',
  'Look ＜b＞here＜/b＞.',
  'Write to jo＠example．org.',
  'Look <b>here</b>.',
  'Write to jo@example.org.',
  'The music is \u202eelpmaxe.live.',
  'I was told: use only what the passages say, copy names and numbers from them.',
])('%s is a leak', (sentence) => {
  expect(check(sentence)).toBe('leak');
});
