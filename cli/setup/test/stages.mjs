import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { runChild } from '../process/child.mjs';
import { inRoot, ROOT, WORKSHOP } from '../process/places.mjs';
import { say, step } from '../process/progress.mjs';
import { closingLine, countJest, countOne, countPlaywright, countsOf } from './counts.mjs';

const MINUTE_MS = 60_000;
const JEST_RESULT = path.join(WORKSHOP, 'jest.json');
const PLAYWRIGHT_RESULT = path.join(WORKSHOP, 'playwright.json');

/** Room for what lives shortly, as syntax trees and parsed content do: Node gathers it up less often. Forks of a runner have it too. */
const ROOM = '--max-semi-space-size=64';

/**
 * One part of `npm test`: a Node script with a time limit.
 * @typedef {object} Stage
 * @property {string} title
 * @property {string[]} args of Node
 * @property {number} limitMs
 * @property {NodeJS.ProcessEnv} [env] beside the environment of this process
 * @property {RegExp} [hidden] lines of its output that are not shown
 * @property {string} [resultFile] what the runner writes; without one the exit code is the result
 * @property {(result: never) => import('./counts.mjs').Counts} [count] reads `resultFile`
 */

/**
 * What takes less than a build, cheapest to be wrong in first. None of it keeps more than one core busy.
 * @type {Stage[]}
 */
export const QUICK_STAGES = [
  {
    title: 'Type check',
    args: [ROOM, inRoot('node_modules/typescript/bin/tsc'), '--noEmit', '--pretty', 'false'],
    limitMs: 5 * MINUTE_MS,
  },
  {
    title: 'Lint',
    args: [inRoot('node_modules/@biomejs/biome/bin/biome'), 'check', '--max-diagnostics=50', '.'],
    limitMs: 5 * MINUTE_MS,
  },
  {
    title: 'Content check',
    args: [inRoot('cli/bin.cjs'), 'content', 'check'],
    limitMs: 5 * MINUTE_MS,
    // What waits for an editor's decision is not for whoever runs the tests.
    hidden: /^notice /,
  },
];

/**
 * The tests that need no browser, on every core.
 * @type {Stage}
 */
export const JEST_STAGE = {
  title: 'Unit, service and rule tests',
  args: [
    ROOM,
    inRoot('node_modules/jest/bin/jest.js'),
    '-c',
    inRoot('tests/jest.config.cjs'),
    '--ci',
    // Jest leaves one core to its watcher; there is none here.
    `--maxWorkers=${Math.max(2, availableParallelism() - 1)}`,
    '--json',
    `--outputFile=${JEST_RESULT}`,
  ],
  limitMs: 30 * MINUTE_MS,
  resultFile: JEST_RESULT,
  count: countJest,
};

/**
 * The stage that visits the built site.
 * @param {string | undefined} chromiumPath nothing for Playwright's own browser
 * @returns {Stage}
 */
export const browserStage = (chromiumPath) => ({
  title: 'Browser tests',
  args: [
    inRoot('node_modules/playwright/cli.js'),
    'test',
    '-c',
    inRoot('tests/e2e/playwright.config.ts'),
    '--reporter=list,json',
  ],
  limitMs: 55 * MINUTE_MS,
  env: {
    PLAYWRIGHT_JSON_OUTPUT_NAME: PLAYWRIGHT_RESULT,
    ...(chromiumPath ? { CHROMIUM_PATH: chromiumPath } : {}),
  },
  resultFile: PLAYWRIGHT_RESULT,
  count: countPlaywright,
});

/**
 * Runs one stage, shows what it prints, and counts its checks. Never throws for a failing check.
 * @param {Stage} stage
 * @returns {Promise<import('./counts.mjs').Counts>}
 */
export async function runStage({ title, args, limitMs, env, hidden, resultFile, count }) {
  const counts = await step(title, async () => {
    mkdirSync(WORKSHOP, { recursive: true });
    if (resultFile) rmSync(resultFile, { force: true });
    const { code, timedOut } = await runChild({
      command: process.execPath,
      args,
      cwd: ROOT,
      env: { ...process.env, ...env },
      limitMs,
      onLine: (line) => {
        if (!hidden?.test(line)) console.log(line);
      },
    });
    if (timedOut) say(`${title}: stopped, because it took longer than ${limitMs / MINUTE_MS} min.`);
    if (!resultFile || !count) return countOne(code === 0, title);
    const text = existsSync(resultFile) ? readFileSync(resultFile, 'utf8') : undefined;
    return countsOf(text, count, code, title);
  });
  say(`${title}: ${closingLine(counts)}.`);
  return counts;
}
