import { fileURLToPath } from 'node:url';
import { refuseUnfitNode } from './node-version.mjs';

/**
 * Runs the task of an entry script in the clone's folder, after making sure that this Node can and that the dependencies
 * are installed. The task imports what it needs when it runs: whatever is imported earlier would have to be readable for
 * an old Node.
 * A failure that a person can mend prints its message; anything else is a bug and prints its stack.
 * @param {(stopPassing: () => void) => Promise<number | undefined>} task resolves to the exit code; nothing leaves the
 * process running. Signals go to the commands that it runs, until it ends that
 * @returns {void}
 */
export function enter(task) {
  refuseUnfitNode();
  process.chdir(fileURLToPath(new URL('../..', import.meta.url)));
  prepare()
    .then(task)
    .then((code) => {
      if (code !== undefined) process.exit(code);
    }, tell);
}

async function prepare() {
  const { passSignals } = await import('./process/child.mjs');
  const stopPassing = passSignals();
  const { ensureInstalled } = await import('./install/ensure-installed.mjs');
  await ensureInstalled();
  return stopPassing;
}

/** @param {Error & { exitCode?: number }} error */
async function tell(error) {
  const { TOLD } = await import('./process/fail.mjs');
  console.error(TOLD.includes(error.name) ? error.message : error);
  process.exit(error.exitCode || 1);
}
