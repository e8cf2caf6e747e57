import { metQuestion } from '../../../../services/assistant/keep-question';
import { ASSISTANT_LIMITS } from '../../../../services/contracts/limits/assistant';
import { testEngine } from '../../../support/assistant/test-engine';

const MAX = ASSISTANT_LIMITS.messageMax;
/** An index of PostgreSQL takes a third of a page, less what it writes there itself. */
const INDEXED_BYTES_MAX = 2_600;

test.each([
  ['signs that are read as eighteen letters', '\ufdfa'],
  ['syllables that are compared as three', '\uac12'],
  ['signs outside the basic plane', '\u{1d400}'],
])('a question of %s is kept no longer than it may be asked', async (_, sign) => {
  const engine = await testEngine();
  const now = new Date();
  const message = sign.repeat(MAX / sign.length);

  const row = metQuestion(message, engine.answer(message, [], now), engine, now);

  expect(row?.question.length).toBeLessThanOrEqual(MAX);
  expect(row?.fingerprint).not.toBe('');
  expect(Buffer.byteLength(row?.fingerprint ?? '')).toBeLessThanOrEqual(INDEXED_BYTES_MAX);
});
