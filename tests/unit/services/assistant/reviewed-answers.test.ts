import { readFileSync } from 'node:fs';
import path from 'node:path';
import { testEngine } from '../../../support/assistant/test-engine';

const FILE = path.resolve(__dirname, '../../../support/assistant/questions/reviewed.txt');
const NOW = new Date('2026-11-27T12:00:00Z');

/** Questions under what answers them: a line with `# ` and the rule of the draft, then a question a line. */
function reviewed(text: string): { rule: string; question: string }[] {
  return text.split('\n\n').flatMap((group) => {
    const [title = '', ...questions] = group.trim().split('\n');
    return questions.map((question) => ({ rule: title.replace(/^# /, ''), question }));
  });
}

/**
 * Each answer was read once and found to be of the right thing. A new wording or rule that takes one of
 * them away shows here: mend it, or move the question under what answers it better.
 */
test('questions that were once answered rightly are answered by the same still', async () => {
  const { answer } = await testEngine();
  const items = reviewed(readFileSync(FILE, 'utf8'));

  const moved = items.flatMap(({ rule, question }) => {
    const { draft } = answer(question, [], NOW);
    return draft.rule === rule ? [] : [`${question}: ${rule} -> ${draft.rule}`];
  });

  expect(moved).toEqual([]);
  expect(items.length).toBeGreaterThan(1500);
});
