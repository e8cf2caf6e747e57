/** The files that bring a page to life. */
export interface LiveFiles {
  /** Gatsby's name for the build; scripts of another build make the page load again. */
  readonly build: string;
  /** The sheet with the styles of all pages; a page itself carries only what it shows. */
  readonly sheet: string;
  /** In the order in which they run. */
  readonly scripts: readonly string[];
}

/**
 * Runs at the end of a page: starts React when a hand is first at the page, or after some moments of
 * reading; until then its files are only fetched, once the browser has nothing else to do. On light
 * pages it is fetched and started only for what is nothing without it
 * (`data-needs-script`), or for a whole page that is (`page`). A press on such a link or button is held until React listens, and given
 * again then; if React does not come, a link leads where it leads without script.
 */
export function waitForUse(files: LiveFiles): void {
  const PATIENCE_MS = 8000;
  const READING_MS = 4000;
  const root = document.documentElement;
  const uses = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin'] as const;
  const idle = window.requestIdleCallback || ((run: () => void) => setTimeout(run, 200));
  let hasStarted = false;
  let held: ReturnType<typeof placed> | null = null;
  let focused: ReturnType<typeof placed> | null = null;

  const needing = (target: EventTarget | null) =>
    target instanceof Element ? target.closest('[data-needs-script]') : null;
  const alike = (control: Element) =>
    document.querySelectorAll<HTMLElement>(
      `[data-needs-script="${control.getAttribute('data-needs-script')}"]`,
    );
  const placed = (control: Element) => ({
    control,
    at: [...alike(control)].indexOf(control as HTMLElement),
  });
  /** The control itself, or the one that React has put in its place. */
  const renewed = ({ control, at }: ReturnType<typeof placed>) =>
    control.isConnected ? (control as HTMLElement) : alike(control)[at];
  const isLight = () => root.dataset.weight === 'light';

  function giveUp() {
    if (held?.control instanceof HTMLAnchorElement) location.assign(held.control.href);
    held = null;
  }

  function addScripts() {
    for (const src of files.scripts) {
      const script = document.createElement('script');
      script.async = false;
      script.onerror = giveUp;
      script.src = src;
      document.body.append(script);
    }
  }

  function fetchAhead(rel: 'preload' | 'prefetch') {
    for (const href of [files.sheet, ...files.scripts]) {
      const as = href === files.sheet ? 'style' : 'script';
      document.head.append(Object.assign(document.createElement('link'), { rel, as, href }));
    }
  }

  function start() {
    if (hasStarted) return;
    hasStarted = true;
    root.dataset.script = '';
    for (const use of uses) removeEventListener(use, touched, true);
    Object.assign(window, {
      pagePath: document.body.dataset.page,
      ___webpackCompilationHash: files.build,
      // Gatsby looks up in it what else to prefetch of a page: nothing
      ___chunkMapping: {},
    });
    fetchAhead('preload');
    const sheet = document.createElement('link');
    sheet.rel = 'stylesheet';
    sheet.onload = sheet.onerror = addScripts;
    sheet.href = files.sheet;
    const shown = document.querySelector('style[data-shown]');
    if (shown) shown.after(sheet);
    else document.head.append(sheet);
  }

  function touched({ type, target }: Event) {
    const field = type === 'focusin' && needing(target)?.matches(':not(a,button)');
    if (!isLight() || field) start();
  }

  function followFocus({ target }: Event) {
    const control = needing(target);
    focused = control && placed(control);
  }

  function hold(event: MouseEvent) {
    const control = needing(event.target)?.closest('a,button');
    if (!control || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    held = placed(control);
    control.setAttribute('aria-busy', 'true');
    start();
    setTimeout(giveUp, PATIENCE_MS);
  }

  function startLater() {
    if (isLight() || hasStarted) return;
    fetchAhead('prefetch');
    setTimeout(() => idle(() => isLight() || start()), READING_MS);
  }

  for (const use of uses) addEventListener(use, touched, { capture: true, passive: true });
  addEventListener('click', hold, true);
  addEventListener('focusin', followFocus);
  addEventListener('live', () => {
    removeEventListener('click', hold, true);
    removeEventListener('focusin', followFocus);
    if (focused && document.activeElement === document.body) renewed(focused)?.focus();
    const press = held && renewed(held);
    held = null;
    press?.removeAttribute('aria-busy');
    press?.click();
  });
  addEventListener('load', () => idle(startLater));
  addEventListener('weightchange', () => isLight() || start());
  const has = (key: string) => document.querySelector(`[data-needs-script="${key}"]`);
  const isStaff = /^\/(auth|admin)\b/.test(location.pathname);
  if (isStaff || has('page') || (location.search && has('address'))) start();
}
