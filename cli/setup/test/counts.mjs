import { toldOfJest, toldOfPlaywright } from './told.mjs';

/**
 * How many checks went which way, and a line for each that whoever reads only the end should know of.
 * @typedef {{ passed: number, failed: number, skipped: number, told: string[] }} Counts
 */

/**
 * A stage that is one check: its exit code is its result.
 * @param {boolean} isGood
 * @param {string} title
 * @returns {Counts}
 */
export const countOne = (isGood, title) => ({
  passed: isGood ? 1 : 0,
  failed: isGood ? 0 : 1,
  skipped: 0,
  told: isGood ? [] : [title],
});

/**
 * Counts what `jest --json` wrote. A file that could not run at all is one failure.
 * @param {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number, numRuntimeErrorTestSuites: number } & import('./told.mjs').JestResult} result
 * @returns {Counts}
 */
export function countJest(result) {
  return {
    passed: result.numPassedTests,
    failed: result.numFailedTests + result.numRuntimeErrorTestSuites,
    skipped: result.numPendingTests + result.numTodoTests,
    told: toldOfJest(result),
  };
}

/**
 * Counts what Playwright's `json` reporter wrote. An error outside of every test is one failure.
 * @param {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number }, errors: unknown[] } & import('./told.mjs').PlaywrightSuite} result
 * @returns {Counts}
 */
export function countPlaywright(result) {
  const { stats, errors } = result;
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    told: toldOfPlaywright(result),
  };
}

/**
 * Reads a runner's result file. Without one, or with an exit code that its numbers do not explain,
 * something failed that nobody counted: that is one failure.
 * @template Result
 * @param {string | undefined} text the file's content, if it was written
 * @param {(result: Result) => Counts} count
 * @param {number} exitCode
 * @param {string} title of the stage
 * @returns {Counts}
 */
export function countsOf(text, count, exitCode, title) {
  const { told, ...counts } = readCounts(text, count, title);
  const failed = counts.failed || (exitCode === 0 ? 0 : 1);
  return { ...counts, failed, told: failed > 0 && told.length === 0 ? [title] : told };
}

/**
 * @template Result
 * @param {string | undefined} text
 * @param {(result: Result) => Counts} count
 * @param {string} title
 * @returns {Counts}
 */
function readCounts(text, count, title) {
  try {
    return count(JSON.parse(text ?? ''));
  } catch {
    return countOne(false, title);
  }
}

/**
 * Adds up what the stages counted.
 * @param {Counts[]} all
 * @returns {Counts}
 */
export function total(all) {
  const sum = (/** @type {'passed' | 'failed' | 'skipped'} */ key) =>
    all.reduce((n, counts) => n + counts[key], 0);
  const told = all.flatMap((counts) => counts.told);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped'), told };
}

/**
 * Writes the line that `npm test` closes with.
 * @param {Omit<Counts, 'told'>} counts
 * @returns {string}
 */
export function closingLine({ passed, failed, skipped }) {
  const tail = skipped > 0 ? `, ${skipped} skipped` : '';
  return `${passed} passed, ${failed} failed${tail}`;
}
