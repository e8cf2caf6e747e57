import { z } from 'zod';

/** One line or paragraph of plain words. Never empty: leave the field out instead. */
export const Text = z.string().trim().min(1);

/** A name or title. What is longer leaves no room on cards, in menus and in a browser's tab. */
export const Title = Text.max(120);

/** What a card has room for. */
export const Summary = Text.max(160);

/**
 * Longer text in light markup: a blank line starts a paragraph, `**strong**`, `*other voice*`, `[label](/route)`,
 * lines beginning with `- ` or `1. ` are lists. Nothing else is read as markup.
 */
export const Prose = z.string().trim().min(1);

/** The sentence under the title in a search result. Unique on the site, at most 160 characters. */
export const MetaDescription = z.string().trim().min(50).max(160);

/** What the owner, the label or counsel has yet to settle. `cli content check` prints each entry. */
export const Confirm = z.array(Text).default([]);

/** `true` while everything in this block waits for the owner's word. */
export const ConfirmBlock = z.boolean().default(false);

/** Ids of `facts.yaml` that this text quotes. Each figure in the text is compared with its `display`. */
export const QuotedFacts = z.array(Text).default([]);

/** A field that may be left out or `null`; the page then says so or shows nothing. */
export function maybe<Schema extends z.ZodType>(schema: Schema) {
  return schema.nullable().default(null);
}
