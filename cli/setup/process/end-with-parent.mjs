import { isMainThread } from 'node:worker_threads';

/**
 * Loaded ahead of every Node script that `runChild` starts. When the starting process is gone, even
 * by SIGKILL, its end of our input closes: then this group of processes ends too, instead of going
 * on writing into folders that another start may be using. `?parent=PID` keeps it out of the
 * processes that the script itself forks.
 */
const parent = Number(new URL(import.meta.url).searchParams.get('parent'));

if (isMainThread && process.ppid === parent) {
  process.stdin.on('end', () => process.kill(0, 'SIGTERM'));
  process.stdin.resume();
  // A pipe, which has it; a terminal would not.
  /** @type {import('node:net').Socket} */ (process.stdin).unref();
}
