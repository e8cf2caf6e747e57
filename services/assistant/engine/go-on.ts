import type { Passage } from '../knowledge/passage';
import { asFiction } from '../retrieval/as-fiction';
import { sentencesOf } from '../retrieval/quote';
import type { Draft } from './draft';
import type { Query } from './query';

const SENTENCES_MAX = 2;
const TOLD_SHARE = 0.5;
/** A part that has nearly all of what was told says it again, and more. */
const RETOLD_SHARE = 0.8;

/** What came of the question before. */
interface Told {
  draft: Draft;
  query: Query;
  ground: readonly Passage[];
}

/** What going on takes. */
interface Parts {
  /** Whether a message only asks for more. */
  isMore(message: string): boolean;
  answer(message: string, earlier: readonly string[]): Told;
  passages: readonly Passage[];
  /** The telling words of a text. */
  telling(text: string): string[];
  /** How invented stories are introduced. */
  fiction: string;
}

/**
 * `Tell me more`: what else the site says on what was spoken of last; on each such request the next
 * part. Undefined where nothing was spoken of, and when everything has been said.
 */
export function goOn(parts: Parts, earlier: readonly string[]): Draft | undefined {
  const at = earlier.findLastIndex((message) => !parts.isMore(message));
  const question = earlier[at];
  if (question === undefined) return undefined;
  const { draft, query, ground } = parts.answer(question, earlier.slice(0, at));
  const [artist] = query.artists;
  const about = artist ? parts.passages.filter((passage) => passage.artist === artist) : ground;
  // What was declined has no rest, and small talk neither.
  if (draft.confidence === 'decline' || draft.rule.startsWith('smallTalk')) return undefined;
  const untold = about
    .map((passage) => ({ passage, said: startOf(passage) }))
    .filter(({ said }) => isNew(parts.telling(said), parts.telling(draft.text)));
  const next = untold[earlier.length - 1 - at];
  if (!next) return undefined;
  const { passage, said } = next;
  return {
    text: passage.isFiction ? asFiction(parts.fiction, said) : said,
    confidence: 'answer',
    urls: [passage.url, ...passage.links],
    rule: `goOn ${passage.id}`,
  };
}

/** Whether most of a text has not been told, and it does not tell again what was. */
function isNew(said: readonly string[], told: readonly string[]): boolean {
  return (
    said.filter((stem) => told.includes(stem)).length < said.length * TOLD_SHARE &&
    told.filter((stem) => said.includes(stem)).length < told.length * RETOLD_SHARE
  );
}

function startOf({ answer, text }: Passage): string {
  return answer ?? sentencesOf(text).slice(0, SENTENCES_MAX).join(' ');
}
