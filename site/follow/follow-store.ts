import type {
  DEVICE_HEADER,
  deleteFollow,
  getFollows,
  putFollow,
} from '../../services/contracts/follows';
import { type CallResult, call } from '../api/call';
import { deviceId, knownDeviceId } from './device-id';
import { flagged, flagOwner, hasFlag, setFlag } from './flags';

/** How this device stands with an artist. While saving, `isFollowing` is what was asked for. */
export interface FollowState {
  step: 'settled' | 'saving';
  isFollowing: boolean;
  /** Why the last change was not saved; for a person. */
  fault?: string;
}

/** Before anything is known, and on the server. */
export const NOT_FOLLOWING: FollowState = { step: 'settled', isFollowing: false };

const HEADER: typeof DEVICE_HEADER = 'X-Device-Id';
/** The contract has a repeated follow answered like the first; others answer it with this. */
const CONFLICT = 409;

const states = new Map<string, FollowState>();
const listeners = new Set<() => void>();
/** Artists decided about since the page came: what the service knew before does not undo that. */
const decided = new Set<string>();
let isReconciled = false;

/** The state of one artist, from the browser's store until the service has answered. */
export function followState(artistId: string): FollowState {
  const known = states.get(artistId);
  if (known) return known;
  const kept: FollowState = { step: 'settled', isFollowing: hasFlag(artistId) };
  states.set(artistId, kept);
  return kept;
}

/** Calls back on every change, also one made in another tab. Returns the way to stop it. */
export function watchFollows(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', takeFromOtherTab);
  listeners.add(listener);
  void reconcile();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', takeFromOtherTab);
  };
}

/**
 * Turns following an artist on or off: shown at once, kept once the service has it, taken back with
 * a reason when it has not. A press while one is being saved does nothing.
 *
 * @param failed what to say when nothing got through
 * @returns what went wrong, if anything did
 */
export async function toggleFollow(artistId: string, failed: string): Promise<string | undefined> {
  const before = followState(artistId);
  if (before.step === 'saving') return undefined;
  const isFollowing = !before.isFollowing;
  decided.add(artistId);
  set(artistId, { step: 'saving', isFollowing });

  const result = await save(artistId, isFollowing, failed);
  if (result.ok || (isFollowing && result.error.status === CONFLICT)) {
    setFlag(artistId, isFollowing);
    set(artistId, { step: 'settled', isFollowing });
    return undefined;
  }
  const fault = result.error.message;
  set(artistId, { step: 'settled', isFollowing: before.isFollowing, fault });
  return fault;
}

function save(
  artistId: string,
  isFollowing: boolean,
  failed: string,
): Promise<CallResult<undefined>> {
  const path = `/api/follows/${artistId}` as const;
  const options = { headers: { [HEADER]: deviceId() } };
  return isFollowing
    ? call<typeof putFollow>('PUT', path, undefined, failed, options)
    : call<typeof deleteFollow>('DELETE', path, undefined, failed, options);
}

/** Once a visit: the service's list over what the browser kept. A device without an id follows nobody. */
async function reconcile(): Promise<void> {
  const id = knownDeviceId();
  if (isReconciled || id === undefined) return;
  isReconciled = true;
  const options = { headers: { [HEADER]: id } };
  const result = await call<typeof getFollows>('GET', '/api/follows', undefined, '', options);
  if (!result.ok) return;
  const { artists } = result.value;
  for (const artistId of new Set([...states.keys(), ...flagged(), ...artists])) {
    const isFollowing = artists.includes(artistId);
    if (decided.has(artistId)) continue;
    setFlag(artistId, isFollowing);
    if (followState(artistId).isFollowing !== isFollowing)
      set(artistId, { step: 'settled', isFollowing });
  }
}

function takeFromOtherTab(event: StorageEvent): void {
  const artistId = flagOwner(event);
  if (artistId === undefined || followState(artistId).step === 'saving') return;
  set(artistId, { step: 'settled', isFollowing: hasFlag(artistId) });
}

function set(artistId: string, state: FollowState): void {
  states.set(artistId, state);
  for (const listener of listeners) listener();
}
