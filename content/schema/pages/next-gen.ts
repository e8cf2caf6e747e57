import { z } from 'zod';
import { PageLink } from '../parts/action';
import { Id } from '../parts/address';
import { pageHead } from '../parts/page-head';
import { maybe, Prose, Text } from '../parts/text';

/** `content/pages/next-gen.yaml`: four tabs, readable one below the other without JavaScript. */
export const NextGenPage = z.strictObject({
  ...pageHead,
  tabs: z
    .array(
      z.strictObject({
        id: Id,
        /** On the tab. */
        title: Text,
        heading: Text,
        body: maybe(Prose),
        list: z.array(Prose).default([]),
        link: maybe(PageLink),
      }),
    )
    .length(4),
});
export type NextGenPage = z.infer<typeof NextGenPage>;
