import { z } from 'zod';
import { PageLink } from '../parts/action';
import { Id } from '../parts/address';
import { StoryCategory } from '../parts/names';
import { pageHead } from '../parts/page-head';
import { Phrase, texts } from '../parts/phrase';
import { maybe, Text } from '../parts/text';

/** Slugs of the stories that come first, in this order; all others follow, newest first. */
const Pinned = z.array(Id).default([]);

/** A page of stories of one category, newest first. */
const Shelf = z.strictObject({ ...pageHead, category: StoryCategory, link: maybe(PageLink) });

/** `content/pages/news.yaml`. Every list is a view of the one collection in `content/news/`. */
export const NewsPages = z.strictObject({
  latest: z.strictObject({
    ...pageHead,
    pinned: Pinned,
    heading: Text,
    /** Beside a story that nobody outside the company has confirmed. */
    marker: Text,
    aiNote: z.strictObject({ reviewed: Phrase('reviewer'), pending: Text }),
  }),
  releases: Shelf,
  events: Shelf,
  collabs: Shelf,
  bts: Shelf,
  africa: z.strictObject({ ...pageHead, pinned: Pinned }),
  global: z.strictObject(pageHead),
  labels: z.strictObject({
    read: Text,
    minutes: Phrase('n'),
    /** Of a list that is longer than one page. */
    part: Phrase('n', 'of'),
    newer: Text,
    older: Text,
    category: texts('releases', 'events', 'collabs', 'bts', 'company'),
    /** Names the row of links to the categories. */
    shelves: Text,
    /** Over the links to those who confirm a story. */
    sources: Text,
    related: Text,
    announcement: Text,
    announcementHelp: Text,
    correction: Text,
    empty: texts('title', 'text', 'button'),
  }),
});
export type NewsPages = z.infer<typeof NewsPages>;
