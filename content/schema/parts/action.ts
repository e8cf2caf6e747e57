import { z } from 'zod';
import { ExternalUrl, Href, Route } from './address';
import { InquiryTypeId, LinkName, SubscriptionSource } from './names';
import { Text } from './text';

const TARGETS = ['href', 'link', 'url', 'form', 'mailto', 'action'] as const;

/** A link with its words and the page it leads to. */
export const PageLink = z.strictObject({
  label: Text,
  href: Href,
});
export type PageLink = z.infer<typeof PageLink>;

/** A control: its words, and exactly one thing that it does. */
export const Action = z
  .strictObject({
    label: Text,
    /** A page of this site. `/contact?type=licensing&about=license` opens the form filled in. */
    href: Href.optional(),
    /** The name of an outside address in `site.yaml`; nothing is rendered while that address is empty. */
    link: LinkName.optional(),
    /** An outside address of this one control; nothing is rendered while it is `""`. */
    url: ExternalUrl.optional(),
    /** Opens the newsletter form. */
    form: z.literal('newsletter').optional(),
    /** Begins a mail to one of the addresses in `site.yaml`. */
    mailto: InquiryTypeId.optional(),
    /** Opens the assistant, or saves a calendar file. */
    action: z.enum(['assistant', 'ics']).optional(),
    /** With `form`: where the address is said to come from. */
    source: SubscriptionSource.optional(),
    /** With `form`: topics ticked beforehand, ids of the newsletter topics in `site.yaml`. */
    topics: z.array(Text).optional(),
    /** A sentence beside the control. */
    text: Text.optional(),
    /** With `link` or `url`: what stands there while the address is empty. */
    fallback: z.strictObject({ label: Text, href: Route }).optional(),
  })
  .refine((action) => TARGETS.filter((target) => action[target] !== undefined).length === 1, {
    error: `needs exactly one target. Write one of ${TARGETS.join(', ')} beside the label`,
    // Also beside an unknown field, so that both are reported at once.
    when: ({ value }) => typeof value === 'object' && value !== null,
  });
export type Action = z.infer<typeof Action>;
