import type { Content } from '../../../content/schema/content';
import { fold, wordsOf } from './fold';

/** What visitors call an artist of whom they do not say the name. */
const PERSON =
  '(?:singers?|artist|artista|vocalist|rapper|guy|girl|man|woman|lady|boy|dude|bloke|chap|act|star|performer|musician|persona|character|fella|chick|one|somebody|someone|cantora?|cantante|chanteu(?:r|se)|artiste|saenger(?:in)?|sanger(?:in)?|kunstenaar|msanii|mwimbaji|project)';
const POINTED =
  '(?:(?:the|your|that|this|which|what|ze|le|la|el|o|a|die|der|das|aquele|aquela|ce|cette|yule) )';
/** Leads to what somebody is known by: `with the hat`, `who makes glow pop`. */
const JOIN =
  '(?:with|in|who|that|wearing|wears|does|doing|makes|making|sings|singing|behind|from|and|do|da|de|del|du|wa|von|van|der|die|has|is|plays)';

/** `I am a flamenco singer`: the visitor. */
const NOT_ONESELF = "(?<!\\b(?:i am|i'm|im|i m|we are|we're|as) (?:(?:an?|the|also|only|just) )*)";

/**
 * Puts a name in the place of words that describe an artist: `the fusion noir singer`, `the guy with the hat`. Takes
 * and gives folded text. A genre that two make, a sign of two, or a word in two names of genres, describes nobody.
 */
export function describedArtists({
  artists,
  genres,
}: Pick<Content, 'artists' | 'genres'>): (folded: string) => string {
  const labels = genres.map(({ label }) => wordsOf(fold(label)));
  const called = artists.map(({ name, genre, knownBy }) => {
    const isOnlyOne = artists.filter((other) => other.genre.id === genre.id).length === 1;
    const names = [genre.label, ...(genres.find(({ id }) => id === genre.id)?.aliases ?? [])]
      .map((text) => wordsOf(fold(text)).filter((word) => word !== 'x'))
      .filter(([first = '', ...more]) => more.length > 0 || !isPartOfOther(first, genre.label));
    const known = [
      ...(isOnlyOne ? names.map((words) => words.join('[ -]+(?:x )?')) : []),
      ...signsOf(knownBy).filter((sign) => !isShared(sign)),
    ];
    const signs = [...new Set(known)].toSorted((a, b) => b.length - a.length);
    return { name: fold(name), pattern: signs.length > 0 ? describing(signs) : undefined };
  });

  function isShared(sign: string): boolean {
    return artists.filter(({ knownBy }) => signsOf(knownBy).includes(sign)).length > 1;
  }

  function isPartOfOther(word: string, label: string): boolean {
    const own = wordsOf(fold(label)).join(' ');
    return labels.some((words) => words.includes(word) && words.join(' ') !== own);
  }

  return (folded) =>
    called.reduce(
      (text, { name, pattern }) => (pattern ? text.replace(pattern, () => name) : text),
      folded,
    );
}

/** As patterns; what has no letter is no sign. */
function signsOf(knownBy: readonly string[]): string[] {
  return knownBy.map((sign) => wordsOf(fold(sign)).join('[ -]+')).filter((sign) => sign !== '');
}

/** `The SIGN singer with the SIGN`, or `that singer who does the SIGN thing`. */
function describing(signs: readonly string[]): RegExp {
  const one = `(?:${signs.join('|')})`;
  const sign = `${one}(?:[ -]${one}){0,3}`;
  const more = `(?:,? ${JOIN} (?:[\\w']+ ){0,4}?${sign}\\b(?: (?:thing|stuff|music|songs?|sound))?)`;
  const before = `(?:${POINTED}(?:\\w+ )?)?${sign}(?: thing)? (?:ai |male |female |young )?${PERSON}\\b${more}{0,4}`;
  const after = `${POINTED}(?:\\w+ ){0,2}?${PERSON}(?: of yours)?\\b${more}{1,4}`;
  return new RegExp(`(?<![\\w'])${NOT_ONESELF}(?:${before}|${after})(?=$|[^\\w])`, 'g');
}
