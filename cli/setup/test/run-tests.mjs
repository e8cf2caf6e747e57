import { TOLD } from '../process/fail.mjs';
import { say } from '../process/progress.mjs';
import { loadSettings } from '../service/settings.mjs';
import { ensureBuilt } from '../site/ensure-built.mjs';
import { ensureBrowser } from './browser.mjs';
import { closingLine, countOne, total } from './counts.mjs';
import { browserStage, JEST_STAGE, QUICK_STAGES, runStage } from './stages.mjs';

/** Where more went wrong, one thing is behind it, and the first lines name it. */
const TOLD_MAX = 50;

/**
 * Runs every stage, also after one has failed, and closes with what failed and the sum of all checks.
 * @returns {Promise<number>} the exit code: 0 only when nothing failed
 */
export async function runTests() {
  const browser = await attempt(ensureBrowser);
  // neither keeps two cores busy by itself
  const [quick, site] = await Promise.all([
    inTurn(QUICK_STAGES),
    attempt(async () => ensureBuilt(await loadSettings())),
  ]);
  const counts = [...quick, countOne(!site.fault, 'Building the site'), await runStage(JEST_STAGE)];

  const fault = site.fault ?? browser.fault;
  if (fault) say(`Browser tests: not run. ${fault}`);
  counts.push(
    fault ? countOne(false, 'Browser tests') : await runStage(browserStage(browser.value)),
  );

  const sum = total(counts);
  for (const line of sum.told.slice(0, TOLD_MAX)) console.log(`Look at: ${line}`);
  console.log(closingLine(sum));
  return sum.failed === 0 ? 0 : 1;
}

/** @param {import('./stages.mjs').Stage[]} stages */
async function inTurn(stages) {
  const counts = [];
  for (const stage of stages) counts.push(await runStage(stage));
  return counts;
}

/**
 * Keeps the message of an expected failure, so that the other stages still run.
 * @template Value
 * @param {() => Promise<Value>} task
 * @returns {Promise<{ value?: Value, fault?: string }>}
 */
async function attempt(task) {
  try {
    return { value: await task() };
  } catch (error) {
    const isMendable = error instanceof Error && TOLD.includes(error.name);
    if (!isMendable || error.name === 'Stopped') throw error;
    return { fault: error.message };
  }
}
