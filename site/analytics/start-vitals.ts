import { whenIdle } from '../when-idle';
import { STAFF, wantsPrivacy } from './wants-privacy';

/**
 * Has the loading of this page measured, once the browser is done and idle. Not for visitors who ask not
 * to be tracked, on pages of staff, or where few bytes are wanted: those fetch nothing for it.
 */
export function startVitals(): void {
  const isLight = document.documentElement.dataset.weight === 'light';
  if (wantsPrivacy() || isLight || STAFF.test(location.pathname)) return;
  const load = () =>
    import('./vitals').then(
      ({ measureVitals }) => measureVitals(),
      () => {
        // without a connection nothing is measured
      },
    );
  if (document.readyState === 'complete') whenIdle(load);
  else addEventListener('load', () => whenIdle(load), { once: true });
}
