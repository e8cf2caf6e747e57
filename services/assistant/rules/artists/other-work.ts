import { fold, wordsOf } from '../../words/fold';
import type { Rule } from '../rule';

/** The gap that says what is outside this site. */
const OUTSIDE = 'world';
/** A song, and by whom. */
const BY =
  /\b(?:songs?|tracks?|music|albums?|singles?|hits?|tunes?|something|anything) by (?!artificial )(?<rest>[\p{L}\d ]+)$/u;
/** Whose a song is that is called by its title. */
const WHOSE =
  /^(?:and |so )?who (?:sings|sang|sung|performs|performed|wrote|recorded) (?<rest>[\p{L}\d ]+)$/u;
/** Words that are no name and no title: people here, a language, a kind of music, this site. */
const OURS =
  /\b(?:here|you|your|yours|this|that|it|them|these|those|us|we|me|my|songs?|tracks?|music|lyrics?|words|texts?|parts?|vocals?|artists?|singers?|roster|site|page|label|company|in|on|at|for|with|of yours|any\w*|some\w*|best|all|both|each|africa\w*|women|men|he|she|him|her|they|ai|machines?|models?|producers?|stories|biograph\w*|news|articles?|hook|chorus|backing|harmonies)\b/;
/** `Who sings Shape of You`: a title, whatever words it is made of. What follows `on the` is a place of this site. */
const SUNG = /\b(?:sings|sang|sung) (?!(?:in|on|at|for|with|the)\b)/;
const CAPITAL = /^[“"‘']?\p{Lu}[\p{Ll}\d]/u;
const CAPITALS_MIN = 2;

/** `Who sings Shape of You`, `a song by Burna Boy`: of somebody who is not here nothing is told. */
export const otherWork: Rule = ({ line, raw, artists, genres, strange, language }, { content }) => {
  const rest = (BY.exec(line) ?? WHOSE.exec(line))?.groups?.rest;
  if (rest === undefined || artists.length + genres.length > 0) return undefined;
  const isTitled = content.releases.some(({ title }) =>
    ` ${rest} `.includes(` ${wordsOf(fold(title))[0]} `),
  );
  const words = rest.split(' ');
  // of what is named, not of a salutation before it
  const written = raw.trim().split(/\s+/).slice(-words.length);
  const isTitle = written.filter((word) => CAPITAL.test(word)).length >= CAPITALS_MIN;
  const isNamed = words.some((word) => strange.includes(word))
    ? isTitle || !OURS.test(rest)
    : isTitle && (BY.test(line) || SUNG.test(line));
  const gap = content.assistant.knownGaps.find(({ id }) => id === OUTSIDE);
  if (language !== 'en' || isTitled || !isNamed || !gap) return undefined;
  return {
    text: `${gap.reply} The contact form reaches a person.`,
    confidence: 'decline',
    urls: [...new Set([gap.href, '/contact'])],
    rule: 'otherWork',
  };
};
