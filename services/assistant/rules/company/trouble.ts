import type { Rule } from '../rule';
import { writtenAnswer } from '../written-answer';

/** Where the content answers what to do when something of the site does not work. */
const ANSWER = { route: '/support', section: 'support' };

/** A part of the site, and no song or person. */
const PART = `(?:buttons?|page|pages|site|website|form|player|menu|links?|search|reminder|checkbox|dialog|map|tab|screen|chat)`;
/** What is not shown may be asked for: `the site does not show tour dates`. */
const FAILS = String.raw`(?:(?:is|are|does|do|did|will|would|has|have) not (?:\w+ )?(?:work\w*|load\w*|open(?! source)\w*|react\w*|respond\w*|(?:show|appear)\w*(?: up)?$|do anything|go through)|not working|stopped (?:working|loading|reacting)|does nothing|did nothing|keeps (?:crashing|freezing|loading|jumping))`;
const TROUBLE = new RegExp(`\\b${PART} (?:(?!says?\\b|said\\b|that\\b)\\w+ ){0,3}${FAILS}\\b`);
/** `It does not work`: whatever it is, no job is looked for. */
const IT_FAILS =
  /^(?:(?:it|this|that|sorry|help|still|please|the|something) )*(?:does not work|is not working)\b/;
/** Has an answer of its own. */
const OWN_ANSWER =
  /^(?:why|what|how|when|where|who|which)\b|\b(?:offline|e ?mails?|mails?|confirm\w*|unsubscrib\w*|reset\w*|password|discord|spotify|youtube)\b/;

/** `The reminder button is not working`: for support, whatever the button is for. */
export const trouble: Rule = ({ line }, site) =>
  (TROUBLE.test(line) || IT_FAILS.test(line)) && !OWN_ANSWER.test(line)
    ? writtenAnswer(site, ANSWER, 'trouble')
    : undefined;
