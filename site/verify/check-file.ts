import type { ProvenanceEntry, Signing } from '../build/provenance/manifest';

/** The three published files: the list as bytes, its signature and the public key, `null` where there is none. */
export interface Published {
  list: ArrayBuffer;
  signature: ArrayBuffer | null;
  /** In PEM. */
  publicKey: string | null;
}

/** What the signature says of the list. `unsupported`: this browser cannot check it. */
export type SignatureState = 'valid' | 'wrong' | 'none' | 'unsupported';

/** What is known about a file. */
export interface Verdict {
  sha256: string;
  /** Every path under which exactly these bytes are published. */
  entries: ProvenanceEntry[];
  signature: SignatureState;
  /** SHA-256 of the public key, hexadecimal; `null` where there is none. */
  keyId: string | null;
}

/**
 * Looks a file up in the list and checks the list's signature. Nothing leaves the device.
 * @throws Error if the list cannot be read
 */
export async function checkFile(file: ArrayBuffer, published: Published): Promise<Verdict> {
  const sha256 = await digest(file);
  const text = new TextDecoder().decode(published.list);
  // written by our own build; whoever has changed it cannot have signed it
  const list = JSON.parse(text) as { signing: Signing | null; files: ProvenanceEntry[] };
  const der = published.publicKey === null ? null : fromPem(published.publicKey);
  const keyId = der && (await digest(der));
  const isSigned = list.signing !== null;
  return {
    sha256,
    entries: list.files.filter((entry) => entry.sha256 === sha256),
    signature: isSigned
      ? await signatureState(published, der, list.signing?.keyId === keyId)
      : 'none',
    keyId,
  };
}

async function signatureState(
  { list, signature }: Published,
  der: ArrayBuffer | null,
  isNamedKey: boolean,
): Promise<SignatureState> {
  if (!signature || !der || !isNamedKey) return 'wrong';
  if (wouldCrash(list)) return 'unsupported';
  let key: CryptoKey;
  try {
    key = await crypto.subtle.importKey('spki', der, { name: 'Ed25519' }, false, ['verify']);
  } catch (problem) {
    return problem instanceof DOMException && problem.name === 'NotSupportedError'
      ? 'unsupported'
      : 'wrong';
  }
  return (await crypto.subtle.verify({ name: 'Ed25519' }, key, signature, list))
    ? 'valid'
    : 'wrong';
}

/**
 * WebKitGTK (GNOME Web) hands what is signed to libgcrypt, which ends the whole page at 64 KiB and more (2.50 does).
 * There is nothing to catch, and nothing but its name to know it by.
 */
function wouldCrash({ byteLength }: ArrayBuffer): boolean {
  return byteLength >= 65_536 && /Linux.* AppleWebKit\/60/.test(navigator.userAgent);
}

async function digest(bytes: ArrayBuffer): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** `null` for what is no PEM. */
function fromPem(pem: string): ArrayBuffer | null {
  try {
    const bytes = atob(pem.replace(/-----[^-]+-----|\s/g, ''));
    return Uint8Array.from(bytes, (letter) => letter.charCodeAt(0)).buffer;
  } catch {
    return null;
  }
}
