import { DAY_MS, DIMENSIONS, HOUR_MS } from '../../../db/analytics/codes';
import type { Extent } from '../../../db/analytics/read/extent';
import { sumHours, sumRollups } from '../../../db/analytics/read/rollups';
import {
  countSessions,
  type Span,
  sumByWords,
  type WordFilter,
} from '../../../db/analytics/read/views';
import type { Db } from '../../../db/connect';
import { readingOf } from '../words/reading';
import { countableOf, differenceOf, keptSince } from './countable';
import { piecesOf } from './pieces';
import { sessionsOf } from './sessions-of';
import { createTally, type Tally } from './tally';

/** What is counted of a range. */
export interface Measure {
  tally: Tally;
  sessions: number;
  /** What is counted by pages, referrers and so on, mean and median time are of this. */
  days: Span;
  /** Stretches at the ends that this and the range do not share, since views were purged. */
  apart: Span[];
}

/**
 * Counts a range exactly. What it has of whole months, days and hours of UTC comes from sums that were
 * kept as the views came; what remains at the ends is counted from the views. With a filter
 * everything is. Where views have been purged only whole hours and days can be, see `countable.ts`.
 */
export async function measure(
  db: Db,
  { kept, openDay }: Extent,
  asked: Span,
  filter?: WordFilter,
): Promise<Measure> {
  const tally = createTally();
  if (filter) {
    await addViews(db, tally, [asked], filter);
    const sessions = await countSessions(db, asked, filter);
    return { tally, sessions, days: asked, apart: [] };
  }
  const { hours, days, apart } = countableOf(asked, kept);
  const { stretches, rest } = await piecesOf(db, openDay, days);
  await addViews(db, tally, rest);
  for (const sum of await sumRollups(db, stretches)) {
    if (sum.dimension === DIMENSIONS.visibleTime) tally.addVisibleTime(sum.value, sum.views);
    else if (sum.dimension === DIMENSIONS.exit)
      tally.addExits(sum.text ?? '', sum.views, sum.visits);
    else tally.add(sum.dimension, sum.text ?? '', sum);
  }
  for (const { sign, span } of differenceOf(days, hours)) {
    tally.correct(await sumHours(db, span.from / HOUR_MS, span.to / HOUR_MS), sign);
  }
  const isByHour = hours.from < keptSince(kept) && hours.from % DAY_MS !== 0;
  return { tally, sessions: await sessionsOf(db, hours, isByHour), days, apart };
}

async function addViews(db: Db, tally: Tally, spans: readonly Span[], filter?: WordFilter) {
  for (const { word, text, value, exits, ...counts } of await sumByWords(db, spans, filter)) {
    if (word === 'visibleTime') {
      tally.addVisibleTime(value ?? 0, counts.views);
      continue;
    }
    for (const said of readingOf(word, text)) {
      tally.add(said.dimension, said.text, counts);
      if (said.kind === 'page') tally.addExits(said.text, counts.views, exits);
    }
    if (word === 'place') tally.add(DIMENSIONS.all, '', counts);
  }
}
