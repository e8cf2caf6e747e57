import { sentences } from '../phrasing';
import type { Draft } from './draft';
import type { Query } from './query';
import { askedInTheEnd, questionsIn } from './questions-in';

/** Stands for something that another sentence names. */
const POINTS_BACK = /\b(?:it|they|them|that|this|those|these|one|ones|so)\b/;

/** Whether a person answers: no small talk to whoever asks it. */
const HUMAN = 'smallTalk areYouHuman';

/** From this share of words on one answer is like another. */
const ALIKE = 0.4;

/** An answer, and whether it is to what a short message was found to stand for. */
interface Told<Answer> {
  answer: Answer;
  isMeant: boolean;
}

/** What it takes. */
interface Parts<Answer> {
  /** Answers a message in the light of others. */
  tell(message: string, earlier: readonly string[]): Told<Answer>;
  /** Gives another draft to the whole message. */
  withDraft(answer: Answer, draft: Draft): Answer;
}

interface Drafted {
  draft: Draft;
  query: Query;
}

/**
 * Two questions in one message are answered one after the other. Of a long message that leads nowhere as a
 * whole, what it asks in the end is answered, in the light of what it tells before.
 */
export function createSeveral<Answer extends Drafted>({ tell, withDraft }: Parts<Answer>) {
  function each(message: string, earlier: readonly string[], whole: Answer) {
    const questions = questionsIn(message);
    const told = questions.map((question, at) =>
      tell(question, [...earlier, ...questions.slice(0, at)]),
    );
    const grave = told.find(({ answer }) => answer.draft.isGrave);
    const ofAll = grave ? withDraft(whole, grave.answer.draft) : isOfAll(whole, told) && whole;
    const asked = told.filter(
      ({ answer: { draft } }) => !isSmallTalk(draft) || draft.rule === HUMAN,
    );
    const sound = asked.filter(isSound).map(({ answer }) => answer.draft);
    const drafts = sound.filter(
      (draft, at) =>
        !sound.some((other, index) => index !== at && covers(other, draft, at - index)),
    );
    // `How are you? Who is Rocka?` asks one thing
    return { drafts, isAll: asked.length === 1 && told.length > 1, ofAll };
  }

  function inTheEnd(message: string, earlier: readonly string[], whole: Draft): Draft | undefined {
    const parts = askedInTheEnd(message);
    if (!parts) return undefined;
    const told = tell(parts.asked, [...earlier, parts.told]);
    const { draft } = told.answer;
    if (!isSound(told) || draft.confidence === 'decline') return undefined;
    const isNear = whole.confidence === 'hedge' && draft.rule.startsWith('passage ');
    return isNear && pageOf(draft) !== pageOf(whole) ? undefined : draft;
  }

  return (message: string, earlier: readonly string[], whole: Answer): Answer => {
    if (whole.draft.isGrave) return whole;
    const { drafts, isAll, ofAll } = each(message, earlier, whole);
    if (ofAll) return ofAll;
    const [first, ...others] = drafts;
    if (first && isAll) return withDraft(whole, first);
    if (first && others.length > 0)
      return withDraft(whole, merged([first, ...others], whole.draft));
    if (isAnswer(whole.draft)) return whole;
    const found = first ?? inTheEnd(message, earlier, whole.draft);
    return found ? withDraft(whole, found) : whole;
  };
}

function isAnswer({ confidence }: Draft): boolean {
  return confidence === 'answer';
}

function isSmallTalk({ rule }: Draft): boolean {
  return rule.startsWith('smallTalk');
}

/** Whether the message says as a whole what none of its parts does: `may I use a song in my film and do I have to pay`. */
function isOfAll({ draft }: Drafted, told: readonly Told<Drafted>[]): boolean {
  const isOfAPart = told.filter(isSound).some(({ answer }) => answer.draft.rule === draft.rule);
  return told.length > 0 && !isOfAPart && draft.rule.startsWith('knownGap ');
}

/** Whether a part has an answer of its own, and one to what is meant by its `it`. */
function isSound({ answer: { draft, query }, isMeant }: Told<Drafted>): boolean {
  if (isSmallTalk(draft) || draft.isGrave) return false;
  if (POINTS_BACK.test(query.line) && query.artists.length === 0 && !isMeant) return false;
  return isAnswer(draft) || /^(?:knownGap|artistFact) /.test(draft.rule);
}

/** Whether one answer says what the other does; of two that are alike the first stays. */
function covers(other: Draft, draft: Draft, distance: number): boolean {
  if (other.text.includes(draft.text)) return other.text !== draft.text || distance > 0;
  // whoever is told about is introduced by that
  if (draft.rule === 'artistIntroduction')
    return pageOf(other) === pageOf(draft) && other.rule !== draft.rule;
  // an answer of the FAQ leads to the page that the other quotes
  return (
    pageOf(draft) === '/faq' &&
    other.rule.startsWith('passage ') &&
    draft.urls.includes(pageOf(other)) &&
    isMostlyIn(other.text, draft.text)
  );
}

function merged(drafts: Draft[], whole: Draft): Draft {
  const action = [...drafts, whole].find((draft) => draft.action)?.action;
  return {
    text: sentences(...drafts.map(({ text }) => text)),
    confidence: drafts.some(({ confidence }) => confidence === 'answer') ? 'answer' : 'decline',
    urls: [
      ...drafts.flatMap(({ urls }) => urls.slice(0, 1)),
      ...drafts.flatMap(({ urls }) => urls),
    ],
    rule: drafts.map(({ rule }) => rule).join(' + '),
    ...(action && { action }),
  };
}

function pageOf({ urls: [url = ''] }: Draft): string {
  return url.replace(/[?#].*$/, '');
}

/** Whether many of the words of a text stand in another. */
function isMostlyIn(other: string, text: string): boolean {
  const words = text.match(/\p{L}{4,}/gu) ?? [];
  return words.filter((word) => other.includes(word)).length >= words.length * ALIKE;
}
