import { z } from 'zod';
import { Href } from '../parts/address';
import { pageHead } from '../parts/page-head';
import { texts } from '../parts/phrase';
import { maybe, Text } from '../parts/text';

/** `content/pages/privacy-request.yaml`: asking for one's data. */
export const PrivacyRequestPage = z.strictObject({
  ...pageHead,
  draft: maybe(Text),
  options: z
    .array(
      z.strictObject({
        id: z.enum(['copy', 'correct', 'erase', 'object']),
        label: Text,
        text: Text,
      }),
    )
    .min(1),
  newsletterHint: Text,
  followHint: Text,
  verify: Text,
  submit: Text,
  done: texts('title', 'text'),
  /** The contact form that receives the request. */
  action: z.strictObject({ href: Href }),
});
export type PrivacyRequestPage = z.infer<typeof PrivacyRequestPage>;
