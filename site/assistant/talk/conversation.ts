import type { AssistantReply, RatingReason } from '../../../services/contracts/assistant';
import { ASSISTANT_LIMITS } from '../../../services/contracts/limits/assistant';

/** What a visitor thought of an answer. */
export type Verdict = 'helpful' | 'unhelpful';

/** What the assistant said. */
export interface AnswerMessage {
  role: 'assistant';
  content: string;
  language?: AssistantReply['language'];
  citations: AssistantReply['citations'];
  suggestions: string[];
  action?: AssistantReply['action'];
  verdict?: Verdict;
  /** Why it was unhelpful. */
  reason?: RatingReason;
  /** The visitor stopped it before its end. */
  isStopped?: boolean;
}

/** One bubble. */
export type Message = { role: 'user'; content: string } | AnswerMessage;

/** Where a conversation stands. */
export type Step =
  | { name: 'ready' }
  /** `text` is what has come of the answer. */
  | { name: 'pending'; text: string }
  | { name: 'stopped' }
  | { name: 'failed'; message: string };

/** Everything said, and what goes on. */
export interface Conversation {
  messages: Message[];
  /** How many went before the first of them. */
  gone?: number;
  step: Step;
}

/** What can happen to a conversation. */
export type Happening =
  | { type: 'asked'; question: string }
  | { type: 'retried' }
  | { type: 'heard'; text: string }
  | { type: 'answered'; answer: AnswerMessage }
  | { type: 'stopped' }
  | { type: 'failed'; message: string }
  | { type: 'judged'; verdict: Verdict; reason?: RatingReason }
  /** The service was not told of the verdict on the answer to a question, or of its reason alone. */
  | { type: 'unheard'; question: string; isReason: boolean }
  | { type: 'cleared' };

/** Before anything is said. */
export const SILENCE: Conversation = { messages: [], step: { name: 'ready' } };

/** Messages that are kept; the oldest go first. */
const MESSAGES_MAX = ASSISTANT_LIMITS.transcriptMax;

/** What a happening makes of a conversation; the same one where it does not fit. */
export function next(talk: Conversation, happening: Happening): Conversation {
  const isPending = talk.step.name === 'pending';
  switch (happening.type) {
    case 'asked': {
      const question = happening.question.trim();
      return isPending || question === '' ? talk : asking(talk, talk.messages, question);
    }
    case 'retried': {
      const question = lastQuestion(talk);
      if (isPending || question === undefined) return talk;
      return asking(
        talk,
        talk.messages.slice(0, talk.messages.map(isOwn).lastIndexOf(true)),
        question,
      );
    }
    case 'heard':
      if (talk.step.name !== 'pending') return talk;
      return { ...talk, step: { name: 'pending', text: talk.step.text + happening.text } };
    case 'answered':
      return isPending ? settled(talk, happening.answer) : talk;
    case 'stopped':
      return talk.step.name === 'pending' ? stopped(talk, talk.step.text) : talk;
    case 'failed':
      return isPending ? { ...talk, step: { name: 'failed', message: happening.message } } : talk;
    case 'judged':
      return judged(talk, happening);
    case 'unheard':
      return unjudged(talk, happening);
    case 'cleared':
      return isPending ? talk : SILENCE;
  }
}

/** The question that was asked last. */
export function lastQuestion({ messages }: Conversation): string | undefined {
  return messages.filter(isOwn).at(-1)?.content;
}

/** The answer that stands at the end, if one does. */
export function lastAnswer({ messages }: Conversation): AnswerMessage | undefined {
  const last = messages.at(-1);
  return last?.role === 'assistant' ? last : undefined;
}

/** What the visitor asked before the last question, as it is sent along; oldest first. */
export function earlierQuestions({ messages }: Conversation): string[] {
  const asked = messages.filter(isOwn).map(({ content }) => content);
  return asked.slice(0, -1).slice(-ASSISTANT_LIMITS.turnsMax);
}

function isOwn(message: Message): boolean {
  return message.role === 'user';
}

function asking(talk: Conversation, before: Message[], question: string): Conversation {
  const messages: Message[] = [...before, { role: 'user', content: question }];
  return { ...withoutOldest(talk, messages), step: { name: 'pending', text: '' } };
}

function settled(talk: Conversation, answer: Message): Conversation {
  return { ...withoutOldest(talk, [...talk.messages, answer]), step: { name: 'ready' } };
}

function withoutOldest({ gone = 0 }: Conversation, messages: Message[]) {
  const over = Math.max(0, messages.length - MESSAGES_MAX);
  return { messages: messages.slice(over), ...(gone + over > 0 && { gone: gone + over }) };
}

function stopped(talk: Conversation, text: string): Conversation {
  if (text === '') return { ...talk, step: { name: 'stopped' } };
  const part: Message = {
    role: 'assistant',
    content: text,
    citations: [],
    suggestions: [],
    isStopped: true,
  };
  return { ...settled(talk, part), step: { name: 'stopped' } };
}

/** A verdict stands once it is given; after an unhelpful one, a reason may follow. */
function judged(
  talk: Conversation,
  { verdict, reason }: { verdict: Verdict; reason?: RatingReason },
): Conversation {
  const answer = lastAnswer(talk);
  const isReason = reason !== undefined && answer?.verdict === verdict && !answer.reason;
  if (!answer || (answer.verdict && !isReason)) return talk;
  const after = { ...answer, verdict, ...(isReason && { reason }) };
  return { ...talk, messages: [...talk.messages.slice(0, -1), after] };
}

/** It may be given anew, as long as the answer stands at the end. */
function unjudged(
  talk: Conversation,
  { question, isReason }: { question: string; isReason: boolean },
): Conversation {
  const answer = lastAnswer(talk);
  if (!answer?.verdict || lastQuestion(talk) !== question) return talk;
  const { verdict, reason, ...bare } = answer;
  const after = isReason ? { ...bare, verdict } : bare;
  return { ...talk, messages: [...talk.messages.slice(0, -1), after] };
}
