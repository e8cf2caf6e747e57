import { refuseUnfitNode } from './node-version.mjs';

/**
 * Runs the task of an entry script, after making sure that this Node can. The task imports what it
 * needs when it runs: whatever is imported earlier would have to be readable for an old Node.
 * An expected failure prints its message; anything else is a bug and prints its stack. Both end the process.
 * @param {() => Promise<number | undefined>} task resolves to the exit code; nothing leaves the process running
 * @returns {void}
 */
export function enter(task) {
  refuseUnfitNode();
  task().then(
    (code) => {
      if (code !== undefined) process.exit(code);
    },
    (error) => {
      console.error(error.exitCode ? error.message : error);
      process.exit(error.exitCode || 1);
    },
  );
}
