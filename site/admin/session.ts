import type { Session } from '../../services/contracts/auth';
import { logOut, renew } from './session-calls';

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

/** Keeps a session, or forgets it; every open tab is told. It runs out by the clock of this device, which may be wrong. */
export function keepSession(given: Session | undefined): void {
  const session = given && { ...given, expires_at: instantIn(given.expires_in) };
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

/** Forgets a session that the service no longer knows; not another that was begun meanwhile. */
export function endSession(session: Session): void {
  if (!isKept(session)) return;
  hasEnded = true;
  keepSession(undefined);
}

/** Whether a session has ended without its owner's doing since this was last asked. */
export function takeEnd(): boolean {
  const was = hasEnded;
  hasEnded = false;
  return was;
}

/**
 * Tells of every change, here or in another tab; and when the page is shown again as it was left, since it heard
 * of none meanwhile. Returns the way to stop.
 */
export function watchSession(tell: () => void): () => void {
  const heard = (event: StorageEvent) => {
    if (event.key === KEY || event.key === null) tell();
  };
  watchers.add(tell);
  window.addEventListener('storage', heard);
  window.addEventListener('pageshow', tell);
  return () => {
    watchers.delete(tell);
    window.removeEventListener('storage', heard);
    window.removeEventListener('pageshow', tell);
  };
}

/**
 * A session that is good for another call, renewed if need be; `undefined` when there is none any
 * more. One tab at a time renews: a refresh token that is used twice ends the session everywhere.
 * @param spent a token that the service has just refused
 */
export async function liveSession(spent?: string): Promise<Session | undefined> {
  const kept = keptSession();
  if (!kept || isLive(kept, spent)) return kept;

  return inTurn(async () => {
    const current = keptSession();
    if (!current || isLive(current, spent)) return current;
    const result = await renew(current);
    if (!result.ok) {
      // no network is no reason to sign somebody out
      if (result.error.status === 401) endSession(current);
      return keptSession();
    }
    lastTaken = current.refresh_token;
    if (isKept(current)) keepSession(result.value);
    // signed out of while this was on its way; not just kept by a tab that asked at the same time
    else if (!isKept(result.value)) await logOut(result.value);
    return keptSession();
  });
}

/**
 * Forgets the session here at once, and has the service forget it when it can be reached: with a token
 * that is still good, since one that has run out ends nothing.
 */
export async function signOut(): Promise<void> {
  const session = keptSession();
  keepSession(undefined);
  if (!session) return;
  if (isLive(session)) return logOut(session);

  await inTurn(async () => {
    if (lastTaken === session.refresh_token) return; // by a renewal that was on its way, which saw to it
    const result = await renew(session);
    if (result.ok) await logOut(result.value);
  });
}

function instantIn(seconds: number): string {
  return new Date(Date.now() + seconds * 1000).toISOString();
}

function isLive({ access_token, expires_at }: Session, spent?: string): boolean {
  return access_token !== spent && Date.parse(expires_at) - Date.now() > MARGIN_MS;
}

/** Whether a session is the one that is kept, and not renewed. */
function isKept({ refresh_token }: Session): boolean {
  return keptSession()?.refresh_token === refresh_token;
}

/** One renewal at a time: in this tab, and across tabs where the browser has locks, and gives them to who may keep nothing. */
function inTurn<Value>(act: () => Promise<Value>): Promise<Value> {
  const locked = async () => {
    let isBegun = false;
    const begin = () => {
      isBegun = true;
      return act();
    };
    try {
      return navigator.locks ? await navigator.locks.request(KEY, begin) : await begin();
    } catch (refusal) {
      if (isBegun) throw refusal;
      return act();
    }
  };
  const done = renewing.then(locked, locked);
  renewing = done;
  return done;
}

let hasEnded = false;
/** The last refresh token that the service has taken. */
let lastTaken = '';
let renewing: Promise<unknown> = Promise.resolve();

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
