import { z } from 'zod';
import { Day, ExternalUrl, Id } from './parts/address';
import { Phrase } from './parts/phrase';
import { maybe, Text } from './parts/text';

/** A figure the site may print. Tempo and progress are facts too; they are read from the artists' files. */
export const Fact = z.strictObject({
  /** `rocka-streams`. Texts name it under `facts:`. */
  id: Id,
  /** An artist's id, or `global` for the whole company. */
  subject: Id,
  /** What is counted. */
  metric: Text,
  /** The figure itself; two figures for a range. */
  value: z.union([z.number(), z.tuple([z.number(), z.number()])]),
  unit: maybe(z.enum(['percent'])),
  /** As printed, letter for letter: `1.2M+`. In quotes if it is digits alone. */
  display: Text,
  /** The words beside the figure. */
  label: Text,
  /** `self-reported`, or who counted. Pages print it. */
  source: Text,
  /** Where the count can be read. */
  sourceUrl: ExternalUrl.default(''),
  /** The day of the count. */
  asOf: maybe(Day),
  status: z.enum(['settled', 'to confirm', 'two readings']),
  /** For the owner; not printed. */
  note: maybe(Text),
});
export type Fact = z.infer<typeof Fact>;

/** `content/facts.yaml`: every statistic of the site. No template contains a figure of its own. */
export const FactsFile = z.strictObject({
  facts: z.array(Fact),
  labels: z.strictObject({
    selfReported: Text,
    twoReadings: Text,
    launchPassed: Phrase('date'),
  }),
});
export type FactsFile = z.infer<typeof FactsFile>;
