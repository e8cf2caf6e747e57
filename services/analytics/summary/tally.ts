import { DIMENSIONS, type Dimension } from '../../../db/analytics/codes';
import type { Counts } from '../../../db/analytics/store/rollups';
import { middleOf } from '../../../db/analytics/visible-time';
import { SUMMARY_LIMITS as limits } from '../../contracts/limits/analytics';
import type { Figures, Ranked, RankedPage } from '../../contracts/summary';

/** Sums of a range, collected from wherever its parts are counted. */
export interface Tally {
  add(dimension: number, text: string, counts: Counts): void;
  addVisibleTime(timeClass: number, views: number): void;
  /** How many of the views of a page were the last of their visit. */
  addExits(page: string, views: number, exits: number): void;
  /** Adds to the figures, or takes from them, what nothing else is known of. */
  correct(counts: Counts, sign: 1 | -1): void;
  figures(): Figures;
  /** Mean and median visible time. */
  times(): { mean_ms: number; median_ms: number };
  /** Most first; where visitors came from is ranked by visits, since moves inside a visit come from nowhere. */
  ranking(dimension: Dimension, by?: 'views' | 'visits'): Ranked[];
  /** The same of pages, with their exits where these are known of all of their views. */
  pages(): RankedPage[];
}

/** An empty tally. */
export function createTally(): Tally {
  const all = { views: 0, visits: 0, bounces: 0, duration_ms: 0 };
  let timedMs = 0;
  const words = new Map<number, Map<string, Counts>>();
  const classes = new Map<number, number>();
  const exits = new Map<string, { views: number; exits: number }>();

  function ranking(dimension: Dimension, by: 'views' | 'visits' = 'views'): Ranked[] {
    return [...(words.get(dimension) ?? [])]
      .filter(([, { views }]) => views > 0)
      .sort(([a, one], [b, other]) => other[by] - one[by] || (a < b ? -1 : 1))
      .slice(0, limits.linesMax)
      .map(([name, counts]) => ({ name, ...figuresOf(counts) }));
  }

  return {
    add: (dimension, text, by) => {
      if (dimension === DIMENSIONS.all) {
        timedMs += by.duration_ms;
        return addTo(all, by);
      }
      const counts = words.get(dimension) ?? new Map<string, Counts>();
      words.set(dimension, counts);
      const known = counts.get(text);
      if (known) addTo(known, by);
      else counts.set(text, { ...by });
    },
    addExits: (page, views, left) => {
      const known = exits.get(page);
      exits.set(page, { views: views + (known?.views ?? 0), exits: left + (known?.exits ?? 0) });
    },
    addVisibleTime: (timeClass, views) => {
      classes.set(timeClass, (classes.get(timeClass) ?? 0) + views);
    },
    correct: (by, sign) => addTo(all, by, sign),
    figures: () => figuresOf(all),
    times: () => {
      const timed = [...classes.values()].reduce((sum, views) => sum + views, 0);
      return {
        mean_ms: timed === 0 ? 0 : Math.round(timedMs / timed),
        median_ms: Math.round(medianOf(classes, timed)),
      };
    },
    ranking,
    pages: () =>
      ranking(DIMENSIONS.page).map((line) => {
        const left = exits.get(line.name);
        return { ...line, exits: left?.views === line.views ? left.exits : null };
      }),
  };
}

function addTo(sum: Counts, by: Counts, sign = 1): void {
  sum.views += sign * by.views;
  sum.visits += sign * by.visits;
  sum.bounces += sign * by.bounces;
  sum.duration_ms += sign * by.duration_ms;
}

function figuresOf({ views, visits, bounces, duration_ms }: Counts): Figures {
  const bounce_rate = visits === 0 ? 0 : bounces / visits;
  return { views, visits, bounces, bounce_rate, duration_ms };
}

/** The middle of the class that holds the median; the lower one of two. */
function medianOf(classes: ReadonlyMap<number, number>, timed: number): number {
  let below = 0;
  for (const [timeClass, views] of [...classes].sort(([a], [b]) => a - b)) {
    below += views;
    if (below * 2 >= timed && views > 0) return middleOf(timeClass);
  }
  return 0;
}
