/** What the browser's store keeps for an artist who is followed: `follow_rocka` is `1`. */
const PREFIX = 'follow_';

/** Whether this device is known to follow an artist. */
export function hasFlag(artistId: string): boolean {
  try {
    return localStorage.getItem(PREFIX + artistId) === '1';
  } catch {
    return false;
  }
}

/** All artists with a flag. */
export function flagged(): string[] {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
    return keys.map((key) => key.slice(PREFIX.length));
  } catch {
    return [];
  }
}

/** Keeps or removes the flag. Where nothing can be kept, the service still knows. */
export function setFlag(artistId: string, isFollowing: boolean): void {
  try {
    if (isFollowing) localStorage.setItem(PREFIX + artistId, '1');
    else localStorage.removeItem(PREFIX + artistId);
  } catch {
    // the next visit asks the service
  }
}

/** The artist whose flag another tab has changed; `undefined` when it was something else. */
export function flagOwner({ key }: StorageEvent): string | undefined {
  return key?.startsWith(PREFIX) ? key.slice(PREFIX.length) : undefined;
}
