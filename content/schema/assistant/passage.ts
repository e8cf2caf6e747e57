import { z } from 'zod';
import { Href, Route } from '../parts/address';
import { pattern } from '../parts/pattern';
import { FreePhrase } from '../parts/phrase';
import { Text } from '../parts/text';
import { Lines, OtherLanguage } from './localised';

/** Questions that lead to one part of one page, in visitors' words. */
export const AssistantPassage = z.strictObject({
  route: Route,
  /** A topic of the index. Where the page has no part with this id, the page itself is linked. */
  section: pattern(/^[A-Za-z0-9-]+$/, 'is not a section. Write letters, digits and hyphens'),
  title: Text,
  /** A short answer, where no sentence of the page gives one. `{positions}` are the open ones; while there is none, `noPositions` of the team page is said instead. */
  answer: FreePhrase(['positions']).optional(),
  /** Further pages that say more. */
  links: z.array(Href).default([]),
  asks: z
    .array(Text)
    .min(6, 'are too few. Write at least six questions, as visitors would ask them'),
  asksOther: z.partialRecord(OtherLanguage, Lines).default({}),
});
export type AssistantPassage = z.infer<typeof AssistantPassage>;

/** `content/asks/*.yaml`: what visitors ask, page by page. */
export const AsksFile = z.strictObject({ asks: z.array(AssistantPassage).min(1) });
export type AsksFile = z.infer<typeof AsksFile>;
