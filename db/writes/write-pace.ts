/**
 * Of a smaller group most of the time is the commit's, so it says little of what a row takes; and to
 * refuse a row where so few wait would make nobody's wait shorter.
 */
const SMALL_GROUP = 100;
/** How much the last group counts, against all before it. */
const WEIGHT_OF_LAST = 0.3;

/** Knows how long rows have waited until they were stored, and so how long what comes now will. */
export interface WritePace {
  /** The first row of a new group has come, while so many before it are not stored yet. */
  opened(rowsBefore: number): void;
  /** The group is taken: what comes now makes another. */
  taken(): void;
  /** The group that was taken last waits again, with what has come since. */
  reopened(): void;
  /** The group that was taken first is stored, or was given up. */
  ended(rows: number): void;
  /** Milliseconds that a row would wait behind so many others; 0 behind few. */
  expectedMs(rowsBefore: number): number;
}

interface Group {
  since: number;
  rowsBefore: number;
}

/** @param now milliseconds of a clock that never goes back */
export function createWritePace(now: () => number = () => performance.now()): WritePace {
  let msPerRow: number | undefined;
  let open: Group | undefined;
  let underWay: Group | undefined;
  /** Taken while another is under way. */
  let next: Group | undefined;

  return {
    opened: (rowsBefore) => {
      open = { since: now(), rowsBefore };
    },
    taken: () => {
      if (underWay) next = open;
      else underWay = open;
      open = undefined;
    },
    reopened: () => {
      open = next ?? underWay ?? open;
      if (next) next = undefined;
      else underWay = undefined;
    },
    ended: (rows) => {
      if (!underWay) return;
      const { since, rowsBefore } = underWay;
      const last = (now() - since) / Math.max(rowsBefore + rows, SMALL_GROUP);
      msPerRow = msPerRow === undefined ? last : msPerRow + (last - msPerRow) * WEIGHT_OF_LAST;
      underWay = next;
      next = undefined;
    },
    expectedMs: (rowsBefore) => {
      if (rowsBefore <= SMALL_GROUP) return 0;
      // Who comes now will wait no less than the oldest has waited already: a disk may be stuck.
      const oldest = underWay ?? open;
      return Math.max(rowsBefore * (msPerRow ?? 0), oldest ? now() - oldest.since : 0);
    },
  };
}
