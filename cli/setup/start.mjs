import { enter } from './enter.mjs';

enter(async (stopPassing) => {
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
