import { appendFileSync } from 'node:fs';
import { type Clone, makeClone } from './clone';
import { fakeTools, JEST_GOOD, PLAYWRIGHT_GOOD, type ToolResults } from './fake-tools';

let clone: Clone;
beforeEach(() => {
  clone = makeClone();
});
afterEach(() => clone.remove());

/** Runs `npm test` with tools that behave so, and waits for its end. */
async function runTests(results: ToolResults, env: Record<string, string> = {}) {
  fakeTools(clone, { jest: JEST_GOOD, playwright: PLAYWRIGHT_GOOD, ...results });
  const run = clone.run('test.mjs', env);
  return { code: await run.ended, last: run.lines.at(-1), lines: run.lines };
}

test('where everything passes, all checks are added up: types, lint, content, site and every test', async () => {
  const { code, last } = await runTests({});
  expect({ code, last }).toEqual({ code: 0, last: '44 passed, 0 failed' });
  expect(clone.builds()).toHaveLength(1);
});

test('types are checked while the site is built, and the tests have every core after both', async () => {
  // the check ends only once there is a build
  const { code, lines } = await runTests({ typescriptAwaits: 'builds.log' });
  const at = (text: string) => lines.findIndex((line) => line.includes(text));
  expect(code).toBe(0);
  expect(at('jest ran')).toBeGreaterThan(at('Type check: done'));
  expect(at('jest ran')).toBeGreaterThan(at('Building the site: done'));
});

test('a failing stage does not hide the others', async () => {
  appendFileSync(clone.path('content/ui.yaml'), 'unheard: of\n');
  const { code, last, lines } = await runTests({
    typescript: 2,
    biome: 1,
    jest: { ...JEST_GOOD, numFailedTests: 2 },
    jestCode: 1,
  });
  // types, lint, content, two tests, the site that cannot be built, the browser without a site
  expect({ code, last }).toEqual({ code: 1, last: '30 passed, 7 failed' });
  const tests = 'Unit, service and rule tests';
  const titles = [
    'Type check',
    'Lint',
    'Content check',
    'Building the site',
    tests,
    'Browser tests',
  ];
  expect(lines.slice(-7, -1)).toEqual(titles.map((title) => `Look at: ${title}`));
  for (const tool of ['typescript', 'biome', 'jest']) expect(lines).toContain(`${tool} ran`);
  expect(lines).not.toContain('playwright ran');
});

test('a runner that crashes without a result is one failure', async () => {
  const { code, last } = await runTests({ jest: undefined, jestCode: 1 });
  expect({ code, last }).toEqual({ code: 1, last: '14 passed, 1 failed' });
});

test('the result of an earlier run does not count', async () => {
  await runTests({});
  const { last } = await runTests({ playwright: undefined, playwrightCode: 1 });
  expect(last).toBe('34 passed, 1 failed');
});

test('skipped tests are told', async () => {
  const stats = { ...PLAYWRIGHT_GOOD.stats, skipped: 3 };
  const { code, last } = await runTests({ playwright: { stats, errors: [] } });
  expect({ code, last }).toEqual({ code: 0, last: '44 passed, 0 failed, 3 skipped' });
});

test('a site that cannot be built is a failure, and so are the visits to it', async () => {
  const { code, last, lines } = await runTests({}, { FAKE_BUILD: 'fail' });
  expect({ code, last }).toEqual({ code: 1, last: '33 passed, 2 failed' });
  expect(lines.join('\n')).toContain('Browser tests: not run.');
});
