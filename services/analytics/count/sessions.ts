import {
  addSessions,
  findSessions,
  type KnownSession,
  type StoredView,
} from '../../../db/analytics/views';
import type { Db } from '../../../db/connect';
import type { Arrival } from './count-arrivals';

/** The sessions of these views by their ids, made where they are new. */
export async function openSessions(
  tx: Db,
  arrivals: readonly Arrival[],
  synthetic: 0 | 1,
): Promise<Map<string, KnownSession>> {
  const ids = [...new Set(arrivals.map(({ session }) => session))];
  if (ids.length === 0) return new Map();
  const sessions = await findSessions(tx, ids);
  const missing = ids.filter((id) => !sessions.has(id));
  for (const [digits, id] of await addSessions(tx, missing, synthetic)) {
    sessions.set(digits, { id, last: undefined });
  }
  return sessions;
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
export function shareViews(
  byKey: Map<string, StoredView>,
  sessions: ReadonlyMap<string, KnownSession>,
): StoredView[] {
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
