import type { Language } from '../../words/translation';

/** Folded words, by the language of which they are beyond doubt. */
export type Signs = readonly (readonly [Language, readonly RegExp[]])[];

/** A sentence that says no more than this, or when: `I am sad that the show is over` is about the show. */
const END = String.raw`(?=$| ?[.!?,;:)]| (?:and|but|today|tonight|now|lately|always|again|inside|sometimes|at night|at the moment|right now|these days|any ?more|all the time|every ?day|aujourd'hui|maintenant|hoje|agora|hoy|ahora|leo|sana|vandag|nou|heute|gerade)\b)`;
/** Not to somebody who looks for a song to go with it, in whatever language. */
export const NO_MUSIC = String.raw`^(?!.*\b(?:songs?|music\w*|musique|musi[ck]a|muziki|musiek|musik|tracks?|tunes?|listen|play|playlist|mix|chanson|cancion\w*|wimbo|nyimbo|liedjie|lied|lieder)\b)`;

/** Whom people mourn. */
const NEAREST =
  '(?:mum|mom|mother|dad|father|parents|brother|sister|son|daughter|child|kid|wife|husband|boyfriend|girlfriend|gran\\w*|nan|uncle|aunt|cousin|best friend|friend|baby|dog|cat)';
/** Nobody `is dead set` on something, or `died laughing`. */
const LOSS = [
  `my ${NEAREST} (?:has |have |had |just |recently )*(?:(?:died|is dying)(?! (?:laughing|of laugh|to\\b))|passed away|was killed|is dead(?=$| ?[.!?,;:)]| (?:and|but|now)\\b))\\b`,
  `my (?:wife|husband|boyfriend|girlfriend|partner|fiance\\w*) (?:has |have |had |just |recently )*(?:left|dumped|broke up with) me(?=$| ?[.!?,;:)]| (?:and|but|last|this|yesterday|today|now)\\b)`,
  `i (?:have |just )*lost my ${NEAREST}(?=$| ?[.!?,;:)]| (?:last|this|yesterday|today|and|to)\\b)`,
].map((sign) => new RegExp(`${NO_MUSIC}.*\\b${sign}`));

/** Somebody says of themselves, in a whole sentence. */
function says(...sentences: string[]): RegExp[] {
  return [new RegExp(`${NO_MUSIC}.*\\b(?:${sentences.join('|')})${END}`)];
}

/** `Woke up feeling down`, and not `is Rocka feeling down`. */
const FEELING =
  '(?<!^(?:is|are|was|were) (?!any|some|every|no\\b|it\\b)(?:\\w+|street prophet) )feeling';

/** Somebody is sad or lonely, and in no danger that they tell of. */
export const SADNESS: Signs = [
  [
    'fr',
    says(
      "(?:je suis|j'?me sens|je me sens) (?:si |tellement |tres |trop |toute? )*(?:triste|seule?|deprimee?|malheureu(?:x|se))",
      "personne ne m'?aime",
    ),
  ],
  [
    'pt',
    says(
      '(?:estou|sinto-me|me sinto) (?:tao |muito |bem )*(?:triste|sozinh[oa]|deprimid[oa])',
      'ninguem (?:gosta de mim|me ama)',
    ),
  ],
  [
    'es',
    says(
      '(?:estoy|me siento) (?:tan |muy |bien )*(?:triste|sol[oa]|deprimid[oa])',
      'nadie me (?:quiere|ama)',
    ),
  ],
  [
    'sw',
    says(
      '(?:nina huzuni|nimejaa huzuni|niko mpweke|ni mpweke|(?:nahisi|ninahisi|najisikia) (?:m|u)pweke)',
    ),
  ],
  [
    'af',
    says(
      'ek (?:is|voel) (?:so |baie |vreeslik )*(?:hartseer|eensaam|alleen)',
      'niemand (?:hou van my|is lief vir my)(?: nie)?',
    ),
  ],
  [
    'de',
    says(
      'ich (?:bin|fuhle mich) (?:so |sehr |ganz |total )*(?:traurig|einsam|allein|deprimiert)',
      'niemand (?:mag|liebt) mich',
      'mein(?:e|en)? (?:mann|frau|freund|freundin|partner|partnerin|verlobter?) hat mich (?:gerade |gestern |heute )?verlassen',
    ),
  ],
  [
    'en',
    says(
      `(?:i am|i'?m|i feel|i'?ve been|i have been|i'?m feeling|i am feeling|${FEELING}) (?:just |so |very |really |all |too |quite |pretty |extremely )*(?:sad|lonely|depressed|miserable|unhappy|heartbroken|all alone|so alone)`,
      `(?:i feel|i'?m feeling|i am feeling|i'?ve been feeling|(?<!\\b(?:is|are|was) )${FEELING}) (?:just |so |very |really |all |too |quite |pretty |a bit |a little )*(?:down|low|blue|hopeless|worthless)`,
      '(?:nobody|no one|noone) (?:really )?(?:likes|cares about|understands|needs|talks to) me',
      "i (?:have|'?ve got|have got|got) (?:no friends|(?:no ?body|no one) to talk to)",
      "i (?:cannot|can'?t|can not) stop crying",
      'i (?:keep crying|cry (?:every|all) (?:night|day)|hate my life)',
    ).concat(LOSS),
  ],
];
