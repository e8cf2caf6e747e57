import { z } from 'zod';
import { Action, PageLink } from '../parts/action';
import { Id } from '../parts/address';
import { pageHead, textPage } from '../parts/page-head';
import { Card, CardRow } from '../parts/section';
import { Text } from '../parts/text';

const overview = z.strictObject({
  ...pageHead,
  sections: z.strictObject({
    vision: CardRow.extend({ link: PageLink }),
    how: z.strictObject({ heading: Text, steps: z.array(Card).length(3), link: PageLink }),
    team: z.strictObject({ heading: Text, groups: z.array(Text).min(1), link: PageLink }),
    collaborate: z.strictObject({ heading: Text, text: Text, actions: z.array(Action).min(1) }),
  }),
});

const team = z.strictObject({
  ...pageHead,
  groups: z.array(z.strictObject({ id: Id, title: Text, text: Text })).min(1),
  positionsHeading: Text,
  positionsLead: Text,
  /** Stands there, and is what the assistant answers, while no position is open. */
  noPositions: Text,
  positions: z.array(
    z.strictObject({
      id: Id,
      /** The id of a group above; `null` for an open application. */
      team: Id.nullable(),
      title: Text,
      text: Text,
      action: Action,
    }),
  ),
  /** Why there are no faces. */
  noPeople: Text,
});

/** `content/pages/about.yaml`: the overview and its four sections. */
export const AboutPages = z.strictObject({
  overview,
  story: z.strictObject(textPage),
  vision: z.strictObject(textPage),
  process: z.strictObject(textPage),
  team,
});
export type AboutPages = z.infer<typeof AboutPages>;
