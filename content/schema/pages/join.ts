import { z } from 'zod';
import { Action } from '../parts/action';
import { SubscriptionSource } from '../parts/names';
import { pageHead } from '../parts/page-head';
import { Phrase } from '../parts/phrase';
import { Block, LinkCard } from '../parts/section';
import { Prose, Text } from '../parts/text';

/** In place of something that is not there: why, and the button that leads on. */
const Instead = z.strictObject({ title: Text, text: Text, button: Text });

/** `content/pages/join.yaml`. */
export const JoinPages = z.strictObject({
  overview: z.strictObject({
    ...pageHead,
    cards: z.array(LinkCard).min(1),
    beta: Block.extend({ source: SubscriptionSource, topics: z.array(Text) }),
  }),
  newsletter: z.strictObject({
    ...pageHead,
    topicsHeading: Text,
    addressHeading: Text,
    /** Above what each topic is. */
    notesHeading: Text,
    /** Opens the topics of single artists. */
    artistsLabel: Text,
    /** Ends a list of the first artists: `Rocka, Zaya or another artist`. */
    otherArtist: Text,
    /** Topics ticked to begin with. */
    preset: z.array(Text),
    stepsHeading: Text,
    steps: z.array(Text).min(1),
    small: Text,
    source: SubscriptionSource,
    lost: Block.extend({ button: Text }),
  }),
  community: z.strictObject({
    ...pageHead,
    sections: z.array(Block).min(1),
    rules: z.strictObject({ heading: Text, list: z.array(Text).min(1) }),
    links: z.array(Action),
  }),
  events: z.strictObject({
    ...pageHead,
    upcomingHeading: Text,
    none: Instead,
    /** At the line between what is to come and what is over. */
    edge: Text,
    pastHeading: Text,
    /** Of the pages of single years, which there are once the past fills more than one page. */
    years: z.strictObject({
      /** Names the row of links to them. */
      label: Text,
      title: Phrase('year'),
      metaDescription: Phrase('year'),
      lead: Text,
    }),
    calendar: z.strictObject({ label: Text, text: Text }),
  }),
  feeds: z.strictObject({
    ...pageHead,
    /** Names the feed and the calendar that hold everything. */
    everything: Text,
    /** Names the feed of a shelf of the newsroom. */
    shelf: Phrase('name'),
    /** An entry in a calendar. */
    drop: Phrase('artist', 'title'),
    groups: z.strictObject({ everything: Text, hubs: Text, artists: Text, shelves: Text }),
    /** On the links of each row; `aria` is read aloud. */
    formats: z.strictObject({
      calendar: Text,
      atom: Text,
      json: Text,
      aria: Phrase('format', 'name'),
    }),
    /** What to do with the addresses. */
    how: z.array(Block).min(1),
    /** Where other pages offer to follow. */
    offer: z.strictObject({ text: Text, link: Text }),
  }),
  discord: z.strictObject({
    ...pageHead,
    body: Prose,
    action: Action,
    /** While `site.yaml` has no invite. */
    noInvite: Instead,
  }),
});
export type JoinPages = z.infer<typeof JoinPages>;
