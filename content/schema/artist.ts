import { z } from 'zod';
import { ArtistImage } from './artist/image';
import { Art, Look } from './artist/look';
import { Profile } from './artist/profile';
import { Genre } from './genre';
import { Day, ExternalUrl, Id } from './parts/address';
import { BpmRange } from './parts/bpm-range';
import { Launch } from './parts/launch';
import { ArtistStatus, HubId } from './parts/names';
import { LanguageCode } from './parts/pattern';
import { Confirm, MetaDescription, maybe, QuotedFacts, Summary, Text, Title } from './parts/text';

/** Where an artist can be put forward. `directory` is the large card at the top of the African directory. */
export const FeaturedPlace = z.enum(['home', 'africa', 'directory', 'listing']);
export type FeaturedPlace = z.infer<typeof FeaturedPlace>;

/** What the African directory says. Leave `status` or `bpmRange` out to use the artists page's. */
const DirectoryReading = z.strictObject({
  status: ArtistStatus.optional(),
  bpmRange: BpmRange.optional(),
  /** Percent done, 0 to 100, for an artist who is coming soon. */
  progress: maybe(z.number().int().min(0).max(100)),
  /** As announced. A date that has passed is shown as unconfirmed. */
  expectedLaunch: maybe(Launch),
});

/** What the artists page says. Leave `status` or `bpmRange` out to use the directory's. */
const ListingReading = z.strictObject({
  status: ArtistStatus.optional(),
  bpmRange: BpmRange.optional(),
  /** Only where the Featured section says something else than the card. */
  featuredStatus: ArtistStatus.optional(),
});

/** Invented, and labelled so on the page. */
const Persona = z.strictObject({
  /** The character's pronoun. */
  pronoun: maybe(Text),
  home: maybe(Text),
  habit: maybe(Text),
  never: maybe(Text),
  /** In place of the above while there is no story. */
  note: maybe(Text),
});

/**
 * One file of `content/artists/`. The file's name, less `.yaml`, is the artist's id and address; `africa`, `global`,
 * `all` and `feed` are taken. This file and one picture are all that a new artist needs.
 */
export const ArtistFile = z.strictObject({
  name: Title,
  /** Language of the name when it is not English, such as `ar`: screen readers change their voice. */
  nameLang: LanguageCode.optional(),
  /** Place in lists and menus, smallest first. */
  order: z.number().int(),
  /** The hubs that show the artist. An artist of `africa` stands in the African directory. */
  hubs: z.array(HubId).min(1),
  /** The id of a genre in `genres.yaml`, or a whole genre if it is new. */
  genre: z.union([Id, Genre]),
  /** Under the name; at most one line. */
  tagline: Title,
  /** One or two sentences for cards and search. */
  summary: Summary,
  /** Opens the profile. */
  description: Text,
  /** For search engines. Needed with a profile. */
  metaDescription: maybe(MetaDescription),
  /** The line in the menu. Needed with a profile. */
  navDescription: maybe(Text),
  directory: DirectoryReading.prefault({}),
  /** Leave it out, or `null`, for an artist who stands in the directory only. */
  listing: maybe(ListingReading),
  featured: z.array(FeaturedPlace).default([]),
  /** Ids of the facts shown as large figures on the profile. */
  stats: z.array(Text).default([]),
  facts: QuotedFacts,
  location: maybe(Text),
  joinDate: maybe(Day),
  /** A musical lineage. The persona claims no ancestry. */
  heritage: maybe(Text),
  languages: z.array(z.strictObject({ code: LanguageCode, label: Text })).default([]),
  /** What the label has said about the languages. */
  languagesStatus: maybe(Text),
  vocalStyle: maybe(Text),
  mood: z.array(Text).default([]),
  musicalInfluences: z.array(Text).default([]),
  /** Beats per minute of the picture and the pulse while no tempo has been announced. */
  bpmAssumed: z.number().int().min(40).max(220).optional(),
  socialLinks: z
    .strictObject({ spotify: ExternalUrl, youtube: ExternalUrl, instagram: ExternalUrl })
    .prefault({ spotify: '', youtube: '', instagram: '' }),
  persona: Persona.prefault({}),
  /** What visitors describe the artist by, for the assistant: `hat` for `the one with the hat`. */
  knownBy: z.array(Text).default([]),
  look: Look,
  art: Art.optional(),
  image: ArtistImage,
  /** The texts of the profile page. Without it the artist has a directory entry and no page. */
  profile: maybe(Profile),
  confirm: Confirm,
});
export type ArtistFile = z.infer<typeof ArtistFile>;
