import { createPrivateKey, generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

const FILE = 'media-signing-key.pem';

/** How to make a key for the setting; part of what is said when it is wrong. */
const MEND =
  'Write the output of `openssl genpkey -algorithm ed25519 -outform DER | base64 -w0`, `none` to publish without a signature, or leave it out to use the key in DATA_DIR.';

/**
 * The private key that the list of media is signed with: the setting `MEDIA_SIGNING_KEY`, else the one kept in the data
 * folder, which is made there once. `undefined` if the setting is `none` or the folder cannot be written.
 * @throws Error with one line and its mend if the setting, or the file, is no Ed25519 key
 */
export async function signingKey(
  setting: string | undefined,
  dataDir: string,
): Promise<KeyObject | undefined> {
  if (setting === 'none') return undefined;
  if (setting) return readKey(setting, `MEDIA_SIGNING_KEY is not an Ed25519 key. ${MEND}`);
  const file = path.join(dataDir, FILE);
  const text = await keptKey(file);
  return text === undefined
    ? undefined
    : readKey(
        text,
        `${file} is damaged. Restore it from a backup, or delete it to begin a new key.`,
      );
}

/** Base64 of PKCS #8 in DER, or the same as PEM. */
function readKey(text: string, complaint: string): KeyObject {
  try {
    const key = text.includes('-----BEGIN')
      ? createPrivateKey(text)
      : createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' });
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // said below, without a word of what the setting holds
  }
  throw new Error(complaint);
}

async function keptKey(file: string): Promise<string | undefined> {
  const read = () => readFile(file, 'utf8').catch(() => undefined);
  const kept = await read();
  if (kept !== undefined) return kept;
  const fresh = generateKeyPairSync('ed25519').privateKey.export({ format: 'pem', type: 'pkcs8' });
  const draft = `${file}.${randomUUID()}`;
  try {
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
    // of two builds at once the first gives its key the name, whole, and the other reads it
    await writeFile(draft, fresh, { flag: 'wx', mode: 0o600 });
    await link(draft, file);
  } catch {
    // it is there already, or cannot be written: reading tells which
  } finally {
    await rm(draft, { force: true }).catch(() => undefined);
  }
  return read();
}
