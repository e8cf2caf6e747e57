import type { Outcome } from '../../../db/analytics/codes';

/** A page view on its way into the tables. */
export interface Arrival {
  atMs: number;
  /** 20 hexadecimal digits by which it is known again; null when it never comes again. */
  key: string | null;
  /** 32 hexadecimal digits. */
  session: string;
  place: string;
  referrer: string | null;
  agent: string | null;
  country: string | null;
  durationMs: number;
}

/** Events that were received and are not views. */
export type Dropped = Partial<Record<Outcome, number>>;

/** When they came, and what else came with them. */
export interface Circumstances {
  nowMs: number;
  dropped?: Dropped;
  synthetic?: 0 | 1;
}
