import { readFileSync } from 'node:fs';
import path from 'node:path';
import { byClass, evaluate, wrongRefusals } from '../../../../cli/assistant/evaluate';
import { QuestionFile } from '../../../../cli/assistant/grade';
import { REACH, shortfalls } from '../../../../cli/assistant/reach';
import { testEngine } from '../../../support/assistant/test-engine';

const FOLDER = path.resolve(__dirname, '../../../support/assistant/questions');
const NOW = new Date('2026-11-21T12:00:00Z');
/** Classes of these files alone. */
const ALSO = { 'date-aware': 100, 'two-readings': 100, 'follow-up': 100, 'small-talk': 100 };

/** The texts were mended by `first`; `second` was looked at once, after what it reached unseen had been noted. */
test.each([
  ['first', { ...REACH, ...ALSO }],
  ['second', { ...REACH, ...ALSO }],
])('questions of our own, %s half, are answered class by class', async (half, minima) => {
  const file = readFileSync(path.join(FOLDER, `${half}.json`), 'utf8');
  const { items } = QuestionFile.parse(JSON.parse(file));

  const results = evaluate(await testEngine(), items, NOW, 1);

  expect(shortfalls(byClass(results), wrongRefusals(results), minima)).toEqual([]);
});
