import { literally } from '../../../content/reader/literally';
import { fold, wordsOf } from '../words/fold';
import type { NameFinder } from '../words/names';
import type { Draft } from './draft';
import type { Query } from './query';

/** Joins a name to what was asked before. */
const LEADING = /^(?:(?:and|what about|how about|also|same for|so|but|ok|okay|then|or|now) )+/;
const TRAILING = /(?: (?:then|too|though|please|as well|now))+$/;

/** Nothing of this was asked of an artist: danger and abuse, advice, and the wish for a person. */
const NOT_OF_ONE: ReadonlySet<string> = new Set([
  'hostile',
  'distress',
  'distress still',
  'harm',
  'sadness',
  'advice',
  'action handoff',
]);

/** What it takes. */
interface Parts {
  names: NameFinder;
  /** The name of an artist, by slug. */
  nameOf(slug: string): string | undefined;
}

/** The message before, and what came of it. */
interface Before {
  draft: Draft;
  query: Query;
}

/** A question of one artist instead of another. */
interface Same {
  question: string;
  /** Whom it was asked of before, by slug. */
  insteadOf: string;
}

/** The question before with the name in it that was said alone after it. */
export type SameOf = (query: Query, before: Iterable<Before>) => Same | undefined;

/** `Zaya?` after `is Rocka real` is `is Zaya real`: whatever was asked of one is asked of the other. */
export function createSameOf({ names, nameOf }: Parts): SameOf {
  function namedAlone({ line, artists, byName, fromHistory }: Query): string | undefined {
    const [slug, ...others] = artists;
    if (!slug || !byName || fromHistory || others.length > 0) return undefined;
    const rest = wordsOf(line.replace(LEADING, '').replace(TRAILING, ''));
    const most = wordsOf(fold(nameOf(slug) ?? '')).length;
    return rest.length <= most && rest.some(names.isName) ? slug : undefined;
  }

  function withOther(folded: string, slug: string, other: string): string | undefined {
    const name = nameOf(other) ?? other;
    const whole = new RegExp(`(?<![\\p{L}\\p{N}])${literally(fold(nameOf(slug) ?? slug))}`, 'gu');
    const named = folded.replace(whole, name);
    if (named !== folded) return named;
    const misspelt = wordsOf(folded).find((word) => names.namesIn([word]).artists[0] === slug);
    return misspelt && folded.replace(misspelt, name);
  }

  return (query, before) => {
    const other = namedAlone(query);
    if (!other) return undefined;
    for (const turn of before) {
      if (namedAlone(turn.query)) continue;
      const [slug, ...others] = turn.query.artists;
      const isOfOne = slug && others.length === 0 && turn.query.byName && !turn.query.fromHistory;
      if (!isOfOne || slug === other || NOT_OF_ONE.has(turn.draft.rule)) return undefined;
      const question = withOther(turn.query.folded, slug, other);
      return question === undefined ? undefined : { question, insteadOf: slug };
    }
    return undefined;
  };
}
