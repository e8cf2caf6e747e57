import { z } from 'zod';
import { Action } from '../parts/action';
import { Id } from '../parts/address';
import { pageHead } from '../parts/page-head';
import { Phrase } from '../parts/phrase';
import { Text } from '../parts/text';

const Field = z.strictObject({
  label: Text,
  placeholder: Text.optional(),
});

/** `content/pages/contact.yaml`. Hours and addresses are in `site.yaml`. */
export const ContactPage = z.strictObject({
  ...pageHead,
  /** Second line of the title, set to the full measure. */
  promise: Text,
  infoCards: z
    .array(
      z.strictObject({
        title: Text,
        description: Text,
        details: z.array(Text).length(3),
        action: Action.optional(),
      }),
    )
    .length(4),
  form: z.strictObject({
    heading: Text,
    lead: Text,
    fields: z.strictObject({
      name: Field,
      email: Field,
      inquiryType: Field,
      message: Field,
      about: z.strictObject({ label: Phrase('about'), remove: Text }),
    }),
    privacy: Text,
  }),
  officeHours: z.strictObject({
    heading: Text,
    yours: Phrase('hours'),
    openNow: Text,
    closedNow: Phrase('when'),
  }),
  sideCards: z.array(z.strictObject({ title: Text, text: Text, action: Action })).length(3),
  faq: z.strictObject({
    heading: Text,
    /** Ids of `faq.yaml`. */
    items: z.array(Id).min(1),
  }),
});
export type ContactPage = z.infer<typeof ContactPage>;
