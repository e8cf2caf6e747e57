import { type Metric, onCLS, onINP, onLCP, onTTFB } from 'web-vitals';
import { sendVitals } from '../api/send-vitals';
import { whenIdle } from '../when-idle';
import { currentConnection } from './connection';
import { randomId } from './random-id';

/**
 * Measures how this load of a page feels, and tells it whenever the page is hidden or left, as far as it has
 * changed since. A page that comes back as it was left is no load; what the router shows later belongs
 * to the page that was loaded.
 */
export function measureVitals(): void {
  const id = randomId();
  const path = landingPath();
  const connection = currentConnection();
  const measured: Partial<Record<Lowercase<Metric['name']>, number>> = {};
  let told = '';

  function take({ name, value, navigationType }: Metric): void {
    // the names of the four metrics below, in capitals
    const key = name.toLowerCase() as Lowercase<Metric['name']>;
    if (navigationType !== 'back-forward-cache') measured[key] = value;
  }

  function tell(): void {
    const text = JSON.stringify(measured);
    if (text === told || text === '{}') return;
    told = text;
    sendVitals({ view_id: id, path, connection, ...measured });
  }

  // every change, so that all is at hand at `pagehide`: it comes while the page still counts as visible
  for (const on of [onLCP, onINP, onCLS, onTTFB])
    whenIdle(() => on(take, { reportAllChanges: true }));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') tell();
  });
  addEventListener('pagehide', tell);
}

/** The page that was loaded: the router may show another by now. */
function landingPath(): string {
  const [arrival] = performance.getEntriesByType('navigation');
  return new URL(arrival?.name ?? location.href, location.href).pathname;
}
