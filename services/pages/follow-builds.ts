import { describeError, type Log } from '../log';
import type { Pages } from './open-pages';
import { siteMismatch } from './site-release';

/** Asking takes one look at one file. */
const LOOK_EVERY_MS = 2_000;

/** What a site is compared with. */
export interface Served {
  pages: Pages;
  /** with the built site */
  folder: string;
  /** `contentFingerprint` of what the service read when it started */
  content: string;
  version: string;
  log: Log;
}

/** Warns of a site that does not go with the service that begins to send it. */
export async function compareAtStart({ folder, content, version, log }: Served): Promise<void> {
  const mismatch = await siteMismatch(folder, content, version);
  if (mismatch) log.warn(`The site in public/: ${mismatch} Run npm run build.`);
}

/**
 * Sends the pages of a build that has ended since, and says in the log what of it waits for a restart.
 * Never throws: where the new pages cannot be read, the old ones are sent on.
 */
export async function takeNewBuild({
  pages,
  folder,
  content,
  version,
  log,
}: Served): Promise<void> {
  try {
    if (!(await pages.renew())) return;
    const mismatch = await siteMismatch(folder, content, version);
    if (!mismatch) return log.info('The site in public/ was built anew; its pages are sent now.');
    log.warn(
      `The site in public/ was built anew; its pages are sent now. ${mismatch} Restart the service: its mails, forms, search and assistant are as they were when it started.`,
    );
  } catch (error) {
    log.error(describeError(error), 'The new pages in public/ cannot be read. Run npm run build.');
  }
}

/** Looks for ended builds all the time. Call what it returns to stop. */
export function followBuilds(served: Served): () => void {
  const timer = setInterval(() => void takeNewBuild(served), LOOK_EVERY_MS).unref();
  return () => clearInterval(timer);
}
