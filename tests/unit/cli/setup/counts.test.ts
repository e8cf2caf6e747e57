import { inRoot } from '../../../../cli/setup/process/places.mjs';
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
  const tests = { passed: 40, failed: 2, skipped: 0, told: ['a.test.ts: a', 'b.test.ts: b'] };
  const sum = total([countOne(true, 'Lint'), countOne(false, 'Type check'), tests]);
  expect(closingLine(sum)).toBe('41 passed, 3 failed');
  expect(sum.told).toEqual(['Type check', 'a.test.ts: a', 'b.test.ts: b']);
});

test('skipped tests are named only when there are any', () => {
  expect(closingLine({ passed: 1, failed: 0, skipped: 2 })).toBe('1 passed, 0 failed, 2 skipped');
});

test('a test file that could not run is a failure', () => {
  expect(countJest(jestResult({ numFailedTests: 1, numRuntimeErrorTestSuites: 2 }))).toMatchObject({
    passed: 5,
    failed: 3,
    skipped: 0,
  });
});

test('tests of Jest that did not run are skipped ones', () => {
  expect(countJest(jestResult({ numPendingTests: 1, numTodoTests: 1 })).skipped).toBe(2);
});

test('an error outside of every browser test is a failure', () => {
  expect(countPlaywright(playwrightResult({ unexpected: 1, skipped: 1 }, [{}]))).toMatchObject({
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
  expect(countsOf(text, countPlaywright, 1, 'Browser tests')).toEqual({
    passed: 0,
    failed: 1,
    skipped: 0,
    told: ['Browser tests'],
  });
});

test('an exit code that no failure explains is one', () => {
  expect(countsOf(JSON.stringify(jestResult({})), countJest, 1, 'Unit tests')).toMatchObject({
    passed: 5,
    failed: 1,
    told: ['Unit tests'],
  });
  expect(countsOf(JSON.stringify(jestResult({})), countJest, 0, 'Unit tests')).toMatchObject({
    passed: 5,
    failed: 0,
  });
});

test('tests of Jest that failed are named with their file, and so is a file that could not run', () => {
  const file = (name: string, status: string, assertionResults: object[]) => ({
    name: inRoot('tests/unit', name),
    status,
    assertionResults,
  });
  const testResults = [
    file('good.test.ts', 'passed', [{ status: 'passed', fullName: 'a door opens' }]),
    file('bad.test.ts', 'failed', [
      { status: 'passed', fullName: 'a door opens' },
      { status: 'failed', fullName: 'a door closes' },
    ]),
    file('broken.test.ts', 'failed', []),
  ];
  expect(countJest(jestResult({ testResults })).told).toEqual([
    'tests/unit/bad.test.ts: a door closes',
    'tests/unit/broken.test.ts',
  ]);
});

test('browser tests that failed are named with their file, and so are those that passed only when tried again', () => {
  const spec = (title: string, status: string) => ({
    file: 'a/a.spec.ts',
    title,
    tests: [{ status }],
  });
  const inner = { specs: [spec('a door closes', 'flaky')] };
  const suites = [
    { specs: [spec('a door opens', 'expected'), spec('a door is seen', 'unexpected')] },
    { specs: [], suites: [inner] },
  ];
  expect(countPlaywright({ ...playwrightResult({ unexpected: 1 }), suites }).told).toEqual([
    'tests/e2e/a/a.spec.ts: a door is seen',
    'tests/e2e/a/a.spec.ts: a door closes (passed when tried again)',
  ]);
});
