import { createHash, createPublicKey, type KeyObject, sign } from 'node:crypto';
import type { Credits } from '../../../content/schema/complete-credits';
import type { Content } from '../../../content/schema/content';
import { PROVENANCE } from '../../verify/provenance-paths';
import type { MediaFile } from './list-media';

/** What a listed file says about its making. */
interface EntryCredits {
  use: string;
  /** A term of IPTC's Digital Source Type; `null` while nobody has said how the file was made. */
  digitalSourceType: string | null;
  tool: string | null;
  isSigned: boolean;
}

/** A published file with the pages it stands on. */
export type ProvenanceEntry = MediaFile & { pages: string[]; credits: EntryCredits };

/** How the list can be checked; `null` says that it is not signed. */
export type Signing = { algorithm: 'Ed25519'; keyId: string; signature: string; publicKey: string };

type KnownCredits = Pick<Content, 'pictureCredits' | 'publishedCredits'>;

/** Adds to each file where it is shown and how it was made. */
export function provenanceEntries(
  files: MediaFile[],
  pages: ReadonlyMap<string, string[]>,
  known: KnownCredits,
): ProvenanceEntry[] {
  const byStem = new Map(
    Object.entries(known.pictureCredits).map(([name, credits]) => [stemOf(name), credits]),
  );
  return files.map((file) => ({
    ...file,
    pages: pages.get(file.path) ?? [],
    credits: entryCredits(byStem.get(stemOf(file.path)) ?? creditsUnder(file.path, known)),
  }));
}

/** The build keeps a picture's name and changes its ending. */
function stemOf(name: string): string {
  return name.replace(/^.*\//, '').replace(/\.[^.]*$/, '');
}

function creditsUnder(path: string, { publishedCredits }: KnownCredits): Credits | undefined {
  return publishedCredits.find(({ under }) => path.startsWith(under))?.credits;
}

function entryCredits(credits: Credits | undefined): EntryCredits {
  return {
    use: credits?.grade ?? 'unknown',
    digitalSourceType: credits?.source?.iptc ?? null,
    tool: credits?.roles[0]?.tool ?? null,
    isSigned: credits?.isSigned ?? false,
  };
}

/** The list as it is published: one file a line, so that `grep` finds all that is known of it. */
export function provenanceText(
  entries: ProvenanceEntry[],
  { origin, statement, key }: { origin: string; statement: string; key: KeyObject | undefined },
): string {
  const signing: Signing | null = key
    ? {
        algorithm: 'Ed25519',
        keyId: keyIdOf(key),
        signature: PROVENANCE.signature,
        publicKey: PROVENANCE.publicKey,
      }
    : null;
  const head = JSON.stringify({ version: 1, site: origin, statement, signing }).slice(0, -1);
  const lines = entries.map((entry) => JSON.stringify(entry)).join(',\n');
  return `${head},"files":[\n${lines}\n]}\n`;
}

/** The detached signature over the bytes of the list. */
export function signatureOf(text: string, key: KeyObject): Buffer {
  return sign(null, Buffer.from(text), key);
}

/** SHA-256 of the public key in DER, hexadecimal: what `openssl pkey -pubin -outform DER | sha256sum` prints. */
function keyIdOf(key: KeyObject): string {
  const der = createPublicKey(key).export({ format: 'der', type: 'spki' });
  return createHash('sha256').update(der).digest('hex');
}
