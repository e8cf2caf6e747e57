import type { Rule } from './rule';
import { writtenAnswer } from './written-answer';

/** Where the content answers what to do when something of the site does not work. */
const ANSWER = { route: '/support', section: 'support' };

/** A part of the site, and no song or person. */
const PART = `(?:buttons?|page|pages|site|website|form|player|menu|links?|search|reminder|checkbox|dialog|map|tab|screen|chat)`;
const FAILS = String.raw`(?:(?:is|are|does|do|did|will|would|has|have) not (?:\w+ )?(?:work\w*|load\w*|open\w*|react\w*|respond\w*|show\w*|appear\w*|do anything|go through)|not working|stopped (?:working|loading|reacting)|does nothing|did nothing|keeps (?:crashing|freezing|loading|jumping))`;
const TROUBLE = new RegExp(`\\b${PART} (?:\\w+ ){0,2}${FAILS}\\b`);

/** `The reminder button is not working`: for support, whatever the button is for. */
export const trouble: Rule = ({ line }, site) =>
  TROUBLE.test(line) && !/^(?:why|what|how|when|where|who|which)\b/.test(line)
    ? writtenAnswer(site, ANSWER, 'trouble')
    : undefined;
