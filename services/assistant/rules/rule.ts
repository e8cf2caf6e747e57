import type { Content } from '../../../content/schema/content';
import type { Draft } from '../engine/draft';
import type { Query } from '../engine/query';

/** What rules look things up in. */
export interface Site {
  content: Content;
  /** Titles of pages by route. */
  titles: ReadonlyMap<string, string>;
}

/** Answers the questions it knows and leaves all others to the next. */
export type Rule = (query: Query, site: Site, now: Date) => Draft | undefined;
