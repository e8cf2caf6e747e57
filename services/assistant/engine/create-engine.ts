import type { Content } from '../../../content/schema/content';
import type { AssistantReply } from '../../contracts/assistant';
import type { Passage } from '../knowledge/passage';
import { pageTitles, passagesOf } from '../knowledge/passages';
import { bandOf } from '../retrieval/find';
import { createQueryMatcher } from '../retrieval/match-query';
import { createMatcher, type Match } from '../retrieval/matcher';
import { care } from '../rules/care';
import { distress, stillInDistress } from '../rules/danger/distress';
import { hostile } from '../rules/hostile';
import type { Rule, Site } from '../rules/rule';
import { smallTalkRule, withoutGreeting } from '../rules/small-talk';
import { describedArtists } from '../words/described';
import { fold, wordsOf } from '../words/fold';
import { isFormOf } from '../words/forms';
import { createLexicon, type Lexicon } from '../words/lexicon';
import { nameFinder } from '../words/names';
import { phraseFinder } from '../words/phrases';
import { createSpeller } from '../words/spelling';
import { vocabulary } from '../words/vocabulary';
import { createConversation } from './converse';
import { speaksOfSomebody } from './coreference';
import type { Draft } from './draft';
import { createDrafting } from './drafting';
import { finish } from './finish';
import { createFollowUp } from './follow-up';
import { goOn } from './go-on';
import { createReader, type Query, type Understanding } from './query';
import { createSameOf } from './same-of';

/** What came of a question, for the visitor and for what is done with it next. */
export interface Answer {
  reply: AssistantReply;
  draft: Draft;
  query: Query;
  /** The passages that come closest, best first: what a model may speak from. */
  ground: Passage[];
  /** How well each passage fits, best first; for the operator. */
  matches: Match[];
}

/** The embedded assistant. */
export interface Engine {
  /**
   * Answers a message; `earlier` are the visitor's own messages before it, oldest first. `about` is the artist whose
   * page is read, by slug: whom `he` stands for as long as nobody was named.
   */
  answer(message: string, earlier: readonly string[], now: Date, about?: string): Answer;
  passages: readonly Passage[];
  /** Whether a word is an everyday word or one of the site. */
  isWord(word: string): boolean;
  /** Whether every word of a name belongs to an artist of ours. */
  isArtist(name: string): boolean;
}

const GROUND_MAX = 6;
/** What comes before all else, whatever was spoken of. */
const GRAVE: Rule[] = [distress, hostile];
/** Begins with the word for `how` in most languages, and asks nothing about what was spoken of. */
const HOW_ARE_YOU = 'smallTalk howAreYou';
/** Asks for more, and names nothing. */
const MORE = 'smallTalk more';

/** Makes an assistant that answers from the given content and nothing else. */
export function createEngine(content: Content): Engine {
  const nameWords = new Set(content.artists.flatMap(({ name }) => wordsOf(fold(name))));
  const lexicon = createLexicon(content.assistantWords, nameWords);
  const passages = passagesOf(content);
  const site: Site = { content, titles: pageTitles(content) };
  const matchesOf = createQueryMatcher(createMatcher(passages, lexicon), lexicon);
  /** Questions of ours are whole: none leaves out what was spoken of. */
  const suggested = new Set(Object.values(content.assistant.suggestions).flat().map(fold));
  const understanding = understandingOf(content, passages, lexicon);
  const read = createReader(understanding);
  const first: Rule[] = [...GRAVE, care, smallTalkRule(content)];
  const draftOf = createDrafting({ site, lexicon, first });

  const smallTalkOf = (query: Query, now: Date) =>
    first.map((rule) => rule(query, site, now)).find((draft) => draft !== undefined);

  function asWritten(message: string, earlier: readonly string[], now: Date): Answer {
    const before = suggested.has(fold(message)) ? [] : [...earlier];
    const query = read(withoutGreeting(message), before);
    const matches = matchesOf(query);
    const greeted = smallTalkOf(read(message, []), now);
    const more = greeted?.rule === MORE && goOn(wayOn(now), earlier);
    const found = more || (greeted ?? draftOf(query, matches, now));
    const draft = stillInDistress(found, earlier, site) ?? found;
    const ground = matches
      .filter((found) => bandOf(found, query) !== 'decline')
      .slice(0, GROUND_MAX)
      .map(({ passage }) => passage);
    return { reply: finish(draft, query, site), draft, query, ground, matches };
  }

  const answer = createConversation<Answer>({
    followUp: createFollowUp({
      followUps: content.assistant.followUps,
      expand: lexicon.expand,
      nameOf: understanding.nameOf,
      names: content.artists.map(({ name }) => name),
    }),
    sameOf: createSameOf(understanding),
    read: (message) => read(message, []),
    isWhole: (query, now) =>
      suggested.has(query.folded) ||
      GRAVE.some((rule) => rule(query, site, now) !== undefined) ||
      smallTalkOf(query, now)?.rule === HOW_ARE_YOU,
    asWritten,
    givenTo: (query, found, earlier) => {
      const draft = stillInDistress(found.draft, earlier, site) ?? found.draft;
      return { ...found, draft, reply: finish(draft, query, site) };
    },
    withDraft: (found, draft) => ({ ...found, draft, reply: finish(draft, found.query, site) }),
  });

  const wayOn = (now: Date) => ({
    isMore: (message: string) => smallTalkOf(read(message, []), now)?.rule === MORE,
    answer: (message: string, earlier: readonly string[]) => answer(message, earlier, now),
    passages,
    telling: (text: string) => lexicon.stems(text).filter(lexicon.isTelling),
    fiction: content.assistant.replies.fiction,
  });

  return {
    passages,
    isWord: understanding.isSpelt,
    isArtist: (name) => wordsOf(fold(name)).every((word) => nameWords.has(word)),
    answer(message, earlier, now, about = '') {
      const name = understanding.nameOf(about);
      const isMeant = name && [message, ...earlier].some(speaksOfSomebody);
      return answer(message, isMeant ? [name, ...earlier] : earlier, now);
    },
  };
}

/** What it takes to understand messages about this content. */
function understandingOf(
  content: Content,
  passages: readonly Passage[],
  lexicon: Lexicon,
): Understanding {
  const { asked, known, spelt } = vocabulary(content, passages);
  const { commonWords, otherGenres } = content.assistantWords;
  const everyday = new Set([...commonWords, ...otherGenres.flatMap(wordsOf)]);
  const isSpelt = (word: string) =>
    spelt.has(word) || everyday.has(word) || isFormOf(everyday, word);
  return {
    lexicon,
    isKnown: (word) => known.has(word),
    isSpelt,
    fold,
    spell: createSpeller(asked),
    names: nameFinder(content, isSpelt),
    withNames: describedArtists(content),
    nameOf: (slug) => content.artists.find((artist) => artist.slug === slug)?.name,
    facetsIn: phraseFinder(Object.entries(content.assistant.facetWords), (text) =>
      text.toLowerCase().split(/[^\p{L}\p{N}]+/u),
    ),
  };
}
