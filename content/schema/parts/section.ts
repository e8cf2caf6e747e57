import { z } from 'zod';
import { Action, PageLink } from './action';
import { Href, Id } from './address';
import { ConfirmBlock, maybe, Prose, Text } from './text';

/** The opening of a page: its one `h1` and a sentence below it. */
export const Hero = z.strictObject({
  h1: Text,
  lead: Text,
});
export type Hero = z.infer<typeof Hero>;

/** A title and a sentence; with `href` the whole card is a link. */
export const Card = z.strictObject({
  title: Text,
  text: Text,
  href: Href.optional(),
});
export type Card = z.infer<typeof Card>;

/** A card with a title and text that cannot be left without a link. */
export const LinkCard = Card.required({ href: true });

/** A heading and text, for blocks too small for an id. */
export const Block = z.strictObject({
  heading: Text,
  text: Text,
});
export type Block = z.infer<typeof Block>;

/** A heading over cards. */
export const CardRow = z.strictObject({
  heading: Text,
  cards: z.array(Card).min(1),
});
export type CardRow = z.infer<typeof CardRow>;

/** A table: every row holds one text for each column. */
export const Table = z
  .strictObject({
    columns: z.array(Text).min(2),
    rows: z.array(z.array(Text)).min(1),
  })
  .refine(({ columns, rows }) => rows.every((row) => row.length === columns.length), {
    path: ['rows'],
    error: 'has a row that is shorter or longer than `columns`. Write one text for each column',
  });
export type Table = z.infer<typeof Table>;

/** One part of a text page. */
export const Section = z.strictObject({
  /** The fragment of its address: `/ai#training`. Others may link to it, so change it with care. */
  id: Id,
  heading: Text,
  body: maybe(Prose),
  list: z.array(Prose).default([]),
  table: maybe(Table),
  action: maybe(Action),
  link: maybe(PageLink),
  /** What is printed beside the heading while the section waits for the owner. */
  status: maybe(Text),
  confirm: ConfirmBlock,
});
export type Section = z.infer<typeof Section>;

/** A title, a teaser, and the three parts that its dialog shows. */
export const InfoCard = z.strictObject({
  id: Id,
  title: Text,
  teaser: Text,
  parts: z.array(z.strictObject({ title: Text, text: Text })).length(3),
  link: maybe(PageLink),
  confirm: ConfirmBlock,
});
export type InfoCard = z.infer<typeof InfoCard>;
