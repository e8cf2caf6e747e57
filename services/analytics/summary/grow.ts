import {
  countByMinute,
  countFollowsByArtist,
  countJoinedBySource,
  countUntil,
  type Growing,
  type Stretch,
} from '../../../db/audience/growth';
import { countSubscriptions } from '../../../db/audience/subscription-list';
import { type Db, inSnapshot } from '../../../db/connect';
import type { Growth, GrowthQuery } from '../../contracts/admin/growth';
import {
  type CutStretch,
  earlierRange,
  inInstants,
  intervalFor,
  passedOf,
  rangeOf,
  stretchesOf,
} from './period';
import { calendarOf } from './time-zone';

/**
 * Who began to follow artists and to read the newsletter, as of one moment.
 * @throws AppError `invalid_request` when the range ends before it begins.
 */
export function grow(db: Db, query: GrowthQuery, nowMs: number): Promise<Growth> {
  const calendar = calendarOf(query.tz);
  const range = rangeOf(query, calendar, nowMs);
  const interval = intervalFor(range, query.interval);
  const stretches = stretchesOf(range, interval, calendar, nowMs);
  const span = inInstants(range);
  const before =
    query.compare && earlierRange(range, { earlier: query.compare, interval }, calendar);
  const earlier = before && inInstants(passedOf(before, range, nowMs));

  return inSnapshot(db, async (tx) => {
    const follow = await rise(tx, 'follow', span, stretches);
    const join = await rise(tx, 'join', span, stretches);
    const leave = await rise(tx, 'leave', span, stretches);
    const during = async (what: Growing, { from, to }: Stretch) =>
      (await countUntil(tx, what, to)) - (await countUntil(tx, what, from));
    const points = stretches.map(({ start, isPart }) => ({
      t: new Date(start).toISOString(),
      in_part: isPart,
    }));
    return {
      ...span,
      interval,
      tz: query.tz,
      follows: {
        total: follow.total,
        gained: follow.sum,
        before: earlier ? await during('follow', earlier) : null,
        series: points.map((point, at) => ({
          ...point,
          gained: follow.counts[at] ?? 0,
          total: follow.totals[at] ?? 0,
        })),
        artists: await countFollowsByArtist(tx, span),
      },
      newsletter: {
        total: join.total - leave.total,
        joined: join.sum,
        left: leave.sum,
        before: earlier
          ? { joined: await during('join', earlier), left: await during('leave', earlier) }
          : null,
        series: points.map((point, at) => ({
          ...point,
          joined: join.counts[at] ?? 0,
          left: leave.counts[at] ?? 0,
          total: (join.totals[at] ?? 0) - (leave.totals[at] ?? 0),
        })),
        sources: await countJoinedBySource(tx, span),
        pending: (await countSubscriptions(tx, {})).pending,
      },
    };
  });
}

/** How many came in each stretch, and how many there were at its end. */
async function rise(db: Db, what: Growing, span: Stretch, stretches: readonly CutStretch[]) {
  const first = await countUntil(db, what, span.from);
  const counts = stretches.map(() => 0);
  let index = 0;
  for (const { minute, rows } of await countByMinute(db, what, span)) {
    const atMs = Date.parse(`${minute}Z`);
    while (atMs >= (stretches[index]?.to ?? Infinity)) index += 1;
    counts[index] = (counts[index] ?? 0) + rows;
  }
  let total = first;
  const totals = counts.map((count) => {
    total += count;
    return total;
  });
  return { counts, totals, total, sum: total - first };
}
