import { DIMENSIONS, type Dimension } from '../../../db/analytics/codes';
import type { TermKind, ViewWord } from '../../../db/analytics/terms';
import { UNKNOWN } from '../../contracts/limits/analytics';
import { agentWords } from './agent';
import { placeWords } from './place';
import { referrerWords } from './referrer';

/** A word as a view tells it; null where it tells none. */
export type Word = readonly [ViewWord, string | null];

/** One thing that a word says, as views are counted by it. */
export interface Said {
  dimension: Dimension;
  kind: TermKind;
  text: string;
}

/** Everything that views are counted by and that follows from one word. */
export function readingOf(kind: ViewWord, text: string | null): Said[] {
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
