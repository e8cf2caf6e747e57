import { z } from 'zod';
import { CreditUse } from '../credits';
import { Day, Href } from '../parts/address';
import { draftPage, pageHead } from '../parts/page-head';
import { FreePhrase, Phrase, texts } from '../parts/phrase';
import { Block } from '../parts/section';
import { maybe, Text } from '../parts/text';

/** `/ai/facts`: every statistic of the site. Its rows are the facts themselves. */
const LedgerPage = z.strictObject({
  ...pageHead,
  back: Text,
  filter: Text,
  kinds: texts('all', 'reported', 'ours', 'sourced'),
  counts: texts('claims', 'sourced', 'reported'),
  columns: texts('claim', 'value', 'about', 'asOf', 'source', 'status', 'question'),
  noDate: Text,
  statuses: texts('settled', 'to confirm', 'two readings'),
  question: texts('label'),
  questionAria: Phrase('claim', 'about'),
  jump: Text,
  json: Text,
  disagreements: Block.extend({
    none: Text,
    /** Beside the reading of each page. */
    ...texts('directory', 'listing').shape,
    subject: Phrase('name', 'what'),
    ...texts('tempo', 'status').shape,
  }),
  corrections: Block.extend({
    /** What was printed before and why it was changed. Newest first; nothing is ever taken out. */
    list: z.array(z.strictObject({ date: Day, text: Text })).default([]),
  }),
});

const Answer = texts('title', 'text');

/** `/ai/verify`: checks a file against the signed list of published media. */
const VerifyPage = z.strictObject({
  ...pageHead,
  back: Text,
  /** Stands in the list itself: whose word it is. */
  statement: Text,
  tool: z.strictObject({
    ...texts('choose', 'drop', 'privacy', 'reading', 'noScript').shape,
    /** How sound was made, where pictures are drawn by algorithm. */
    composed: Text,
    known: Answer,
    unknown: Answer,
    wrong: Answer,
    failed: Answer,
    labels: texts('file', 'hash', 'size', 'published', 'pages', 'made', 'tool', 'signature', 'key'),
    signatures: texts('valid', 'wrong', 'none', 'unsupported'),
    bytes: Phrase('n'),
  }),
  commands: Block.extend({
    steps: z.array(z.strictObject({ text: Text, lines: z.array(FreePhrase(['origin'])) })).min(1),
  }),
  limits: z.strictObject({ heading: Text, list: z.array(Text).min(1) }),
  files: texts('heading', 'list', 'signature', 'publicKey'),
  /** How files are made that have no picture in `media/`, by the folder they are published in; the first that fits. */
  published: z.array(
    z.strictObject({ under: Text, use: CreditUse, tool: maybe(Text), status: Text }),
  ),
});

/** `content/pages/ai.yaml`. */
export const AiPage = z.strictObject({
  ...draftPage,
  /** Under the woven band: what each direction of thread stands for. */
  marks: texts('human', 'assisted', 'generated'),
  /** Where a visitor meets AI here, and how far it goes there. */
  places: z.strictObject({
    heading: Text,
    lead: Text,
    items: z
      .array(
        z.strictObject({
          title: Text,
          /** Said in the word that stands in the credits. */
          use: z.enum(['human', 'assisted', 'generated', 'algorithm']),
          text: Text,
          href: Href,
        }),
      )
      .min(1),
  }),
  ledger: LedgerPage,
  verify: VerifyPage,
  /** On the band that leads to it. */
  band: texts('numbers', 'verify'),
});
export type AiPage = z.infer<typeof AiPage>;
