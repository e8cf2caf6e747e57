import { enter } from './enter.mjs';

enter(async () => {
  const { passSignals } = await import('./child.mjs');
  passSignals();
  const { ensureInstalled } = await import('./install.mjs');
  await ensureInstalled();
  const { runTests } = await import('./run-tests.mjs');
  return runTests();
});
