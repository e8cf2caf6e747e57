import { z } from 'zod';
import { Action } from '../parts/action';
import { SubscriptionSource } from '../parts/names';
import { pageHead } from '../parts/page-head';
import { Phrase, texts } from '../parts/phrase';
import { Block } from '../parts/section';
import { Text } from '../parts/text';

const Search = texts('label', 'placeholder');
const Empty = texts('title', 'text');

/** `content/pages/artists.yaml`. Tabs and cards come from the artists' files. */
export const ArtistsPages = z.strictObject({
  /** `/artists`: search, genre tabs, cards. */
  listing: z.strictObject({
    ...pageHead,
    search: Search,
    empty: Empty,
    featured: z.strictObject({ heading: Text, lead: Text }),
    stayUpdated: Block.extend({ source: SubscriptionSource }),
    /** The dialog beside the search: what these artists are. */
    about: z.strictObject({
      title: Text,
      parts: z.array(z.strictObject({ title: Text, text: Text })).length(3),
    }),
    links: z.array(Action),
    contact: Block,
  }),
  /** `/artists/africa`: the African directory. */
  directory: z.strictObject({
    ...pageHead,
    search: Search,
    featured: z.strictObject({ label: Text }),
    card: texts('streams', 'languages', 'latest', 'expected', 'progress', 'noProgress'),
    empty: Empty,
    join: Block.extend({ source: SubscriptionSource, topics: z.array(Text) }),
  }),
  /** `/artists/global`: profiles in order of tempo. */
  roster: z.strictObject(pageHead),
  /** Words of every profile. */
  profileLabels: z.strictObject({
    tabs: texts('biography', 'signatureSound', 'creativeProcess', 'themes'),
    ...texts('soundCard', 'vocalStyle', 'mood', 'influences', 'languages', 'tempo').shape,
    ...texts('heritage', 'persona', 'personaNote', 'facts', 'discography', 'noReleases').shape,
    comingSoonBanner: Phrase('name'),
  }),
});
export type ArtistsPages = z.infer<typeof ArtistsPages>;
