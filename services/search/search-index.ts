import { z } from 'zod';
import type { Pages } from '../pages/open-pages';
import { pageContextOf } from './page-context';

const Picture = z.object({
  sources: z.array(z.object({ type: z.string(), srcSet: z.string() })),
  src: z.string(),
  width: z.number(),
  height: z.number(),
});

const Entry = z.object({
  href: z.string(),
  title: z.string(),
  titleLang: z.string().optional(),
  text: z.string(),
  textLang: z.string().optional(),
  words: z.string().optional(),
  artistId: z.string().optional(),
  picture: Picture.optional(),
});

const Link = z.object({ label: z.string(), href: z.string() });

const Group = z.object({
  id: z.string(),
  label: z.string(),
  most: z.number().optional(),
  entries: z.array(Entry),
});

const SearchIndex = z.object({
  title: z.string(),
  texts: z.object({
    hint: z.string(),
    asked: z.string(),
    partly: z.string(),
    more: z.string(),
    everyKind: z.string(),
    results: z.object({ zero: z.string(), one: z.string(), other: z.string() }),
    empty: z.object({
      title: z.string(),
      text: z.string(),
      meant: z.string(),
      link: Link,
      ask: Link,
      /** An export of before it was in it has none. */
      mark: z.object({ path: z.string(), width: z.number(), height: z.number() }).optional(),
    }),
  }),
  groups: z.array(Group),
});

/** Everything that can be found, and the words around it. */
export type SearchIndex = z.infer<typeof SearchIndex>;
/** Something that can be found. */
export type SearchEntry = z.infer<typeof Entry>;
/** Entries of one kind. */
export type SearchGroup = z.infer<typeof Group>;

/** Reads the index of the built site once it can be; `undefined` where it cannot. */
export function searchIndexOf(pages: Pick<Pages, 'html'>): () => Promise<SearchIndex | undefined> {
  return pageContextOf(pages, '/search', SearchIndex);
}
