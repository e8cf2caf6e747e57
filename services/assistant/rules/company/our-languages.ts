import type { Rule } from '../rule';
import { talkOf } from '../small-talk';

const LANGUAGE =
  '(?:english|french|portuguese|spanish|swahili|afrikaans|german|italian|dutch|arabic|chinese|hindi|russian|japanese|turkish|oshiwambo|zulu|xhosa|yoruba|hausa|igbo|amharic|lingala|(?:another|other|more|my) languages?)';
/** `Could you speak Spanish?`, of the assistant and not of an artist. */
const SPEAKS = new RegExp(
  `\\byou (?:\\w+ )?(?:speak|talk|understand|chat|answer|reply)(?: to)?(?: me)?(?: in)? (?:any )?${LANGUAGE}\\b`,
);
/** `Why is your site in English only?` */
const ENGLISH_ONLY =
  /\b(?:site|website|pages?|everything|all|texts?)\b.*\b(?:(?:only|just) (?:\w+ )?english|english only)\b|^why only english$/;
/** `Are all songs in English only?` is about what is sung. */
const SUNG =
  /^(?!.*\b(?:site|website|pages?)\b).*\b(?:songs?|tracks?|tunes?|music|lyrics|artists?|singers?|sings?|singing)\b/;

/** Which languages are understood, and which the pages are in. */
export const ourLanguages: Rule = ({ line, folded, artists, byName, language }, { content }) => {
  if (artists.length > 0 && byName) return undefined;
  const asksOfPages = ENGLISH_ONLY.test(line) && !SUNG.test(line);
  if (!SPEAKS.test(line) && !asksOfPages) return undefined;
  return talkOf(content.assistant, 'languages', language, folded);
};
