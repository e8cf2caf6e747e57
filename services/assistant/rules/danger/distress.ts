import type { Draft } from '../../engine/draft';
import { inLanguage } from '../../phrasing';
import { fold, inFull } from '../../words/fold';
import type { Language } from '../../words/translation';
import type { Rule, Site } from '../rule';
import { SADNESS, type Signs } from './sadness';
import { VIOLENCE } from './violence';

type Texts = Parameters<typeof inLanguage<string>>[0];

/** Somebody is in danger from themselves, or knows one who is. */
const DISTRESS: Signs = [
  [
    'fr',
    [
      /\b(?:veux|voudrais|vais|envie de|envie d') ?(?:en finir|mourir|crever)\b(?! de rire)/,
      /\b(?:me (?:tuer|suicider|faire du mal|scarifier)|plus envie de vivre)\b/,
      /\b(?:(?:veux|peux) plus vivre|veux plus etre la(?=$)|j'?en peux plus(?! d))\b/,
    ],
  ],
  [
    'pt',
    [
      /\b(?:quero|queria|vou|apetece-me) morrer\b(?! de rir)/,
      /\b(?:me matar|matar-me|me suicidar|suicidar-me)\b/,
      /\b(?:acabar com a? ?minha vida|(?:quero|vou|vontade de) acabar com tudo|nao quero (?:mais )?viver|nao quero mais estar aqui)\b/,
    ],
  ],
  [
    'es',
    [
      /\b(?:quiero|quisiera|voy a) morir(?:me)?\b(?! de risa)/,
      /\b(?:matarme|suicidarme|quitarme la vida)\b/,
      /\b(?:no quiero (?:seguir )?vivi(?:r|endo)|(?:quiero|voy a|ganas de) acabar con todo|ya no quiero estar aqui)\b/,
    ],
  ],
  [
    'sw',
    [
      /\b(?:kujiua|najiua|nitajiua|nijiue|kujidhuru|nataka kufa|sitaki kuishi|sina sababu ya kuishi)\b/,
    ],
  ],
  [
    'af',
    [
      /\b(?:selfmoord\w*|my ?self (?:dood ?maak|seer ?maak)|wil (?:ook )?(?:doodgaan|sterf))\b/,
      /\b(?:wil nie meer (?:lewe|leef)|wil alles (?:eindig|beeindig)|nie meer lewe nie)\b/,
    ],
  ],
  [
    'de',
    [
      /\b(?:selbstmord\w*|suizid\w*|mich (?:umbringen|toten|ritzen)|mir das leben nehmen)\b/,
      /\bleben (?:\w+ ){0,2}keinen sinn\b|\b(?:nicht mehr (?:weiter)?leben|allem ein ende (?:setzen|machen)|will sterben)\b/,
    ],
  ],
  [
    'en',
    [
      /\bsuicid\w*(?! squad)\b/,
      /\b(?:kill|hurt|cut|harm)(?:t?ing|s)? (?:my|him|her|them)-?\s?sel(?:f|ves)\b/,
      /\b(?:self[- ]harm\w*|end (?:my life|it all)|take my (?:own )?life)\b/,
      /\b(?:want|wants|wanna|wan|wish i could|wish to) (?:to )?(?:die|be dead|kms)(?! (?:laughing|of laugh\w+|for (?:this|that|it|her|his)))\b/,
      /\b(?:hate my ?self|(?:nobody|no one|noone) (?:loves|wants|would miss) me)\b/,
      /\bfeel (?:so |very |totally |completely )?(?:alone|hopeless|worthless)\b/,
      /\bfeel(?:ing)? like dying(?! (?:laughing|of laugh\w+|to\b))/,
      /\b(?:feel(?:ing)? like|think(?:ing)? (?:of|about)|want to|wanna|going to|gonna) (?:just )?end(?:ing)? (?:it|things|everything)(?=$| (?:all|now|today|tonight|soon|anymore|any more)\b)/,
      /\b(?:(?:do not|don'?t|dont) (?:want to|wanna) be here any ?more|(?:no|see the|see a) point (?:in|of) (?:living|being alive|life)|better off without me|overdos(?:e|ed|ing)|(?:took|taken|taking) (?:(?:all|too many) (?:of )?(?:my |the )?)?pills)\b/,
      /\bwhy (?:should|do|would|even) i (?:even |still |bother )?(?:(?:go|going|keep|carry) (?:on )?)?(?:liv(?:e|ing)|be alive)(?=$|[.!?,;]| any ?more\b)/,
      /\b(?:no reason to live|tired of (?:living|life)|(?:lost|losing|no|my) (?:all )?will to live|done with life|better off dead|giv(?:e|ing) up on (?:my )?life)\b/,
      /\b(?:do not|don'?t|dont|no) (?:want to|wanna|wan) (?:live|be alive|exist)\b|\brather (?:die|be dead)(?=$|[.!?,;])/,
      /\b(?:cannot|can not|can'?t|cant) (?:go on|live)(?: any ?more| like this|$)\b/,
      /\b(?:keeps? me alive|told me to (?:hurt|kill|harm))\b/,
      /\b(?:want to|wanna|going to|gonna) (?:hurt|kill|stab|shoot) (?:people|someone|somebody|everyone|him|her|them)\b/,
    ],
  ],
];
/** Somebody is in danger from others, and tells of it. */
const HARM: Signs = [
  ['fr', [/\b(?:harcel\w+|me menacent?|sait ou j'?habite)\b/]],
  ['pt', [/\b(?:assedia\w*|assedio|(?:me ameaca|ameaca-me)\w*|sabe onde (?:eu )?moro)\b/]],
  ['es', [/\b(?:acosan?|acoso|me amenazan?|sabe donde vivo)\b/]],
  ['sw', [/\b(?:w?ananisumbua|w?ananitisha|w?ananinyanyasa|anajua ninapoishi)\b/]],
  ['af', [/\b(?:teister\w*|dreig my|boelie\w*|weet waar ek (?:bly|woon))\b/]],
  [
    'de',
    [/\b(?:belastigt mich|bedroht mich|gemobbt|werde (?:belastigt|bedroht)|weiss wo ich wohne)\b/],
  ],
  [
    'en',
    [
      /\b(?:i am|i'?m|i was|i got|i have been|i'?ve been|being|been|is getting) (?:\w+ )?(?:bullied|harassed|stalked|threatened|blackmailed|groomed|abused)(?! by (?:the )?(?:ai|machines?|robots?|computers?))\b/,
      /\b(?:he|she|they|someone|somebody|a (?:man|woman|fan|guy|user|member)|(?:another|this|one|some) (?:fan|guy|man|user|member|person|people)|my ex) (?:\w+ ){0,5}(?:bull(?:y|ies|ying)|harass\w*|stalk\w*|threaten\w*|blackmail\w*|groom\w*) (?:me|us|her|him|my)\b/,
      /\b(?:nasty|creepy|threatening|abusive|sexual|hateful) (?:private )?(?:messages?|dms?|comments?|texts?|pictures?|pics?)\b/,
      /\bknows? where (?:i|we) live\b/,
      /\b(?:asks?|asked|asking|begs?|wants?) (?:me|my (?:daughter|son|child|kid|sister|brother|friend)|her|him) (?:for|to send) (?:\w+ ){0,2}(?:photos?|pics?|pictures?|nudes?|videos?)\b/,
    ],
  ],
];
/** So many messages later somebody in distress is still talking of it. */
const STILL = 2;
/** Asks whom to call: this site has no number, and somebody in distress needs one elsewhere. */
const NUMBER = 'knownGap phone';
/** Takes it back, which nobody should be let go on. */
const JOKING = 'smallTalk joking';

/** In whose language the signs are, where there are any. */
function languageOf(signs: Signs, folded: string, written: Language): Language | undefined {
  const readings = [folded, inFull(folded)];
  const found = signs.find(([, patterns]) =>
    patterns.some((pattern) => readings.some((text) => pattern.test(text))),
  )?.[0];
  return found === 'en' ? written : found;
}

/** Answers people in danger before anything else, in the language they write in. */
export const distress: Rule = ({ folded, language }, { content }) => {
  const { replies } = content.assistant;
  const inDistress = languageOf(DISTRESS, folded, language);
  if (inDistress) return draft(replies.distress, inDistress, ['/contact'], 'distress');
  const inHarm = languageOf([...HARM, ...VIOLENCE], folded, language);
  const urls = ['/contact?type=support', '/join/community'];
  if (inHarm) return draft(replies.harm, inHarm, urls, 'harm');
  const inSadness = languageOf(SADNESS, folded, language);
  return inSadness && draft(replies.sadness, inSadness, ['/contact'], 'sadness');
};

/**
 * Somebody who was in distress a moment ago and now says what nothing here answers is told once more whom to
 * turn to, and nothing about the site.
 */
export function stillInDistress(
  found: Draft,
  earlier: readonly string[],
  { content }: Site,
): Draft | undefined {
  if (!found.isOpen && ![NUMBER, JOKING].includes(found.rule)) return undefined;
  for (const message of earlier.slice(-STILL).toReversed()) {
    const language = languageOf(DISTRESS, fold(message), 'en');
    if (language) {
      const { distressStill } = content.assistant.replies;
      return draft(distressStill, language, ['/contact'], 'distress still');
    }
  }
  return undefined;
}

function draft(texts: Texts, language: Language, urls: string[], rule: string): Draft {
  const text = inLanguage(texts, language);
  return { text, language, confidence: 'decline', urls, rule, isGrave: true };
}
