import { z } from 'zod';
import { Action } from '../parts/action';
import { pageHead } from '../parts/page-head';
import { Phrase, texts } from '../parts/phrase';
import { Block } from '../parts/section';
import { Text } from '../parts/text';

/** `content/pages/press.yaml`. The kits are the files of `content/press/`. */
export const PressPage = z.strictObject({
  ...pageHead,
  boilerplate: texts('short', 'long'),
  sections: z.strictObject({
    facts: z.strictObject({
      heading: Text,
      /** Ids of the facts on the sheet, in this order. */
      facts: z.array(Text).min(1),
      note: Text,
    }),
    wording: z.strictObject({ heading: Text, list: z.array(Text).min(1) }),
    pictures: Block.extend({ caption: Phrase('name') }),
    /** The company's mark, beside the pictures; `download` is its link. */
    mark: Block.extend({ download: Text }),
    credits: Block,
    /** A player for the pages of others; `see` is the link to it, `code` the name of the box with its HTML. */
    embed: z.strictObject({
      heading: Text,
      text: Phrase('name'),
      see: Text,
      code: Text,
      copy: Text,
    }),
    kits: Block,
    contact: Block.extend({ action: Action }),
  }),
  labels: z.strictObject({
    ...texts('short', 'medium', 'long', 'copy', 'copied', 'download', 'print').shape,
    words: Phrase('n'),
    ...texts('company', 'biography', 'ours', 'copyFailed').shape,
    /** Title and search sentence of each kit. */
    kit: Phrase('name'),
    kitDescription: Phrase('name'),
    columns: texts('fact', 'value', 'source'),
    formats: texts('wide', 'portrait', 'cover', 'cloth'),
    downloadPicture: Phrase('name'),
    /** The link to the picture with the pixels that paper wants; `file` is their number, its kind and size. */
    forPaper: Phrase('file'),
    /** The link to the picture before it was turned into a JPEG; `file` is its kind and size. */
    asDrawn: Phrase('file'),
    pixels: Phrase('width', 'height'),
    ...texts('zip', 'ledger').shape,
  }),
  /** Texts inside the ZIP of each kit. */
  zip: z.strictObject({
    readme: Phrase('name', 'address', 'ledger', 'verify', 'email', 'caption', 'alt'),
    licence: Phrase('name', 'address', 'email', 'caption'),
  }),
});
export type PressPage = z.infer<typeof PressPage>;
