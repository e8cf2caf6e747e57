import { startWorker } from './offline-worker';
import type { WorkerScope } from './worker-scope';

/** Written in by the build. */
declare const BUILD_VERSION: string;

// this file runs as a worker, where `self` is no window
startWorker(self as unknown as WorkerScope, BUILD_VERSION);
