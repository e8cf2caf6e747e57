import { z } from 'zod';
import { Route } from './address';
import { Hero, Section } from './section';
import { Confirm, MetaDescription, QuotedFacts, Text } from './text';

/** What every page with an address begins with. Spread into a page's schema. */
export const pageHead = {
  route: Route,
  /** Stands in the browser's tab, before the brand's suffix. */
  title: Text,
  metaDescription: MetaDescription,
  hero: Hero,
  facts: QuotedFacts,
  confirm: Confirm,
};

/** A page of headed sections. */
export const textPage = {
  ...pageHead,
  sections: z.array(Section).min(1),
};

/** A page of sections that is shown as a draft until its `draft` line is removed. */
export const draftPage = {
  ...textPage,
  /** Printed at the top of the page. The owner removes it once counsel has agreed. */
  draft: Text.nullable().default(null),
};
