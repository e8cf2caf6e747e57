import { z } from 'zod';
import { body, spamTrap } from './body';
import { EmailAddress } from './email';
import { endpoint } from './endpoint';
import { ASSISTANT_LIMITS as limits } from './limits/assistant';
import { INQUIRY_TYPES, CONTACT_SENTENCES as say } from './limits/contact';
import { filledLine } from './text';

/** How sure the assistant is: it answers, names the closest pages, or says that it does not know. */
export const Confidence = z.enum(['answer', 'hedge', 'decline']);
export type Confidence = z.infer<typeof Confidence>;

/** What the assistant can do for the visitor once they press the button. Nothing happens before. */
export const Action = z.discriminatedUnion('type', [
  z.object({
    type: z.enum(['follow', 'unfollow', 'remind']),
    artistId: z.string(),
    label: z.string(),
    confirm: z.literal(true),
  }),
  z.object({
    type: z.literal('subscribe'),
    topics: z.array(z.string()),
    href: z.string(),
    label: z.string(),
    confirm: z.literal(true),
  }),
  z.object({
    type: z.literal('handoff'),
    inquiryType: z.enum(INQUIRY_TYPES),
    /** The contact form, filled in as far as it can be. */
    href: z.string(),
    label: z.string(),
    confirm: z.literal(true),
  }),
  z.object({
    type: z.enum(['navigate', 'calendar']),
    href: z.string(),
    label: z.string(),
    confirm: z.literal(true),
  }),
  z.object({ type: z.literal('theme'), label: z.string(), confirm: z.literal(true) }),
]);
export type Action = z.infer<typeof Action>;

const TURN_SHAPE = 'Send turns as {role, content}.';
const SpokenTurn = z.object(
  {
    role: z.enum(['user', 'assistant'], 'Send user or assistant.'),
    content: z.string('This must be text.').max(limits.turnMax, 'This turn is too long.'),
  },
  TURN_SHAPE,
);

/** One earlier turn. Only the visitor's own are used: others could be forged. */
export const Turn = z.union(
  [SpokenTurn, z.string().max(limits.turnMax, 'This turn is too long.')],
  TURN_SHAPE,
);
export type Turn = z.infer<typeof Turn>;

const Question = z
  .string('Please write a question.')
  .max(limits.messageMax * 4, limits.tooLong)
  .transform(readable)
  .pipe(z.string().min(1, 'Please write a question.').max(limits.messageMax, limits.tooLong));

/** A question to the assistant. */
export const AssistantRequest = body({
  message: Question,
  history: z
    .array(Turn, 'Send a list of turns.')
    .max(limits.turnsMax, `Send at most ${limits.turnsMax} turns.`)
    .default([]),
  /** The artist whose page is read, by id: whom `he` and `she` stand for as long as nobody was named. */
  about: z.string('This must be text.').max(limits.aboutMax, 'This id is too long.').optional(),
});
export type AssistantRequest = z.infer<typeof AssistantRequest>;

/** What the assistant says. */
export const AssistantReply = z.object({
  generatedText: z.string(),
  /** Of the whole text, where it is not English: for the voice that reads it out. */
  language: z.string().optional(),
  /** Pages of this site, at most three, the most telling first. */
  citations: z.array(z.object({ title: z.string(), url: z.string() })),
  confidence: Confidence,
  engine: z.enum(['embedded', 'provider']),
  /** Questions that could be asked next. */
  suggestions: z.array(z.string()).optional(),
  action: Action.optional(),
});
export type AssistantReply = z.infer<typeof AssistantReply>;

/**
 * Asks the assistant. With `Accept: text/event-stream` the same as a stream: `delta` `{text}` whose
 * texts make up `generatedText`, `citations` `{citations}`, then `done` with the reply less its text and
 * citations, or `error` with a problem. A message that begins `analytics_ping:` is answered 204.
 */
export const postAssistant = endpoint({
  method: 'POST',
  path: '/api/assistant',
  status: 200,
  request: AssistantRequest,
  response: AssistantReply,
  errors: ['invalid_request'],
});

/** What can be wrong with an answer, in the words of `content/ui.yaml`. */
export const RATING_REASONS = ['wrong', 'outdated', 'offTopic', 'tooLong'] as const;
/** One of `RATING_REASONS`. */
export type RatingReason = (typeof RATING_REASONS)[number];

/** What a visitor thinks of the answer to a question. */
export const RatingRequest = body({
  /** The question. */
  message: Question,
  verdict: z.enum(['helpful', 'unhelpful'], 'Send helpful or unhelpful.'),
  /** Why it was unhelpful. Sent after the verdict, which is not counted again. */
  reason: z.enum(RATING_REASONS, `Send one of ${RATING_REASONS.join(', ')}.`).optional(),
});
export type RatingRequest = z.infer<typeof RatingRequest>;

/** Counts what visitors think of the answer to a question; the question is kept without what names somebody. */
export const postRating = endpoint({
  method: 'POST',
  path: '/api/assistant/ratings',
  status: 204,
  request: RatingRequest,
  response: z.undefined(),
  errors: ['invalid_request', 'storage_full'],
});

/** A conversation that a person should go on with. */
export const HandoverRequest = body({
  name: filledLine(limits.nameMax, say.name),
  email: EmailAddress,
  inquiryType: z.enum(INQUIRY_TYPES, say.inquiryType.required).default('support'),
  /** The conversation as the visitor saw it and agreed to send. */
  transcript: z
    .array(SpokenTurn, 'Please send the conversation.')
    .min(1, 'Please send the conversation.')
    .max(limits.transcriptMax, `Send at most ${limits.transcriptMax} turns.`),
  /** The visitor agreed that the conversation is sent. */
  consent: z.literal(true, 'Please agree to send the conversation.'),
  ...spamTrap,
});
export type HandoverRequest = z.infer<typeof HandoverRequest>;

/** What the sender can quote. */
export const HandoverReceipt = z.object({ id: z.uuid(), reference: z.string() });
export type HandoverReceipt = z.infer<typeof HandoverReceipt>;

/** Hands the conversation to a person: it becomes a message in the inbox. */
export const postHandover = endpoint({
  method: 'POST',
  path: '/api/assistant/handover',
  status: 201,
  request: HandoverRequest,
  response: HandoverReceipt,
  errors: ['invalid_request', 'idempotency_key_reused', 'storage_full'],
});

/** Without what cannot be seen or stored, on trimmed ends. */
function readable(text: string): string {
  return text.replace(/[\p{Cf}\p{Co}\p{Cs}\0]/gu, '').trim();
}
