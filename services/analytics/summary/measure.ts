import { DAY_MS, DIMENSIONS, firstDayOf, monthOfDay } from '../../../db/analytics/codes';
import { countNewcomers, type Stretch, sumRollups } from '../../../db/analytics/read-rollups';
import {
  countFirst,
  countSessions,
  firstViewAt,
  type Span,
  sumByWord,
  sumVisibleTimes,
  VIEW_WORDS,
  type WordFilter,
} from '../../../db/analytics/read-views';
import type { Db } from '../../../db/connect';
import { readingOf } from '../words/reading';
import { createTally, type Tally } from './tally';

/** What is counted of a range. */
export interface Measure {
  tally: Tally;
  sessions: number;
}

/**
 * Counts a range exactly. Whole months and days of UTC come from sums that were kept as the views
 * came; what remains at the ends, less than a day each, is counted from the views. With a
 * filter everything is. Where views have been purged a range that ends within a day has all of it.
 */
export async function measure(db: Db, asked: Span, filter?: WordFilter): Promise<Measure> {
  const tally = createTally();
  const span = filter ? asked : widened(asked, await firstViewAt(db));
  const whole = wholeDays(span);
  if (filter || !whole) {
    await addViews(db, tally, span, filter);
    return { tally, sessions: await countSessions(db, span, filter) };
  }
  const [left, right] = endsOf(span, whole);
  for (const end of [left, right]) if (end.from < end.to) await addViews(db, tally, end);
  for (const sum of await sumRollups(db, stretchesOf(whole))) {
    if (sum.dimension === DIMENSIONS.visibleTime) tally.addVisibleTime(sum.value, sum.views);
    else tally.add(sum.dimension, sum.text ?? '', sum);
  }
  return { tally, sessions: await sessionsOf(db, span, whole) };
}

/**
 * Different sessions of a range that holds whole days. Each is counted at its first view in the
 * range: the one before which its latest was earlier than the range.
 */
async function sessionsOf(db: Db, span: Span, whole: Span): Promise<number> {
  const [left, right] = endsOf(span, whole);
  const early = await countFirst(db, left, span.from, whole);
  const late = await countFirst(db, right, span.from);
  const newcomers = await countNewcomers(db, whole.from / DAY_MS, whole.to / DAY_MS);
  return early.first + newcomers - early.later + late.first;
}

/** Of days before the first view that is there, only sums can be left. */
function widened({ from, to }: Span, firstMs: number): Span {
  const keptFrom = Math.floor(firstMs / DAY_MS) * DAY_MS;
  return {
    from: from < keptFrom ? Math.floor(from / DAY_MS) * DAY_MS : from,
    to: to < keptFrom ? Math.ceil(to / DAY_MS) * DAY_MS : to,
  };
}

/** The days of UTC that lie in a range from beginning to end. */
function wholeDays({ from, to }: Span): Span | undefined {
  const first = Math.ceil(from / DAY_MS) * DAY_MS;
  const last = Math.floor(to / DAY_MS) * DAY_MS;
  return first < last ? { from: first, to: last } : undefined;
}

function endsOf(span: Span, whole: Span): [Span, Span] {
  return [
    { from: span.from, to: whole.from },
    { from: whole.to, to: span.to },
  ];
}

/** Months where there are whole ones, since they are fewer. */
function stretchesOf(whole: Span): Stretch[] {
  const [from, to] = [whole.from / DAY_MS, whole.to / DAY_MS];
  const firstMonth = monthOfDay(from - 1) + 1;
  const lastMonth = monthOfDay(to);
  if (firstMonth >= lastMonth) return [{ level: 'day', from, to }];
  const days: Stretch[] = [
    { level: 'day', from, to: firstDayOf(firstMonth) },
    { level: 'day', from: firstDayOf(lastMonth), to },
  ];
  const months: Stretch = { level: 'month', from: firstMonth, to: lastMonth };
  return [...days.filter((stretch) => stretch.from < stretch.to), months];
}

async function addViews(db: Db, tally: Tally, span: Span, filter?: WordFilter): Promise<void> {
  for (const word of VIEW_WORDS) {
    for (const { text, ...counts } of await sumByWord(db, word, span, filter)) {
      for (const said of readingOf(word, text)) tally.add(said.dimension, said.text, counts);
      if (word === 'place') tally.add(DIMENSIONS.all, '', counts);
    }
  }
  for (const { value, views } of await sumVisibleTimes(db, span, filter)) {
    tally.addVisibleTime(value, views);
  }
}
