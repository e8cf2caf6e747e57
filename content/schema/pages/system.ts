import { z } from 'zod';
import { PageLink } from '../parts/action';
import { Route } from '../parts/address';
import { Block } from '../parts/section';
import { MetaDescription, Text } from '../parts/text';
import { DeskTexts } from './desk-texts';

const page = {
  title: Text,
  h1: Text,
  lead: Text,
};

const found = { ...page, route: Route, metaDescription: MetaDescription };

/** A page that search engines are asked to leave out. */
const hidden = { ...page, noindex: z.literal(true) };

/** `content/pages/system.yaml`: pages that the program fills. */
export const SystemPages = z.strictObject({
  search: z.strictObject({
    ...found,
    /** By address of a page: what people type who look for it, where the page itself has other words. Not printed. */
    words: z.record(Route, Text).default({}),
    /** What people call every entry of a kind. Not printed. */
    kinds: z.strictObject({ artists: Text, releases: Text, news: Text, events: Text }),
  }),
  faq: z.strictObject({
    ...found,
    /** Names the field that sifts the questions. */
    find: Text,
    /** Below the last question. */
    missing: Block.extend({ action: PageLink }),
  }),
  offline: z.strictObject({
    ...hidden,
    route: Route,
    button: Text,
    /** For those who open it with a network. */
    online: z.strictObject({ h1: Text, lead: Text }),
  }),
  auth: z.strictObject({
    ...hidden,
    route: Route,
    h1: z.strictObject({ login: Text, signup: Text }),
    note: Text,
  }),
  admin: z.strictObject({ ...hidden, route: Route, desk: DeskTexts }),
  /** The assistant as a page. */
  ask: z.strictObject({
    ...found,
    /** Of the field. */
    label: Text,
    button: Text,
    /** Above questions to begin with. */
    examples: Text,
    /** Above the pages that an answer is taken from, and above questions to go on with. */
    sources: Text,
    next: Text,
  }),
  /** Where a form sent without script lands; the service writes the result into it. */
  contactResult: z.strictObject({ ...hidden, route: Route, lead: Text.optional() }),
  notFound: z.strictObject({ ...hidden, action: PageLink, nearest: Text }),
});
export type SystemPages = z.infer<typeof SystemPages>;
