import { z } from 'zod';
import { ReleaseCredits } from './credits';
import { Day, ExternalUrl, Id } from './parts/address';
import { LanguageCode, pattern } from './parts/pattern';
import { Crop } from './parts/picture';
import { Confirm, Text, Title } from './parts/text';

/** One file of `content/releases/`, named `artist--title.yaml`. It joins the artist's discography by itself. */
export const ReleaseFile = z.strictObject({
  /** The artist's id. */
  artist: Id,
  /**
   * Place in the order of publication: 1 is the artist's first. The last one out is the “latest track”; while none is
   * out, it is the next to come.
   */
  order: z.number().int().positive(),
  title: Title,
  /** Language of the title, such as `es`: screen readers change their voice. */
  titleLang: LanguageCode,
  /** `true` until the label prints the title. No mail about a drop is sent before. */
  workingTitle: z.boolean(),
  subtitle: Title,
  /** In quotes; `null` if none is given. */
  year: pattern(/^\d{4}$/, 'is not a year. Write four digits in quotes, such as "2026"').nullable(),
  yearStatus: Text.nullable().default(null),
  /** The day, once it is settled. With it the release stands in the drop calendars, and in the feeds when it is out. */
  releasesOn: Day.nullable().default(null),
  status: z.enum(['out', 'coming']),
  description: Text,
  links: z.strictObject({ spotify: ExternalUrl, youtube: ExternalUrl }),
  cover: Crop,
  /** Who or what did each role. The label before “Listen”, the table, the mail and the press kit print it. */
  credits: ReleaseCredits,
  confirm: Confirm,
});
export type ReleaseFile = z.infer<typeof ReleaseFile>;
