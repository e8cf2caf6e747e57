import type { Draft } from './draft';
import type { FollowUp } from './follow-up';
import type { Query } from './query';

/** What is kept of each message of a talk. */
interface Answered {
  draft: Draft;
  query: Query;
}

/** What a talk takes. */
interface Parts<Answer extends Answered> {
  followUp: FollowUp;
  /** A message alone. */
  read(message: string): Query;
  /** Whether a message leaves nothing out, whatever was said before. */
  isWhole(query: Query, now: Date): boolean;
  /** Answers a message for what stands in it. */
  asWritten(message: string, earlier: readonly string[], now: Date): Answer;
  /** The answer to another question, given to the one that was asked. */
  givenTo(query: Query, answer: Answer, earlier: readonly string[]): Answer;
}

/** The messages of one talk, and the answers to those that were looked back at. */
interface Talk<Answer> {
  messages: readonly string[];
  told: Map<number, Answer>;
  now: Date;
}

/** Makes what answers a message in the light of those before it, oldest first; each of them is answered once. */
export function createConversation<Answer extends Answered>(parts: Parts<Answer>) {
  const { followUp, read, isWhole, asWritten, givenTo } = parts;

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

  /** What a short message comes to; what was guessed counts only if there is something to say to it. */
  function meantAt(talk: Talk<Answer>, at: number): Answer | undefined {
    const query = read(messageAt(talk, at));
    if (at === 0 || isWhole(query, talk.now)) return undefined;
    const meant = followUp(query, answersBefore(talk, at));
    if (!meant) return undefined;
    const whole = asWritten(meant.question, [], talk.now);
    const isLost = meant.isGuess && whole.draft.isOpen && whole.draft.confidence !== 'answer';
    return isLost ? undefined : givenTo(query, whole, before(talk, at));
  }

  return (message: string, earlier: readonly string[], now: Date): Answer =>
    answerAt({ messages: [...earlier, message], told: new Map(), now }, earlier.length);
}

function messageAt({ messages }: Talk<unknown>, at: number): string {
  return messages[at] ?? '';
}

function before({ messages }: Talk<unknown>, at: number): readonly string[] {
  return messages.slice(0, at);
}
