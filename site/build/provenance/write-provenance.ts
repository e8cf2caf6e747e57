import { createPublicKey, type KeyObject } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Content } from '../../../content/schema/content';
import { PROVENANCE } from '../../verify/provenance-paths';
import { listMedia } from './list-media';
import { provenanceEntries, provenanceText, signatureOf } from './manifest';
import { pagesShowing } from './pages-showing';

/**
 * Writes the list of every media file of the export, its signature and the public key. To be called once nothing but
 * compressed copies is still to come. Without a key the list says that it is not signed, and no signature is left lying.
 *
 * @returns how many files it lists
 */
export async function writeProvenance(
  publicDir: string,
  content: Content,
  { origin, key }: { origin: string; key: KeyObject | undefined },
): Promise<number> {
  const entries = provenanceEntries(
    await listMedia(publicDir),
    await pagesShowing(publicDir, origin),
    content,
  );
  const { statement } = content.pages.ai.verify;
  const text = provenanceText(entries, { origin, statement, key });
  const at = (address: string) => path.join(publicDir, address);
  await mkdir(path.dirname(at(PROVENANCE.list)), { recursive: true });
  await writeFile(at(PROVENANCE.list), text);
  if (key) {
    await writeFile(at(PROVENANCE.signature), signatureOf(text, key));
    await writeFile(
      at(PROVENANCE.publicKey),
      createPublicKey(key).export({ format: 'pem', type: 'spki' }),
    );
  } else {
    await rm(at(PROVENANCE.signature), { force: true });
    await rm(at(PROVENANCE.publicKey), { force: true });
  }
  return entries.length;
}
