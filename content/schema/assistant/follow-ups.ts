import { z } from 'zod';
import { Id } from '../parts/address';
import { FreePhrase } from '../parts/phrase';
import { Lines } from './localised';

/** Places in what an answer named, as a short message counts them: `the second one`. */
export const PLACES = ['first', 'second', 'third', 'fourth', 'fifth'] as const;

/** Short messages that mean something only after an answer on one topic. */
const FollowUps = z.strictObject({
  id: Id,
  /** By what the answer before is known: its page, the id of what is not said or of small talk, its rule. */
  after: Lines,
  meant: z.array(
    z.strictObject({
      /**
       * Asked instead. `{artist}` is who was spoken of, `{rest}` what stands in the place of the dots, `{first}` to
       * `{fifth}` and `{last}` whom the answer before named, after `several`.
       */
      question: FreePhrase(['artist', 'rest', ...PLACES, 'last']),
      /** What visitors write; `…` at the end stands for further words. */
      asks: Lines,
    }),
  ),
});

/** `content/assistant/follow-ups.yaml`: what a short message means after an answer, as `how much` after one on licences. */
export const FollowUpsFile = z.strictObject({ followUps: z.array(FollowUps) });
export type FollowUpsFile = z.infer<typeof FollowUpsFile>;
