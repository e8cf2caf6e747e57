import type { Draft } from './draft';
import type { FollowUp } from './follow-up';
import type { Query } from './query';
import type { SameOf } from './same-of';
import { createSeveral } from './several';

/** What is kept of each message of a talk. */
interface Answered {
  draft: Draft;
  query: Query;
}

/** What a talk takes. */
interface Parts<Answer extends Answered> {
  followUp: FollowUp;
  sameOf: SameOf;
  /** A message alone. */
  read(message: string): Query;
  /** Whether a message leaves nothing out, whatever was said before. */
  isWhole(query: Query, now: Date): boolean;
  /** Answers a message for what stands in it. */
  asWritten(message: string, earlier: readonly string[], now: Date): Answer;
  /** The answer to another question, given to the one that was asked. */
  givenTo(query: Query, answer: Answer, earlier: readonly string[]): Answer;
  /** The answer with another draft. */
  withDraft(answer: Answer, draft: Draft): Answer;
}

/** The messages of one talk, and the answers to those that were looked back at. */
interface Talk<Answer> {
  messages: readonly string[];
  told: Map<number, Answer>;
  now: Date;
}

/** Makes what answers a message in the light of those before it, oldest first; each of them is answered once. */
export function createConversation<Answer extends Answered>(parts: Parts<Answer>) {
  const { followUp, sameOf, read, isWhole, asWritten, givenTo, withDraft } = parts;

  function answerAt(talk: Talk<Answer>, at: number): Answer {
    const known = talk.told.get(at);
    if (known) return known;
    const found = meantAt(talk, at) ?? asWritten(messageAt(talk, at), before(talk, at), talk.now);
    talk.told.set(at, found);
    return found;
  }

  function* answersBefore(talk: Talk<Answer>, at: number): Generator<Answer> {
    for (let earlier = at - 1; earlier >= 0; earlier -= 1) yield answerAt(talk, earlier);
  }

  /** Answers parts of a message; what was said before it is not answered anew. */
  function tellAt({ messages, told, now }: Talk<Answer>) {
    const before = [...told].filter(([at]) => at < messages.length - 1);
    return (message: string, earlier: readonly string[]) => {
      const talk = { messages: [...earlier, message], told: new Map(before), now };
      const meant = meantAt(talk, earlier.length);
      const answer = meant ?? asWritten(message, earlier, now);
      return { answer, isMeant: meant !== undefined };
    };
  }

  /** What a short message comes to; what was guessed counts only if there is something to say to it. */
  function meantAt(talk: Talk<Answer>, at: number): Answer | undefined {
    const query = read(messageAt(talk, at));
    if (at === 0 || isWhole(query, talk.now)) return undefined;
    const same = sameOf(query, answersBefore(talk, at));
    const meant = same
      ? { question: same.question, isGuess: true }
      : followUp(query, answersBefore(talk, at));
    if (!meant) return undefined;
    const whole = asWritten(meant.question, [], talk.now);
    const isLost = meant.isGuess && whole.draft.isOpen && whole.draft.confidence !== 'answer';
    // a page of the one before says nothing of the other
    const isOfBefore = same && whole.draft.urls[0]?.includes(same.insteadOf);
    return isLost || isOfBefore ? undefined : givenTo(query, whole, before(talk, at));
  }

  return (message: string, earlier: readonly string[], now: Date): Answer => {
    const talk = { messages: [...earlier, message], told: new Map<number, Answer>(), now };
    const whole = answerAt(talk, earlier.length);
    if (isWhole(whole.query, now)) return whole;
    return createSeveral({ tell: tellAt(talk), withDraft })(message, earlier, whole);
  };
}

function messageAt({ messages }: Talk<unknown>, at: number): string {
  return messages[at] ?? '';
}

function before({ messages }: Talk<unknown>, at: number): readonly string[] {
  return messages.slice(0, at);
}
