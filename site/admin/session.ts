import type { postAuthRefresh, Session } from '../../services/contracts/auth';
import { call } from '../api/call';

/** Key in local storage (specification, section 7: the session is kept there). */
const KEY = 'session';
/** Renewed when less than this is left, so that a call does not run out on its way. */
const MARGIN_MS = 30_000;

const watchers = new Set<() => void>();
let read: { text: string | null; session: Session | undefined } = {
  text: null,
  session: undefined,
};

/** The session that is kept, the same object as long as it does not change. */
export function keptSession(): Session | undefined {
  const text = stored();
  if (text !== read.text) read = { text, session: parsed(text) };
  return read.session;
}

/** Keeps a session, or forgets it; every open tab is told. */
export function keepSession(session: Session | undefined): void {
  if (session) hasEnded = false;
  try {
    if (session) localStorage.setItem(KEY, JSON.stringify(session));
    else localStorage.removeItem(KEY);
  } catch {
    // without storage one stays signed in until the page is left
    read = { text: null, session };
  }
  for (const tell of watchers) tell();
}

/** Forgets a session that the service no longer knows. */
export function endSession(): void {
  hasEnded = true;
  keepSession(undefined);
}

/** Whether a session has ended without its owner's doing since this was last asked. */
export function takeEnd(): boolean {
  const was = hasEnded;
  hasEnded = false;
  return was;
}

/** Tells of every change, here or in another tab. Returns the way to stop. */
export function watchSession(tell: () => void): () => void {
  const heard = (event: StorageEvent) => {
    if (event.key === KEY || event.key === null) tell();
  };
  watchers.add(tell);
  window.addEventListener('storage', heard);
  return () => {
    watchers.delete(tell);
    window.removeEventListener('storage', heard);
  };
}

/**
 * A session that is good for another call, renewed if need be; `undefined` when there is none any
 * more. One tab at a time renews: a refresh token that is used twice ends the session everywhere.
 * @param spent a token that the service has just refused
 */
export async function liveSession(spent?: string): Promise<Session | undefined> {
  const isLive = (session: Session) =>
    session.access_token !== spent && Date.parse(session.expires_at) - Date.now() > MARGIN_MS;
  const kept = keptSession();
  if (!kept || isLive(kept)) return kept;

  return alone(async () => {
    const current = keptSession();
    if (!current || isLive(current)) return current;
    const result = await call<typeof postAuthRefresh>(
      'POST',
      '/api/auth/refresh',
      { refresh_token: current.refresh_token },
      '',
    );
    if (result.ok) keepSession(result.value);
    else if (result.error.status === 401) endSession();
    else return current; // no network is no reason to sign somebody out
    return keptSession();
  });
}

/** One renewal at a time: in this tab, and across tabs where the browser has locks. */
function alone(act: () => Promise<Session | undefined>): Promise<Session | undefined> {
  const inTurn = async () =>
    navigator.locks ? await navigator.locks.request(KEY, act) : await act();
  renewing = renewing.then(inTurn, inTurn);
  return renewing;
}

let hasEnded = false;
let renewing: Promise<Session | undefined> = Promise.resolve(undefined);

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return read.text;
  }
}

function parsed(text: string | null): Session | undefined {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    return isSession(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Whatever else is in the store was written by another version, or by hand. */
function isSession(value: unknown): value is Session {
  const { access_token, refresh_token, expires_at, user } = fieldsOf(value);
  const { email, roles } = fieldsOf(user);
  return (
    [access_token, refresh_token, email].every((text) => typeof text === 'string') &&
    !Number.isNaN(Date.parse(String(expires_at))) &&
    Array.isArray(roles)
  );
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
