import { z } from 'zod';
import { FreePhrase, Phrase, texts } from '../parts/phrase';

/** Forms that were sent off without a network, and the pages that can be read without one. */
export const UiWaiting = z.strictObject({
  ...texts('title', 'lead', 'banner', 'sendNow', 'discard', 'discardAsk', 'dismiss').shape,
  /** Above a page that is shown since the network takes long, and a link that asks for it again. */
  slow: texts('text', 'again'),
  /** The same where the proxy in front of the service has no answer of it. */
  away: Phrase(),
  /** How a form stands. */
  standings: z.strictObject({
    ...texts('waiting', 'sending', 'late').shape,
    refused: Phrase('reason'),
    sent: Phrase('when'),
  }),
  reference: Phrase('reference'),
  /** What was sent off. */
  kinds: z.strictObject({ message: Phrase('when'), signup: Phrase('when') }),
  /** Of a link to the list. */
  count: z.strictObject({ one: FreePhrase(['n']), other: Phrase('n') }),
  /** A notice once one has gone. */
  gone: texts('title', 'text'),
  /** The pages, where they are listed. */
  pages: z.strictObject({
    ...texts('title', 'lead', 'none', 'clear', 'noScript').shape,
    count: z.strictObject({ one: FreePhrase(['n']), other: Phrase('n') }),
  }),
});
