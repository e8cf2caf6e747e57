import { enter } from './enter.mjs';

enter(async () => {
  const { passSignals } = await import('./process/child.mjs');
  passSignals();
  const { ensureInstalled } = await import('./install/ensure-installed.mjs');
  await ensureInstalled();
  const { loadSettings } = await import('./service/settings.mjs');
  const { develop } = await import('./site/develop.mjs');
  return develop(await loadSettings());
});
