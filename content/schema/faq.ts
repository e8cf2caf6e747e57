import { z } from 'zod';
import { Href, Id } from './parts/address';
import { Confirm, QuotedFacts, Text } from './parts/text';

/** A question with its answer. */
export const FaqItem = z.strictObject({
  /** The fragment of its address: `/faq#beta`. */
  id: Id,
  /** Ids of the topics it stands under. */
  topics: z.array(Id).min(1),
  q: Text,
  a: Text,
  /** Pages that say more. */
  links: z.array(Href).default([]),
  facts: QuotedFacts,
});
export type FaqItem = z.infer<typeof FaqItem>;

/** `content/faq.yaml`. */
export const Faq = z.strictObject({
  topics: z.array(z.strictObject({ id: Id, label: Text })).min(1),
  items: z.array(FaqItem).min(1),
  confirm: Confirm,
});
export type Faq = z.infer<typeof Faq>;
