import { kept } from './kept';

/**
 * Runs in the head before first paint: puts what the visitor chose on `<html>`, so that the first
 * picture is the right one, and says that script runs, for what would only be in the way without it.
 * Kept values are checked against their lists, never copied. The fonts are asked for here and not by
 * links, which the browser would follow before it knows whether the visitor wants pages light.
 *
 * Light pages stay as they are without script, `data-script` included, until something needs React.
 * @param fonts none on a page that is kept for times without a network: no other script runs there
 */
export function beforePaint(fonts: readonly string[] | undefined): void {
  const root = document.documentElement.dataset;
  const theme = kept('theme');
  if (theme === 'dark' || theme === 'light') root.theme = theme;
  root.market = kept('market') === 'africa' ? 'africa' : 'global';
  if (kept('motion') === 'still') root.motion = 'still';

  const weight = kept('weight');
  // not in every browser
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  const saves = connection?.saveData || matchMedia('(prefers-reduced-data: reduce)').matches;
  if (weight === 'light' || (weight !== 'full' && saves)) {
    root.weight = 'light';
    root.motion = 'still';
    return;
  }
  if (!fonts) return;
  root.script = '';
  for (const href of fonts) {
    const link = document.createElement('link');
    const font = { rel: 'preload', as: 'font', crossOrigin: '', href };
    document.head.append(Object.assign(link, font));
  }
}
