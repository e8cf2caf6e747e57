import { z } from 'zod';
import { ExternalUrl, Id } from './parts/address';
import { pattern } from './parts/pattern';
import { Crop } from './parts/picture';
import { Confirm, Text } from './parts/text';

/** Who did a role: people, people with a tool, a tool, or our own drawing program. */
export const CreditUse = z.enum(['human', 'assisted', 'generated', 'algorithm', 'unknown']);
export type CreditUse = z.infer<typeof CreditUse>;

/** One role of a release. */
const Credit = z.strictObject({
  role: z.enum([
    'vocals',
    'lyrics',
    'composition',
    'instruments',
    'production',
    'mix',
    'mastering',
    'artwork',
  ]),
  use: CreditUse,
  /** As printed. */
  label: Text,
  /** Names. `""` while the label has given none. */
  by: z.string(),
  /** Whether the label has signed this line. */
  status: Text,
});

/** One file of `content/releases/`, named `artist--title.yaml`. It joins the artist's discography by itself. */
export const ReleaseFile = z.strictObject({
  /** The artist's id. */
  artist: Id,
  /**
   * Place in the order of publication: 1 is the artist's first. The last one out is the “latest track”; while none is
   * out, it is the next to come.
   */
  order: z.number().int().positive(),
  title: Text,
  /** Language of the title, such as `es`: screen readers change their voice. */
  titleLang: z.string().length(2),
  /** `true` until the label prints the title. No mail about a drop is sent before. */
  workingTitle: z.boolean(),
  subtitle: Text,
  /** In quotes; `null` if none is given. */
  year: pattern(/^\d{4}$/, 'is not a year. Write four digits in quotes, such as "2026"').nullable(),
  yearStatus: Text.nullable().default(null),
  status: z.enum(['out', 'coming']),
  description: Text,
  links: z.strictObject({ spotify: ExternalUrl, youtube: ExternalUrl }),
  cover: Crop,
  credits: z.strictObject({
    status: Text,
    note: Text,
    roles: z.array(Credit).min(1),
  }),
  confirm: Confirm,
});
export type ReleaseFile = z.infer<typeof ReleaseFile>;
