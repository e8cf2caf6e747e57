import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { contentFingerprint } from '../../content/load';

/** What the build writes into the site's folder beside the pages. */
const FILE = '.release';

/** From what a site was built. */
const SiteRelease = z.object({
  /** of the product */
  version: z.string(),
  /** `contentFingerprint` of what its pages say */
  content: z.string(),
});

/**
 * Why a built site does not go with this service: what the pages say and what the service answers,
 * mails and accepts would differ. Undefined when it does. A reason to build, not to serve nothing.
 * @param folder with the built site
 * @param contentDir what the service reads
 */
export async function siteMismatch(
  folder: string,
  contentDir: string,
  version: string,
): Promise<string | undefined> {
  const built = await readRelease(folder);
  if (!built) return 'It does not say from what it was built.';
  if (built.version !== version)
    return `It was built by version ${built.version}; this is version ${version}.`;
  const isSame = built.content === (await contentFingerprint(contentDir));
  return isSame ? undefined : 'It was built from other content than the service reads.';
}

/** Undefined for a site of a version that wrote none, and for what is not readable. */
async function readRelease(folder: string) {
  try {
    return SiteRelease.parse(JSON.parse(await readFile(path.join(folder, FILE), 'utf8')));
  } catch {
    return undefined;
  }
}
