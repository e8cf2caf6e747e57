import { DAY_MS, HOUR_MS } from '../../../db/analytics/codes';
import type { Arrival } from '../count/arrival';
import { AGENTS, CAMPAIGNS, COUNTRIES, HOURS, REFERRERS } from './audience';
import { createRandom, normal, pick, randomDigits } from './random';

/** What traffic to make up. */
export interface DemoPlan {
  /** Days since 1970 in UTC: `fromDay` included, `toDay` not. */
  fromDay: number;
  toDay: number;
  viewsPerDay: number;
  /** Pages, and how much they are looked at. */
  pages: readonly (readonly [string, number])[];
  /** The same numbers for the same seed. */
  seed: number;
}

/** Share of visits by somebody who was here before. */
const RETURNING = 0.45;
/** Of so many of the latest visitors. */
const REMEMBERED = 4_000;
/** Chance that a visit goes on after a page. */
const GOES_ON = 0.76;
/** Chance that the last page never tells how long it was seen. */
const UNTOLD = 0.06;
const LONGEST_VIEW_MS = 20 * 60_000;
const WEEKEND = 1.25;

/** A browser that comes again with the same id. */
type Visitor = Pick<Arrival, 'session' | 'agent' | 'country'>;

/** Views day by day, each day in order of time. Views of a visit are less than 30 minutes apart. */
export function* makeViews(plan: DemoPlan): Generator<Arrival[]> {
  const random = createRandom(plan.seed);
  const visitors: Visitor[] = [];
  for (let day = plan.fromDay; day < plan.toDay; day += 1) {
    const wanted = plan.viewsPerDay * busyness(plan, day, random);
    const views: Arrival[] = [];
    while (views.length < wanted) views.push(...makeVisit(plan, day, random, visitors));
    yield views.sort((a, b) => a.atMs - b.atMs);
  }
}

/** More towards the end and at weekends, and never twice the same. */
function busyness({ fromDay, toDay }: DemoPlan, day: number, random: () => number): number {
  const growth = 0.7 + (0.6 * (day - fromDay)) / Math.max(1, toDay - fromDay);
  // The first of January 1970 was a Thursday.
  const isWeekend = [2, 3].includes(day % 7);
  return growth * (isWeekend ? WEEKEND : 0.9) * (0.85 + 0.3 * random());
}

function makeVisit(
  { pages }: DemoPlan,
  day: number,
  random: () => number,
  visitors: Visitor[],
): Arrival[] {
  const visitor = chooseVisitor(random, visitors);
  const referrer = pick(random, REFERRERS);
  const campaign = pick(random, CAMPAIGNS);
  const dayEnd = (day + 1) * DAY_MS - 1;
  let atMs = Math.floor(day * DAY_MS + (pick(random, HOURS) + random()) * HOUR_MS);
  const views: Arrival[] = [];
  do {
    const durationMs = visibleMs(random);
    const isFirst = views.length === 0;
    views.push({
      ...visitor,
      atMs: Math.min(atMs, dayEnd),
      key: null,
      place: pick(random, pages) + (isFirst ? campaign : ''),
      referrer: isFirst ? referrer : null,
      durationMs,
    });
    atMs += durationMs + Math.floor(random() * 2_000) + 1;
  } while (random() < GOES_ON && atMs < dayEnd);
  const last = views.at(-1);
  if (last && random() < UNTOLD) last.durationMs = 0;
  return views;
}

function chooseVisitor(random: () => number, visitors: Visitor[]): Visitor {
  const known = visitors[Math.floor(random() * visitors.length)];
  if (known && random() < RETURNING) return known;
  const visitor = {
    session: randomDigits(random),
    agent: pick(random, AGENTS),
    country: pick(random, COUNTRIES),
  };
  if (visitors.length < REMEMBERED) visitors.push(visitor);
  else visitors[Math.floor(random() * REMEMBERED)] = visitor;
  return visitor;
}

/** Most pages are left soon and some are read to the end: half of them within 22 seconds. */
function visibleMs(random: () => number): number {
  return Math.min(LONGEST_VIEW_MS, Math.round(22_000 * Math.exp(1.1 * normal(random))));
}
