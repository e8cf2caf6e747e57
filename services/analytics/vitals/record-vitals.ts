import type { IncomingHttpHeaders } from 'node:http';
import { DAY_MS } from '../../../db/analytics/codes';
import { type LoadRow, METRICS, type Metric } from '../../../db/web-vitals/loads';
import type { Writer } from '../../../db/writes/writer';
import type { WebVitals } from '../../contracts/web-vitals';
import type { Deps } from '../../deps';
import { decodePath } from '../../http/request/decode-path';
import { countedPath } from '../counted-path';
import { isCrawler } from '../is-crawler';
import { isOptedOut } from '../is-opted-out';
import { keyOfUuid } from '../view-key';
import { storedValue } from './buckets';
import { countLoads } from './count-loads';
import { pageClassOf } from './page-class';

/** What a request says, and who sent it. Its address is not looked at. */
interface Given {
  vitals: WebVitals;
  headers: IncomingHttpHeaders;
}

/**
 * Makes what stores how loads felt and answers, once it is committed, how many it took: one, or none of
 * a bot, of somebody who asked not to be counted and of what is no page of the site. The day is the
 * service's own.
 */
export function vitalsRecorder({
  writes,
  pages,
  now,
}: Pick<Deps, 'writes' | 'pages' | 'now'>): (given: Given) => Promise<{ accepted: 0 | 1 }> {
  const writer: Writer<Omit<LoadRow, 'day'>, void> = {
    lane: 'later',
    isOptional: true,
    store: async (tx, loads) => {
      const day = Math.floor(now().getTime() / DAY_MS);
      await countLoads(
        tx,
        loads.map((load) => ({ ...load, day })),
      );
      return loads.map(() => undefined);
    },
  };

  return async ({ vitals, headers }) => {
    if (isOptedOut(headers) || isCrawler(headers['user-agent'] ?? '')) return { accepted: 0 };
    const [path = ''] = countedPath(vitals.path, pages.isPage).split('?');
    if (pages.isPage?.(decodePath(path) ?? '') === false) return { accepted: 0 };
    await writes.write(writer, loadOf(vitals, path));
    return { accepted: 1 };
  };
}

function loadOf(vitals: WebVitals, path: string): Omit<LoadRow, 'day'> {
  const value = (metric: Metric) => {
    const given = vitals[metric];
    return typeof given === 'number' ? storedValue(metric, given) : null;
  };
  const [lcp, inp, cls, ttfb] = METRICS.map(value);
  return {
    view_key: keyOfUuid(vitals.view_id),
    page: pageClassOf(path),
    connection: vitals.connection,
    lcp: lcp ?? null,
    inp: inp ?? null,
    cls: cls ?? null,
    ttfb: ttfb ?? null,
    synthetic: 0,
  };
}
