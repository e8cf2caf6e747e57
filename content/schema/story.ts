import { z } from 'zod';
import { TextCredits } from './credits';
import { Day, ExternalUrl, Id } from './parts/address';
import { HubId, StoryCategory } from './parts/names';
import { LanguageCode } from './parts/pattern';
import { Crop } from './parts/picture';
import { Confirm, MetaDescription, Prose, QuotedFacts, Summary, Text, Title } from './parts/text';

/** Which newsroom a story belongs to. It decides the address: `/news/africa/slug` or `/news/slug`. */
export const Newsroom = z.enum(['africa', 'main']);
export type Newsroom = z.infer<typeof Newsroom>;

/** One file of `content/news/`. The file's name, less `.yaml`, is the last part of its address. */
export const StoryFile = z.strictObject({
  title: Title,
  /**
   * Language of title, summary, metaDescription and body when it is not English, such as `ar`: screen readers change
   * their voice, and what is written from the right is set from there.
   */
  lang: LanguageCode.optional(),
  /** Day of publication, `"2026-03-14"`. */
  date: Day,
  /** Day of the last change that a reader would want to know of. */
  updated: Day.nullable().default(null),
  /** What is still open about the date. */
  dateStatus: Text.nullable().default(null),
  newsroom: Newsroom,
  category: StoryCategory,
  /** The hubs whose lists show the story. */
  hubs: z.array(HubId).min(1),
  /** Ids of the artists it is about. */
  artists: z.array(Id).default([]),
  /** Who else confirms it. While there is nobody the story is marked as an announcement by the company. */
  sources: z.array(z.strictObject({ label: Text, url: ExternalUrl.min(1) })).default([]),
  /** Whether an AI writing tool took part, and who reviewed it. The page says so. */
  credits: TextCredits,
  /** For cards. */
  summary: Summary,
  metaDescription: MetaDescription,
  facts: QuotedFacts,
  image: Crop,
  body: Prose,
  confirm: Confirm,
});
export type StoryFile = z.infer<typeof StoryFile>;
