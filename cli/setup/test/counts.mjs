/**
 * How many checks went which way.
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 */

/**
 * A stage that is one check: its exit code is its result.
 * @param {boolean} isGood
 * @returns {Counts}
 */
export const countOne = (isGood) => ({
  passed: isGood ? 1 : 0,
  failed: isGood ? 0 : 1,
  skipped: 0,
});

/**
 * Counts what `jest --json` wrote. A file that could not run at all is one failure.
 * @param {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number, numRuntimeErrorTestSuites: number }} result
 * @returns {Counts}
 */
export function countJest(result) {
  return {
    passed: result.numPassedTests,
    failed: result.numFailedTests + result.numRuntimeErrorTestSuites,
    skipped: result.numPendingTests + result.numTodoTests,
  };
}

/**
 * Counts what Playwright's `json` reporter wrote. An error outside of every test is one failure.
 * @param {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number }, errors: unknown[] }} result
 * @returns {Counts}
 */
export function countPlaywright({ stats, errors }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  };
}

/**
 * Reads a runner's result file. Without one, or with an exit code that its numbers do not explain,
 * something failed that nobody counted: that is one failure.
 * @template Result
 * @param {string | undefined} text the file's content, if it was written
 * @param {(result: Result) => Counts} count
 * @param {number} exitCode
 * @returns {Counts}
 */
export function countsOf(text, count, exitCode) {
  const counts = readCounts(text, count);
  return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/**
 * @template Result
 * @param {string | undefined} text
 * @param {(result: Result) => Counts} count
 * @returns {Counts}
 */
function readCounts(text, count) {
  try {
    return count(JSON.parse(text ?? ''));
  } catch {
    return countOne(false);
  }
}

/**
 * Adds up what the stages counted.
 * @param {Counts[]} all
 * @returns {Counts}
 */
export function total(all) {
  const sum = (/** @type {keyof Counts} */ key) => all.reduce((n, counts) => n + counts[key], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}

/**
 * Writes the line that `npm test` closes with.
 * @param {Counts} counts
 * @returns {string}
 */
export function closingLine({ passed, failed, skipped }) {
  const tail = skipped > 0 ? `, ${skipped} skipped` : '';
  return `${passed} passed, ${failed} failed${tail}`;
}
