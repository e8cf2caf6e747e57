import {
  closingLine,
  countJest,
  countOne,
  countPlaywright,
  countsOf,
  total,
} from '../../../../cli/setup/test/counts.mjs';

const jestResult = (change: object) => ({
  numPassedTests: 5,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  numRuntimeErrorTestSuites: 0,
  ...change,
});

const playwrightResult = (stats: object, errors: unknown[] = []) => ({
  stats: { expected: 3, unexpected: 0, flaky: 0, skipped: 0, ...stats },
  errors,
});

test('the sum of all stages is the closing line', () => {
  const sum = total([countOne(true), countOne(false), { passed: 40, failed: 2, skipped: 0 }]);
  expect(closingLine(sum)).toBe('41 passed, 3 failed');
});

test('skipped tests are named only when there are any', () => {
  expect(closingLine({ passed: 1, failed: 0, skipped: 2 })).toBe('1 passed, 0 failed, 2 skipped');
});

test('a test file that could not run is a failure', () => {
  expect(countJest(jestResult({ numFailedTests: 1, numRuntimeErrorTestSuites: 2 }))).toEqual({
    passed: 5,
    failed: 3,
    skipped: 0,
  });
});

test('tests of Jest that did not run are skipped ones', () => {
  expect(countJest(jestResult({ numPendingTests: 1, numTodoTests: 1 })).skipped).toBe(2);
});

test('an error outside of every browser test is a failure', () => {
  expect(countPlaywright(playwrightResult({ unexpected: 1, skipped: 1 }, [{}]))).toEqual({
    passed: 3,
    failed: 2,
    skipped: 1,
  });
});

test('a browser test that passed at the second try passed', () => {
  expect(countPlaywright(playwrightResult({ flaky: 1 })).passed).toBe(4);
});

test.each([
  ['no result file', undefined],
  ['half a result file', '{"numPassedTests":5,'],
  ['a result of another shape', '{"success":true}'],
])('%s is one failure', (_name, text) => {
  expect(countsOf(text, countPlaywright, 1)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

test('an exit code that no failure explains is one', () => {
  expect(countsOf(JSON.stringify(jestResult({})), countJest, 1)).toMatchObject({
    passed: 5,
    failed: 1,
  });
  expect(countsOf(JSON.stringify(jestResult({})), countJest, 0)).toMatchObject({
    passed: 5,
    failed: 0,
  });
});
