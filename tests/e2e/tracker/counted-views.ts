import path from 'node:path';
import { eachPage } from '../../../db/analytics/read/events';
import { openDb } from '../../../db/connect';

/** A view as the service has it. */
export interface CountedView {
  path: string;
  referrer: string | null;
  ms: number;
}

const FILE = path.join(process.env.E2E_DATA_DIR ?? '', 'site.sqlite');

/**
 * What the service under test has stored of one visitor, in the order it was stored in. Known by the
 * session, or by the session in the address where nothing can be kept.
 */
export async function countedViews(session: string): Promise<CountedView[]> {
  const db = openDb({ file: FILE });
  try {
    const views: CountedView[] = [];
    for await (const events of eachPage(db)) {
      for (const { session_id, path: page, referrer, duration_ms } of events) {
        if (session_id !== session && !page.includes(session)) continue;
        views.push({ path: page.replace(session, 'VISITOR'), referrer, ms: duration_ms });
      }
    }
    return views;
  } finally {
    await db.destroy();
  }
}
