import { ensureBrowser } from './browser.mjs';
import { ensureBuilt } from './build-site.mjs';
import { closingLine, countOne, total } from './counts.mjs';
import { isSetupError } from './fail.mjs';
import { say } from './progress.mjs';
import { browserStage, runStage, STAGES } from './test-stages.mjs';

/**
 * Runs every stage, also after one has failed, and closes with the sum of all checks.
 * @returns {Promise<number>} the exit code: 0 only when nothing failed
 */
export async function runTests() {
  const browser = await attempt(ensureBrowser);
  const counts = [];
  for (const stage of STAGES) counts.push(await runStage(stage));

  const site = await attempt(ensureBuilt);
  counts.push(countOne(!site.fault));

  const fault = site.fault ?? browser.fault;
  if (fault) say(`Browser tests: not run. ${fault}`);
  counts.push(fault ? countOne(false) : await runStage(browserStage(browser.value)));

  const sum = total(counts);
  console.log(closingLine(sum));
  return sum.failed === 0 ? 0 : 1;
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
    if (!isSetupError(error)) throw error;
    return { fault: error.message };
  }
}
