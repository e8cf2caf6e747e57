import { z } from 'zod';
import { Action, PageLink } from './parts/action';
import { Id } from './parts/address';
import { HubId, SubscriptionSource } from './parts/names';
import { pageHead } from './parts/page-head';
import { Card, InfoCard } from './parts/section';
import { Text } from './parts/text';

const { hero: _hero, ...head } = pageHead;

/** `content/home.yaml`. The artists on it are those whose file says `featured: [home]`. */
export const Home = z.strictObject({
  ...head,
  hero: z.strictObject({
    /** The two lines of the `h1`. */
    line1: Text,
    line2: Text,
    badge: PageLink,
    /** By the market the visitor has chosen. */
    lead: z.strictObject({ global: Text, africa: Text }),
    actions: z.array(Action).min(1),
  }),
  hubs: z.strictObject({
    heading: Text,
    lead: Text,
    options: z
      .array(z.strictObject({ id: HubId, label: Text, text: Text, action: PageLink }))
      .length(2),
  }),
  bridging: z.strictObject({
    heading: Text,
    link: PageLink,
    cards: z.array(InfoCard).length(3),
  }),
  machine: z.strictObject({
    heading: Text,
    steps: z.array(Card).length(3),
    cards: z.array(InfoCard).length(3),
    link: PageLink,
  }),
  artists: z.strictObject({ heading: Text, action: Action }),
  news: z.strictObject({
    heading: Text,
    /** Slugs of the stories on the page, newest first. With none, the three newest; with no story at all, no list. */
    pinned: z.array(Id).default([]),
    link: PageLink,
  }),
  events: z.strictObject({
    heading: Text,
    /** Stands there while nothing is announced. */
    none: Text,
  }),
  join: z.strictObject({
    heading: Text,
    slogan: Text,
    lead: Text,
    source: SubscriptionSource,
    discord: Action,
    beta: Action,
  }),
});
export type Home = z.infer<typeof Home>;
