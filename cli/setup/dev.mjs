import { enter } from './enter.mjs';

enter(async () => {
  const { loadSettings } = await import('./service/settings.mjs');
  const { develop } = await import('./site/develop.mjs');
  return develop(await loadSettings());
});
