import { find, SAME_QUESTION } from '../retrieval/find';
import { type Match, VERBATIM } from '../retrieval/matcher';
import { action } from '../rules/action';
import { artistFact } from '../rules/artists/artist-fact';
import { artistIntroduction } from '../rules/artists/artist-introduction';
import { byPronoun } from '../rules/artists/by-pronoun';
import { comparison } from '../rules/artists/comparison';
import { asksFirmFact } from '../rules/artists/facets-asked';
import { fromCountryRule } from '../rules/artists/from-country';
import { genreMakers } from '../rules/artists/genre-makers';
import { otherGenreRule } from '../rules/artists/other-genre';
import { otherWork } from '../rules/artists/other-work';
import { persona } from '../rules/artists/persona';
import { release } from '../rules/artists/release';
import { roster } from '../rules/artists/roster';
import { suggestion } from '../rules/artists/suggestion';
import { whoIsOut } from '../rules/artists/who-is-out';
import { booking } from '../rules/company/booking';
import { companyFact } from '../rules/company/company-fact';
import { officeHours } from '../rules/company/office-hours';
import { ourAddress } from '../rules/company/our-address';
import { ourLanguages } from '../rules/company/our-languages';
import { trouble } from '../rules/company/trouble';
import { useOfMusic } from '../rules/company/use-of-music';
import { useOfOurs } from '../rules/company/use-of-ours';
import { happening } from '../rules/events/happening';
import { knownGapRule } from '../rules/known-gap';
import { navigation } from '../rules/navigation';
import type { Rule, Site } from '../rules/rule';
import { sum } from '../rules/sum';
import { fold, wordsOf } from '../words/fold';
import type { Lexicon } from '../words/lexicon';
import type { Draft } from './draft';
import type { Query } from './query';

/** Somebody who was spoken of: `how old is he` is in the words of `how old do I have to be`. */
const SOMEBODY = /\b(?:he|she)\b/;

/** What drafting takes. */
interface Parts {
  site: Site;
  lexicon: Lexicon;
  /** Asked before all others: danger, abuse and small talk. */
  first: readonly Rule[];
}

/** The passage on bookings. */
const BOOKING = '/contact#ask-booking';
/** That on office hours. */
const HOURS = '/contact#ask-hours';
/** The pages that bookings and office hours are told by. */
const OF_CONTACT = ['/contact', '/licensing'];
/** So near is an ask of another page that what `open` or `my time` mean there is meant. */
const ELSEWHERE = 0.58;

/** Makes what drafts the answer to one message: the first rule that knows one, else what the pages say. */
export function createDrafting({
  site,
  lexicon,
  first,
}: Parts): (query: Query, matches: Match[], now: Date) => Draft {
  const knownGap = knownGapRule(site.content);
  const fromCountry = fromCountryRule(site.content);
  const otherGenre = otherGenreRule(site.content);

  return (query, matches, now) => {
    const [best] = matches;
    // What `and Rocka?` asks for does not stand in it: its words are those of a name.
    // The title of a release is no question either: `may I cover Wet Paint`.
    const sameQuestion =
      (best?.askSimilarity ?? 0) >= SAME_QUESTION &&
      !query.facetsFromHistory &&
      !best?.passage.id.includes('#release-');
    // Questions of the FAQ are in nobody's own words: some of them ask for what is not said.
    const isVerbatim =
      (best?.askSimilarity ?? 0) >= VERBATIM &&
      best?.passage.route !== '/faq' &&
      // A name is the title of a profile, whatever is asked about it.
      best?.passage.asks.length !== 0 &&
      !SOMEBODY.test(query.line);
    // Word for word, where `is Rocka single` has the stems of `Rocka’s singles`.
    const isAsk = best?.passage.asks.some((ask) => wordsOf(fold(ask)).join(' ') === query.line);
    const isElsewhere =
      (best?.askSimilarity ?? 0) >= ELSEWHERE && !OF_CONTACT.includes(best?.passage.route ?? '');
    const rules: Rule[] = [
      ...first,
      sum,
      action,
      navigation,
      ourAddress,
      ourLanguages,
      persona,
      trouble,
      artistIntroduction,
      // the same answer, and who is asked for
      ...(sameQuestion && best?.passage.id === BOOKING ? [booking] : []),
      ...(sameQuestion || isElsewhere ? [] : [booking]),
      ...(sameQuestion ? [] : [useOfOurs, useOfMusic]),
      ...((sameQuestion && best?.passage.id !== HOURS) || isElsewhere ? [] : [officeHours]),
      ...(isVerbatim && (isAsk || !knownGap.isWhole(query)) ? [] : [knownGap.rule]),
      comparison,
      fromCountry,
      byPronoun,
      otherWork,
      roster,
      release,
      whoIsOut,
      genreMakers,
      otherGenre,
      suggestion,
      happening,
      ...(asksFirmFact(query, site) || !sameQuestion ? [artistFact] : []),
      companyFact,
    ];
    for (const rule of rules) {
      const draft = rule(query, site, now);
      if (draft) return draft;
    }
    return find(query, matches, site.content, lexicon);
  };
}
