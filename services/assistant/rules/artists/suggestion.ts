import type { Rule } from '../rule';
import { writtenAnswer } from '../written-answer';

/** `I love Adele, who is for me`: what one likes elsewhere is not known here, who is here is. */
const WHO_SUITS = new RegExp(
  `\\bwho (?:here )?(?:${[
    '(?:is|would be|might be|could be) (?:right |good |best )?for me',
    '(?:would|might|will|should|could|can) i (?:like|enjoy|love|try|hear|check out|start with|begin with|listen to)',
    '(?:do|would) you (?:recommend|suggest)',
    '(?:suits|fits|would suit|would fit) me',
  ].join('|')})(?: here| first| then| please| to me| of yours| best| most)*$`,
);
const LISTING = { route: '/artists', section: 'listing' };

/** Whom a visitor might like: everybody, with what each makes. */
export const suggestion: Rule = ({ line, byName }, site) =>
  !byName && WHO_SUITS.test(line) ? writtenAnswer(site, LISTING, 'suggestion') : undefined;
