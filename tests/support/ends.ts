import { runInNewContext } from 'node:vm';

const PATIENCE_MS = 15_000;

/**
 * Runs a function of which it is only asked whether it ends: an input goes in that keeps a pattern with
 * backtracking busy for minutes. @throws when it had to be broken off
 */
export function ends<Result>(run: () => Result): Result {
  return runInNewContext('run()', { run }, { timeout: PATIENCE_MS });
}
