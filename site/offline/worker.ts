import { startWorker } from './offline-worker';
import type { WorkerBuild, WorkerScope } from './worker-scope';

/** Written in by the build. */
declare const WORKER_BUILD: WorkerBuild;

// this file runs as a worker, where `self` is no window
startWorker(self as unknown as WorkerScope, WORKER_BUILD);
