import { enter } from './enter.mjs';

enter(async () => {
  const { passSignals } = await import('./process/child.mjs');
  const stopPassing = passSignals();
  const { ensureInstalled } = await import('./install/ensure-installed.mjs');
  await ensureInstalled();
  const { loadSettings } = await import('./service/settings.mjs');
  const config = await loadSettings();
  const { requireStartable } = await import('./service/require-startable.mjs');
  await requireStartable(config);
  const { ensureBuilt } = await import('./site/ensure-built.mjs');
  await ensureBuilt(config);
  stopPassing();
  const { serve } = await import('./service/serve.mjs');
  return serve();
});
