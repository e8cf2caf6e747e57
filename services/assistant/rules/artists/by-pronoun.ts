import type { Artist } from '../../../../content/schema/content';
import { artistRoute } from '../../knowledge/artist-route';
import { listInWords } from '../../knowledge/in-words';
import { sentences } from '../../phrasing';
import type { Rule } from '../rule';

const LISTING = '/artists';
/** Each way in which people speak of some of the artists, with the pronoun of those. */
const KINDS = [
  {
    pronoun: 'she',
    asked: /\b(?:wom[ae]n|females?|girls?|ladies|lady|she-artists?|queens?|sisters?)\b/,
  },
  { pronoun: 'he', asked: /\b(?:m[ae]n|males?|(?<!\byou )guys|boys?|gentlemen|dudes)\b/ },
] as const;
/** Asks for artists, or for some of them. */
const OF_ARTISTS =
  /\b(?:sing\w*|artists?|vocalists?|roster|acts|personas?|musicians?|of them|line ?up)\b/;
/** So short a question asks for nothing else. */
const SHORT_WORDS = 5;
/** All but somebody who is named. */
const BUT = /\b(?:besides|beside|except|other than|apart from|but|than)\b/;
const ASKS = /\b(?:which|who|any|are there|is there|do you have|how many|have you|name the|list)\b/;
/** The people who work here, or those who listen. */
const OTHERS =
  /\b(?:engineers?|producers?|team|staff|work|audience|listeners?|fans|behind|discriminat\w*|voices? of)\b/;

/** `Which of them are women?`: nobody is, and a character is written as she or he. */
export const byPronoun: Rule = ({ line, words, artists, byName, fromHistory }, { content }) => {
  const isShort = words.length <= SHORT_WORDS;
  if (!ASKS.test(line) || OTHERS.test(line) || !(isShort || OF_ARTISTS.test(line)))
    return undefined;
  const isBut = BUT.test(line);
  if (byName && !fromHistory && !isBut) return undefined;
  const among = content.artists.filter(({ slug }) => !isBut || !artists.includes(slug));
  const asked = KINDS.filter((kind) => kind.asked.test(line));
  const told = asked.map(({ pronoun }) => ({
    pronoun,
    written: writtenAs(pronoun, among),
  }));
  const [first] = told.flatMap(({ written }) => written);
  if (!first) return undefined;
  return {
    text: sentences(
      'The artists are personas and none of them is a woman or a man.',
      ...told.map(
        ({ pronoun, written }) =>
          written.length > 0 &&
          `${listInWords(written.map(({ name }) => name))} ${written.length === 1 ? 'is a character' : 'are characters'} written as “${pronoun}”.`,
      ),
    ),
    confidence: 'answer',
    urls: [LISTING, ...told.flatMap(({ written }) => written.slice(0, 2).map(artistRoute))],
    rule: 'byPronoun',
  };
};

function writtenAs(pronoun: string, artists: readonly Artist[]): Artist[] {
  return artists.filter(({ persona }) => persona.pronoun === pronoun);
}
