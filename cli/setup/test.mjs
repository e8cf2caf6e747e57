import { enter } from './enter.mjs';

enter(async () => {
  const { runTests } = await import('./test/run-tests.mjs');
  return runTests();
});
