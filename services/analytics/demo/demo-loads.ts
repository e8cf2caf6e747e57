import { randomUUID } from 'node:crypto';
import { holdCounting } from '../../../db/analytics/store/views';
import type { Db } from '../../../db/connect';
import {
  deleteLoads,
  type LoadRow,
  type Metric,
  someSynthetic,
} from '../../../db/web-vitals/loads';
import { addToSums } from '../../../db/web-vitals/sums';
import type { Connection, PageClass } from '../../contracts/web-vitals';
import { keyOfUuid } from '../view-key';
import { storedValue } from '../vitals/buckets';
import { cellsOf, countLoads, summed } from '../vitals/count-loads';
import { pageClassOf } from '../vitals/page-class';
import type { DemoPlan } from './make-views';
import { createRandom, normal, pick } from './random';

/** Of so many views one tells how its page felt: not every browser measures, and Light pages never do. */
const MEASURED = 0.5;
const GROUP_LOADS = 2_000;

/** Connections with how many visitors have them, and how much slower than the first they are. */
const NETWORKS: readonly (readonly [Connection, number, number])[] = [
  ['4g', 62, 1],
  ['3g', 20, 1.9],
  ['2g', 3, 4],
  ['unknown', 12, 1.2],
  ['saver', 3, 1.5],
];
/** A middle of each metric on a good connection, and how widely it spreads. */
const SHAPES: Record<Metric, { middle: number; spread: number; isNetwork: boolean }> = {
  lcp: { middle: 1_250, spread: 0.45, isNetwork: true },
  inp: { middle: 70, spread: 0.7, isNetwork: false },
  cls: { middle: 0.012, spread: 1, isNetwork: false },
  ttfb: { middle: 320, spread: 0.5, isNetwork: true },
};

/** Makes up how the pages of a plan felt, marked as such, and stores it like what is real. Returns how many loads. */
export async function seedDemoLoads(db: Db, plan: DemoPlan): Promise<number> {
  const random = createRandom(plan.seed + 1);
  let done = 0;
  for (let day = plan.fromDay; day < plan.toDay; day += 1) {
    const wanted = Math.round(plan.viewsPerDay * MEASURED);
    for (let start = 0; start < wanted; start += GROUP_LOADS) {
      const size = Math.min(GROUP_LOADS, wanted - start);
      const loads = Array.from({ length: size }, () =>
        makeLoad(random, day, pageClassOf(pick(random, plan.pages))),
      );
      await db.transaction((tx) => countLoads(tx, loads));
      done += size;
    }
  }
  return done;
}

/** Takes made-up loads out again, and what they added to the sums. Returns how many. */
export async function removeDemoLoads(db: Db): Promise<number> {
  let done = 0;
  for (;;) {
    const removed = await db.transaction(async (tx) => {
      await holdCounting(tx);
      const loads = await someSynthetic(tx, GROUP_LOADS);
      await addToSums(tx, summed(loads.flatMap((load) => cellsOf(load, -1))));
      await deleteLoads(
        tx,
        loads.map(({ view_key }) => view_key),
      );
      return loads.length;
    });
    if (removed === 0) return done;
    done += removed;
  }
}

function makeLoad(random: () => number, day: number, page: PageClass): LoadRow {
  const network = pick(
    random,
    NETWORKS.map((one) => [one, one[1]] as const),
  );
  const value = (metric: Metric) => {
    const { middle, spread, isNetwork } = SHAPES[metric];
    const size = middle * Math.exp(spread * normal(random));
    return storedValue(metric, size * (isNetwork ? network[2] : 1));
  };
  return {
    view_key: keyOfUuid(randomUUID()),
    day,
    page,
    connection: network[0],
    lcp: value('lcp'),
    inp: random() < 0.7 ? value('inp') : null,
    cls: value('cls'),
    ttfb: value('ttfb'),
    synthetic: 1,
  };
}
