import { Worker } from 'node:worker_threads';
import type { Score } from '../../../content/sound/score';
import { nodeProgram } from '../scripts/node-program';
import type { Recorded } from './record-signature';

/** Plays a score and records it. */
export type PlayAndRecord = (score: Score) => Promise<Recorded>;

/**
 * Records in threads of their own, so that the build goes on. What they run is made when the first is wanted.
 * @param folder where it is kept, inside the project
 */
export function recordBeside(folder: string): PlayAndRecord {
  let program: Promise<string> | undefined;
  return async (score) => {
    program ??= nodeProgram('site/build/sound/record-signature.ts', folder);
    const thread = new Worker(await program, { workerData: score });
    return new Promise((resolve, reject) => {
      thread.once('message', resolve);
      thread.once('error', reject);
      thread.once('exit', () => reject(new Error('A signature was not recorded to its end.')));
    });
  };
}
