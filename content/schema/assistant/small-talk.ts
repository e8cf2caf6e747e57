import { z } from 'zod';
import { Lines, localised } from './localised';

/** `content/assistant/small-talk.yaml`. */
export const SmallTalkFile = z.strictObject({
  /** Greetings, thanks and the like: what is said, and what is answered. */
  smallTalk: z.record(
    z.string(),
    z.strictObject({ asks: localised(Lines), replies: localised(Lines) }),
  ),
});
export type SmallTalkFile = z.infer<typeof SmallTalkFile>;
