import { DIMENSIONS, type Dimension } from '../../../db/analytics/codes';
import type { TermKind } from '../../../db/analytics/terms';
import { UNKNOWN } from '../../contracts/limits/analytics';
import { agentWords } from './agent';
import { placeWords } from './place';
import { referrerWords } from './referrer';

/** The words that a view itself holds; the others follow from them. */
export type WordKind = 'place' | 'referrer' | 'agent' | 'country';

/** A word as a view tells it; null where it tells none. */
export type Word = readonly [WordKind, string | null];

/** One thing that a word says, as views are counted by it. */
export interface Said {
  dimension: Dimension;
  kind: TermKind;
  text: string;
}

/** Everything that views are counted by and that follows from one word. */
export function readingOf(kind: WordKind, text: string | null): Said[] {
  switch (kind) {
    case 'place': {
      const { page, hub, campaign } = placeWords(text ?? '/');
      return [
        said('page', 'page', page),
        said('hub', 'hub', hub),
        ...(campaign === undefined ? [] : [said('campaign', 'campaign', campaign)]),
      ];
    }
    case 'referrer': {
      const { referrer, source } = referrerWords(text);
      return [said('referrer', 'referrer', referrer), said('source', 'source', source)];
    }
    case 'agent': {
      const { device, browser, system } = agentWords(text);
      return [
        said('device', 'device', device),
        said('browser', 'browser', browser),
        said('system', 'system', system),
      ];
    }
    case 'country':
      return [said('country', 'country', text ?? UNKNOWN)];
  }
}

function said(dimension: keyof typeof DIMENSIONS, kind: TermKind, text: string): Said {
  return { dimension: DIMENSIONS[dimension], kind, text };
}
