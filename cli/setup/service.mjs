import { enter } from './enter.mjs';

enter(async () => {
  const { passSignals } = await import('./process/child.mjs');
  const stopPassing = passSignals();
  const { ensureInstalled } = await import('./install/ensure-installed.mjs');
  await ensureInstalled();
  stopPassing();
  const { serve } = await import('./service/serve.mjs');
  return serve();
});
