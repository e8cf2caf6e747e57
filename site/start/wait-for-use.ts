import { STAFF } from '../analytics/wants-privacy';
import { whenIdle } from '../when-idle';
import { holdPresses, needing } from './hold-presses';
import { addFiles, fetchAhead, type LiveFiles } from './live-files';

const READING_MS = 4000;
const USES = ['pointermove', 'pointerdown', 'wheel', 'keydown', 'focusin'] as const;

/**
 * Runs at the end of a page: starts React when a hand is first at the page, or after some moments of
 * reading; until then its files are only fetched, once the browser has nothing else to do. On light
 * pages it is fetched and started only for what is nothing without it
 * (`data-needs-script`), or for a whole page that is (`page`).
 */
export function waitForUse(files: LiveFiles): void {
  const root = document.documentElement;
  const giveUp = holdPresses(start);
  let hasStarted = false;

  const isLight = () => root.dataset.weight === 'light';

  function start() {
    if (hasStarted) return;
    hasStarted = true;
    root.dataset.script = '';
    for (const use of USES) removeEventListener(use, touched, true);
    addFiles(files, giveUp);
    // Safari keeps a page that was left before React had come, and does not fetch on as it shows it again
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted && root.dataset.live !== '') location.reload();
    });
  }

  function touched({ type, target }: Event) {
    const field = type === 'focusin' && needing(target)?.matches(':not(a,button)');
    if (!isLight() || field) start();
  }

  function startLater() {
    if (isLight() || hasStarted) return;
    fetchAhead(files, 'prefetch');
    setTimeout(() => whenIdle(() => isLight() || start()), READING_MS);
  }

  for (const use of USES) addEventListener(use, touched, { capture: true, passive: true });
  addEventListener('load', () => whenIdle(startLater));
  addEventListener('weightchange', () => isLight() || start());

  const has = (key: string) => document.querySelector(`[data-needs-script="${key}"]`);
  // an area for staff, a page that is nothing without React and says so, or what its address asks for
  if (STAFF.test(location.pathname) || has('page') || (location.search && has('address'))) start();
}
