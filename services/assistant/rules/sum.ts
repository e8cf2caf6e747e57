import { inLanguage, pick, sentences } from '../phrasing';
import type { Rule } from './rule';

/** `What is 7 times 8`, `15% of 240`. */
const SUM =
  /\d\s*(?:[+*×÷^]|times|multiplied by|plus|minus|divided by|over|x)\s*\d|\d\s*(?:%|percent|per cent) of \d|\bsquare root of\b/;

/** `A logo of 512 x 512`, `chat 24x7`: no sum, and a size or a time. */
const NO_SUM =
  /\b(?:24 ?[x*] ?7|pixels?|px|logos?|covers?|photos?|pictures?|images?|portraits?|banners?|resolution|sizes?|hours?|beats?)\b/;

/** Sums are nobody's page: declined, whatever numbers the pages have. */
export const sum: Rule = ({ folded, language }, { content }) => {
  if (!SUM.test(folded) || NO_SUM.test(folded)) return undefined;
  const { replies } = content.assistant;
  return {
    text: sentences(
      pick(inLanguage(replies.decline, language), folded),
      inLanguage(replies.contact, language),
    ),
    language,
    confidence: 'decline',
    urls: ['/contact'],
    rule: 'sum',
  };
};
