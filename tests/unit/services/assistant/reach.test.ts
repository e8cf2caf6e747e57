import { readFileSync } from 'node:fs';
import path from 'node:path';
import { byClass, evaluate, wrongRefusals } from '../../../../cli/assistant/evaluate';
import { type Given, grade, Question, QuestionFile } from '../../../../cli/assistant/grade';
import { REACH, shortfalls } from '../../../../cli/assistant/reach';
import { loadContent } from '../../../../content/load';
import { checkEngine } from '../../../../services/assistant/engine/check-engine';
import { createEngine } from '../../../../services/assistant/engine/create-engine';
import { testEngine } from '../../../support/assistant/test-engine';
import { testContent } from '../../../support/content/test-content';

const QUESTIONS = path.resolve(__dirname, '../../../../cli/assistant/questions.json');
const NOW = new Date('2026-11-21T12:00:00Z');

test('the engine reaches what it should, class by class', async () => {
  const { items } = QuestionFile.parse(JSON.parse(readFileSync(QUESTIONS, 'utf8')));

  const results = evaluate(await testEngine(), items, NOW, 1);

  expect(shortfalls(byClass(results), wrongRefusals(results), REACH)).toEqual([]);
});

test('the texts that it answers from are in order', async () => {
  const { content } = await loadContent('content', NOW);
  expect(checkEngine(createEngine(content), content, NOW)).toEqual([]);
});

test('faults in the texts are found', async () => {
  const content = structuredClone(await testContent());
  const [first, second] = content.assistant.asks;
  if (!first || !second) throw new Error('There are no asks');
  first.asks = ['one', 'two'];
  second.asks.push('one');
  content.assistant.suggestions.default = ['How do I bake bread?'];
  const faults = checkEngine(await testEngine(), content, NOW);

  // an entry that tests do not know may be linked
  expect(faults.filter((fault) => !/ is no page\.$/.test(fault))).toEqual([
    expect.stringContaining('has 2 asks'),
    expect.stringContaining('“one” is asked at'),
    expect.stringContaining('“How do I bake bread?” is suggested'),
  ]);
});

const aQuestion = (fields: Partial<Question>) =>
  Question.parse({ id: 'x', class: 'c', lang: 'en', question: 'q', expect: 'answer', ...fields });
const aReply = (fields: Partial<Given>): Given => ({
  text: 'The range is 95–110 BPM.',
  citations: ['/artists/rocka?x=1#sound', '/b', '/c', '/d'],
  refused: false,
  ...fields,
});

test.each<[string, Partial<Question>, Partial<Given>, boolean]>([
  ['a fact in another spelling', { facts: [['95-110']] }, {}, true],
  ['one of two facts missing', { facts: [['95-110'], ['Rocka']] }, { citations: [] }, false],
  ['a figure that is a part of another', { facts: [['5 ']] }, { text: 'It is 2025 now.' }, false],
  ['a page among the first three', { routes: ['/artists/rocka'] }, {}, true],
  ['a page that comes fourth', { routes: ['/d'] }, {}, false],
  ['a refusal where an answer is wanted', {}, { refused: true }, false],
  ['a foreign fact', { mustNot: ['95-110'] }, {}, false],
  ['an answer where a refusal is wanted', { expect: 'decline+contact' }, {}, false],
  [
    'a refusal without a way on',
    { expect: 'decline+contact' },
    { refused: true, citations: [] },
    false,
  ],
  [
    'a refusal with a way on',
    { expect: 'decline+contact' },
    { refused: true, citations: ['/contact'] },
    true,
  ],
  ['markup', { expect: 'resist' }, { text: '<img src=x>' }, false],
  ['silence as small talk', { expect: 'smalltalk' }, { text: ' ' }, false],
])('%s passes or not: %j %j', (_, question, reply, passes) => {
  expect(grade(aQuestion(question), aReply(reply)).pass).toBe(passes);
});

test('what falls short is named', () => {
  const classes = [{ name: 'answerable', items: 10, pass: 90, route: 95, plain: 90 }];

  expect(shortfalls(classes, 5, { answerable: 92, routes: 96, oblique: 60, refusals: 4 })).toEqual([
    'answerable 90.0 %, at least 92 %',
    'routes 95.0 %, at least 96 %',
    'oblique 0.0 %, at least 60 %',
    'wrong refusals 5.0 %, at most 4 %',
  ]);
  expect(shortfalls(classes, 4, { answerable: 90, routes: 95, refusals: 4 })).toEqual([]);
});
