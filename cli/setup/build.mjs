import { enter } from './enter.mjs';

enter(async () => {
  const { loadSettings } = await import('./service/settings.mjs');
  const { ensureBuilt } = await import('./site/ensure-built.mjs');
  const { say } = await import('./process/progress.mjs');
  const wasNeeded = await ensureBuilt(await loadSettings(), { isAsked: true });
  say(wasNeeded ? 'The site is in public/.' : 'The site in public/ is up to date.');
  return 0;
});
