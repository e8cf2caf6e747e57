import { sendEvent } from '../api/call';
import { randomId } from './random-id';

/** Key in local storage; a random UUID made once and kept (specification, section 9). */
const SESSION_KEY = 'session_id';

interface View {
  id: string;
  path: string;
  referrer: string | null;
  /** Milliseconds the page has been in sight before the current stretch. */
  seenMs: number;
  /** When the current stretch in sight began; `null` while hidden. */
  since: number | null;
}

/**
 * Records a view on arrival and adds its visible time whenever the page is hidden or left, under the
 * same view id. Silent for visitors who ask not to be tracked, and for pages rendered ahead of a visit.
 */
export function startTracker(): { view(path: string, cameFrom: string | null): void } {
  let current: View | null = null;

  function report(): void {
    if (!current) return;
    sendEvent({
      session_id: sessionId(),
      view_id: current.id,
      path: current.path,
      referrer: current.referrer,
      duration_ms: Math.round(seenMs(current)),
    });
  }

  function pause(): void {
    if (current?.since == null) return;
    current.seenMs = seenMs(current);
    current.since = null;
    report();
  }

  function resume(): void {
    if (current && current.since === null) current.since = performance.now();
  }

  function begin(path: string, cameFrom: string | null): void {
    pause();
    current = {
      id: randomId(),
      path,
      referrer: cameFrom ?? (document.referrer || null),
      seenMs: 0,
      since: document.visibilityState === 'visible' ? performance.now() : null,
    };
    report();
  }

  if (typeof document !== 'undefined') {
    document.addEventListener('visibilitychange', () =>
      document.visibilityState === 'hidden' ? pause() : resume(),
    );
    window.addEventListener('pagehide', pause);
    window.addEventListener('pageshow', resume);
  }

  return {
    view(path, cameFrom) {
      if (wantsPrivacy()) return;
      whenShown(() => begin(path, cameFrom));
    },
  };
}

function seenMs(view: View): number {
  return view.seenMs + (view.since === null ? 0 : performance.now() - view.since);
}

/** Do Not Track and Global Privacy Control are answered by sending nothing at all. */
function wantsPrivacy(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  return doNotTrack === '1' || globalPrivacyControl === true;
}

/** Runs at once, or when a page rendered ahead of the visit is really shown; after first paint. */
function whenShown(act: () => void): void {
  const afterPaint = () => requestAnimationFrame(() => setTimeout(act));
  const isAhead = 'prerendering' in document && document.prerendering === true;
  if (isAhead) document.addEventListener('prerenderingchange', afterPaint, { once: true });
  else afterPaint();
}

function sessionId(): string {
  try {
    const kept = localStorage.getItem(SESSION_KEY) ?? randomId();
    localStorage.setItem(SESSION_KEY, kept);
    return kept;
  } catch {
    return randomId();
  }
}
