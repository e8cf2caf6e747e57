import { enter } from './enter.mjs';

enter(async () => {
  const { passSignals } = await import('./process/child.mjs');
  passSignals();
  const { ensureInstalled } = await import('./install/ensure-installed.mjs');
  await ensureInstalled();
  const { runTests } = await import('./test/run-tests.mjs');
  return runTests();
});
