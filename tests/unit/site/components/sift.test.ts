import { sift } from '../../../../site/components/QuestionSearch/sift';

const TOPICS = [
  {
    id: 'artists',
    questions: [
      { question: 'Are they people?', html: '<p>No, <a href="/ai">AI personas</a>.</p>' },
      { question: 'Who sings FUSIÓN NOIR?', html: '<p>Rocka.</p>' },
    ],
  },
  { id: 'events', questions: [{ question: 'Which time zone?', html: '<p>Yours too.</p>' }] },
];

const found = (query: string) =>
  sift(TOPICS, query).flatMap(({ questions }) => questions.map(({ question }) => question));

test('every question stays while nothing is typed', () => {
  expect(sift(TOPICS, '  ')).toBe(TOPICS);
});

test('words are found in question and answer, without case and accents', () => {
  expect(found('fusion')).toEqual(['Who sings FUSIÓN NOIR?']);
  expect(found('ROCKA')).toEqual(['Who sings FUSIÓN NOIR?']);
  expect(found('yours zone')).toEqual(['Which time zone?']);
  expect(found('rocka zone')).toEqual([]);
});

test('a topic without a hit goes, and markup is no text', () => {
  expect(sift(TOPICS, 'personas').map(({ id }) => id)).toEqual(['artists']);
  expect(found('href')).toEqual([]);
});
