import { DAY_MS, DIMENSIONS } from '../../../db/analytics/codes';
import type { Extent } from '../../../db/analytics/read/extent';
import { sumRollups } from '../../../db/analytics/read/rollups';
import {
  countSessions,
  type Span,
  sumByWords,
  type WordFilter,
} from '../../../db/analytics/read/views';
import type { Db } from '../../../db/connect';
import { readingOf } from '../words/reading';
import { piecesOf } from './pieces';
import { sessionsOf } from './sessions-of';
import { createTally, type Tally } from './tally';

/** What is counted of a range. */
export interface Measure {
  tally: Tally;
  sessions: number;
}

/**
 * Counts a range exactly. What it has of whole months, days and hours of UTC comes from sums that were
 * kept as the views came; what remains at the ends is counted from the views. With a filter
 * everything is. Where views have been purged a range that ends within a day has all of it.
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
    return { tally, sessions: await countSessions(db, asked, filter) };
  }
  const span = widened(asked, kept);
  const { stretches, rest } = await piecesOf(db, openDay, span);
  await addViews(db, tally, rest);
  for (const sum of await sumRollups(db, stretches)) {
    if (sum.dimension === DIMENSIONS.visibleTime) tally.addVisibleTime(sum.value, sum.views);
    else tally.add(sum.dimension, sum.text ?? '', sum);
  }
  return { tally, sessions: await sessionsOf(db, span) };
}

/**
 * Of days before the first view that is there only sums can be left; and where a range ends after the
 * last view, so may its last day, which then need not be read view by view.
 */
function widened({ from, to }: Span, kept: Span): Span {
  const keptFrom = Math.floor(kept.from / DAY_MS) * DAY_MS;
  const isToFree = to < keptFrom || to >= kept.to;
  return {
    from: from < keptFrom ? Math.floor(from / DAY_MS) * DAY_MS : from,
    to: isToFree ? Math.ceil(to / DAY_MS) * DAY_MS : to,
  };
}

async function addViews(db: Db, tally: Tally, spans: readonly Span[], filter?: WordFilter) {
  for (const { word, text, value, ...counts } of await sumByWords(db, spans, filter)) {
    if (word === 'visibleTime') {
      tally.addVisibleTime(value ?? 0, counts.views);
      continue;
    }
    for (const said of readingOf(word, text)) tally.add(said.dimension, said.text, counts);
    if (word === 'place') tally.add(DIMENSIONS.all, '', counts);
  }
}
