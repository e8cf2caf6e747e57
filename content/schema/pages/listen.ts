import { z } from 'zod';
import { Action, PageLink } from '../parts/action';
import { Route } from '../parts/address';
import { pageHead } from '../parts/page-head';
import { LinkCard } from '../parts/section';
import { Prose, Text } from '../parts/text';

/** `content/pages/listen.yaml`: the prompt to pick a section, and the sections. */
export const ListenPages = z.strictObject({
  overview: z.strictObject({
    ...pageHead,
    cards: z.array(LinkCard).min(1),
    /** A list that plays: its button, and what it is that plays. */
    play: z.strictObject({ label: Text, note: Text }),
    pickPrompt: Text,
    /** Stands where a link to a recording is still empty. */
    noLink: Text,
    leaves: Text,
  }),
  fusionMix: z.strictObject({ ...pageHead, body: Prose, action: Action }),
  rocka: z.strictObject({
    ...pageHead,
    outHeading: Text,
    comingHeading: Text,
    action: Action,
  }),
  trailers: z.strictObject({
    ...pageHead,
    body: Prose,
    action: Action,
    /** Stands beside the fallback while the link to the trailers is empty. */
    noTrailer: Text,
  }),
  africa: z.strictObject({ ...pageHead, body: Prose, link: PageLink }),
  /** The same catalogue inside the African hub. */
  africaRocka: z.strictObject({ ...pageHead, canonical: Route }),
  global: z.strictObject(pageHead),
});
export type ListenPages = z.infer<typeof ListenPages>;
