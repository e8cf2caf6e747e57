import { monitorEventLoopDelay } from 'node:perf_hooks';

const SAMPLE_MS = 20;
const WINDOW_MS = 1_000;
const NANOSECONDS_PER_MS = 1e6;

/**
 * Measures how long whatever is due has to wait for the process, in milliseconds: the median over
 * the last second or so. A single long task does not raise it, too much work does.
 */
export function loopDelay(): () => number {
  const histogram = monitorEventLoopDelay({ resolution: SAMPLE_MS });
  histogram.enable();
  let since = performance.now();
  let delayMs = 0;
  return () => {
    if (performance.now() - since >= WINDOW_MS) {
      delayMs = Math.max(histogram.percentile(50) / NANOSECONDS_PER_MS - SAMPLE_MS, 0);
      histogram.reset();
      since = performance.now();
    }
    return delayMs;
  };
}
