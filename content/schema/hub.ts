import { z } from 'zod';
import { Action, PageLink } from './parts/action';
import { pageHead } from './parts/page-head';
import { Alt, MediaFile } from './parts/picture';
import { CardRow, Hero } from './parts/section';
import { Text } from './parts/text';

const hub = {
  ...pageHead,
  hero: Hero.extend({ actions: z.array(Action).min(1) }),
  focusCards: CardRow,
  /** The picture at the top. Its `alt` says what it shows. */
  image: z.strictObject({
    file: MediaFile,
    alt: Alt.min(1, 'is empty. Write in a sentence what the picture shows'),
  }),
};

const Lead = z.strictObject({ heading: Text, lead: Text });

/** `content/hubs/africa.yaml`. The artists in it are those whose file says `featured: [africa]`. */
export const AfricaHub = z.strictObject({
  ...hub,
  featured: Lead.extend({ link: PageLink }),
  updates: Lead.extend({
    link: PageLink,
    /** Stands there while the African newsroom has no story. */
    empty: Text,
  }),
  listen: z.strictObject({ heading: Text, text: Text, link: PageLink }),
});
export type AfricaHub = z.infer<typeof AfricaHub>;

/** `content/hubs/global.yaml`. Its chart-toppers are the artists with a profile: music out first, then by progress. */
export const GlobalHub = z.strictObject({
  ...hub,
  chartToppers: Lead,
  impact: Lead.extend({
    /** Ids of the facts shown, in this order. */
    facts: z.array(Text).min(1),
  }),
  events: z.strictObject({
    heading: Text,
    /** Stands there while nothing is announced. */
    none: Text,
    pastHeading: Text,
    link: PageLink,
  }),
  news: z.strictObject({ heading: Text, link: PageLink }),
});
export type GlobalHub = z.infer<typeof GlobalHub>;
