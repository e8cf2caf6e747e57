import { z } from 'zod';
import { Action, PageLink } from '../parts/action';
import { Id } from '../parts/address';
import { pageHead } from '../parts/page-head';
import { Text } from '../parts/text';

/** `content/pages/support.yaml`. */
export const SupportPage = z.strictObject({
  ...pageHead,
  topics: z.array(z.strictObject({ id: Id, heading: Text, text: Text })).min(1),
  report: z.strictObject({ heading: Text, lead: Text, action: Action }),
  links: z.array(PageLink),
});
export type SupportPage = z.infer<typeof SupportPage>;
