import { createPublicKey } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * What the list of media in `public/` was signed with: `kept`, the key that a build would sign it with now; `other`; or
 * `lost`, one that is in the data folder no more. A key in the settings is part of the fingerprint, and always `kept`.
 * @param {string} root
 * @param {NodeJS.ProcessEnv} env that of the build
 * @returns {'kept' | 'other' | 'lost'}
 */
export function signedWith(root, { MEDIA_SIGNING_KEY, DATA_DIR = 'data' }) {
  if (MEDIA_SIGNING_KEY) return 'kept';
  const published = publicKey(path.join(root, 'public', '.well-known', 'media-provenance.pem'));
  const kept = publicKey(path.join(path.resolve(root, DATA_DIR), 'media-signing-key.pem'));
  if (published === kept) return 'kept';
  return kept === undefined ? 'lost' : 'other';
}

/** @param {string} file a public key, or the private one that it belongs to */
function publicKey(file) {
  if (!existsSync(file)) return undefined;
  try {
    return createPublicKey(readFileSync(file)).export({ type: 'spki', format: 'pem' });
  } catch {
    // The build says what is wrong with it.
    return 'unreadable';
  }
}
