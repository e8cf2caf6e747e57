import type { CountingState, KnownSession } from '../../../db/analytics/store/read-state';
import type { StoredView } from '../../../db/analytics/store/views';
import type { Arrival } from './arrival';

/** Numbers the sessions that are new. Returns them: number and digits of the id. */
export function openSessions(
  { sessions, lastSession }: CountingState,
  arrivals: readonly Arrival[],
): [number, string][] {
  const opened: [number, string][] = [];
  for (const { session } of arrivals) {
    if (sessions.has(session)) continue;
    const id = lastSession + opened.length + 1;
    sessions.set(session, { id, last: undefined });
    opened.push([id, session]);
  }
  return opened;
}

/** @throws when it was not opened. */
export function sessionOf(sessions: ReadonlyMap<string, KnownSession>, id: string): KnownSession {
  const session = sessions.get(id);
  if (!session) throw new Error('A view belongs to a session that was not opened.');
  return session;
}

/**
 * Makes a view that is known by its key and is the latest of its session one and the same object,
 * so that a change of it is seen both ways. Returns every view once.
 */
export function shareViews({ views: byKey, sessions }: CountingState): StoredView[] {
  const views = new Map<number, StoredView>();
  for (const view of byKey.values()) views.set(view.id, view);
  for (const session of sessions.values()) {
    if (!session.last) continue;
    session.last = views.get(session.last.id) ?? session.last;
    views.set(session.last.id, session.last);
  }
  for (const [key, view] of byKey) byKey.set(key, views.get(view.id) ?? view);
  return [...views.values()];
}
