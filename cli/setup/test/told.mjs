import path from 'node:path';
import { ROOT } from '../process/places.mjs';

/**
 * What is named of the two runners' results; of none of it is it sure that it is there.
 * @typedef {{ testResults?: { name: string, status: string, assertionResults: { status: string, fullName: string }[] }[] }} JestResult
 * @typedef {{ file: string, title: string, tests: { status: string }[] }} PlaywrightSpec
 * @typedef {{ specs?: PlaywrightSpec[], suites?: PlaywrightSuite[] }} PlaywrightSuite
 */

/** @type {Record<string, string>} Playwright's word for how a test went that is named, and what is said behind its name. */
const NAMED = { unexpected: '', flaky: ' (passed when tried again)' };

/**
 * Names the tests that failed by what `jest --json` wrote, and the files that could not run at all.
 * @param {JestResult} result
 * @returns {string[]} a line each
 */
export function toldOfJest({ testResults = [] }) {
  return testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const file = path.relative(ROOT, name);
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      return failed.length > 0 ? failed.map(({ fullName }) => `${file}: ${fullName}`) : [file];
    });
}

/**
 * Names the tests that failed by what Playwright's `json` reporter wrote, and those that passed only when tried again.
 * @param {PlaywrightSuite} result
 * @returns {string[]} a line each
 */
export function toldOfPlaywright({ specs = [], suites = [] }) {
  const here = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status in NAMED)
      .map(({ status }) => `tests/e2e/${file}: ${title}${NAMED[status]}`),
  );
  return [...here, ...suites.flatMap(toldOfPlaywright)];
}
