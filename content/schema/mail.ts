import { z } from 'zod';
import { pattern } from './parts/pattern';
import { Text } from './parts/text';

/** One file of `content/mails/`. `{name}` stands for a value; the HTML version escapes every one. */
export const MailFile = z.strictObject({
  /** `list` mails carry the unsubscribe header; `internal` ones go to the team. */
  kind: z.enum(['transactional', 'list', 'internal']),
  /** Every name that the texts below may use between braces, besides `{reason}`. */
  variables: z.array(
    pattern(/^[a-z][A-Za-z]*$/, 'is not a variable name. Write letters only, such as artistUrl'),
  ),
  subject: Text,
  /** The grey line after the subject in an inbox. */
  preheader: Text,
  /** Why this person gets this mail. The texts print it as `{reason}`. */
  reason: Text,
  /** `> {name}` in a line of its own quotes a value, each of its lines. */
  text: Text,
  html: Text,
  /** For developers; not sent. */
  notes: z.array(Text).default([]),
});
export type MailFile = z.infer<typeof MailFile>;
