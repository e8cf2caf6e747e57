import { sendEvent } from '../api/send-event';
import { randomId } from './random-id';
import { ROUTE_EVENT } from './route-event';
import { sessionId } from './session-id';
import { STAFF, wantsPrivacy } from './wants-privacy';

interface View {
  id: string;
  path: string;
  referrer: string | null;
  /** Milliseconds the page has been in sight before the current stretch. */
  seenMs: number;
  /** When the current stretch in sight began; `null` while hidden. */
  since: number | null;
}

/** Frames to wait where the browser keeps to itself when it painted; more than it prepares ahead. */
const FRAMES_MAX = 10;

/**
 * Records a view once a page is in sight and painted, and adds its visible time whenever it is hidden or
 * left, under the same view id. Another path is another view, and so is a page that comes back as it was
 * left; another query or fragment is not. Silent for visitors who ask not to be tracked.
 */
export function startTracker(): void {
  if (wantsPrivacy()) return;
  let page = currentPage();
  let referrer = arrivalReferrer();
  let isPainted = false;
  let view: View | undefined;

  function show(): void {
    if (!isPainted || document.visibilityState !== 'visible' || STAFF.test(page)) return;
    if (view) {
      view.since ??= performance.now();
      return;
    }
    const path = location.pathname + location.search;
    view = { id: randomId(), path, referrer, seenMs: 0, since: performance.now() };
    report(view);
  }

  function hide(): void {
    if (!view || view.since === null) return;
    view.seenMs += performance.now() - view.since;
    view.since = null;
    report(view);
  }

  function leave(): void {
    hide();
    view = undefined;
    referrer = null;
  }

  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') show();
    else hide();
  });
  addEventListener('pagehide', leave);
  addEventListener('pageshow', show);
  addEventListener(ROUTE_EVENT, () => {
    if (currentPage() === page) return;
    leave();
    page = currentPage();
    show();
  });
  afterPaint(() => {
    isPainted = true;
    show();
  });
}

/**
 * Calls back once the browser says that the page is on the screen: on a busy machine that is well after
 * the next frame has begun. None is drawn of a page in the background or rendered ahead of a visit.
 */
function afterPaint(act: () => void, frames = FRAMES_MAX): void {
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (frames > 1 && !performance.getEntriesByType('paint')[0]) afterPaint(act, frames - 1);
      else act();
    }),
  );
}

function report({ id, path, referrer, seenMs }: View): void {
  const session_id = sessionId();
  sendEvent({ session_id, view_id: id, path, referrer, duration_ms: Math.round(seenMs) });
}

/** The path as pages are told apart by: with or without a slash at its end it is the same page. */
function currentPage(): string {
  return location.pathname.replace(/\/$/, '');
}

/** The page that led here. A browser names it again on a reload and on the way back, which it did not lead to. */
function arrivalReferrer(): string | null {
  // this list holds entries of one kind (Navigation Timing)
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return arrival && arrival.type !== 'navigate' ? null : document.referrer || null;
}
