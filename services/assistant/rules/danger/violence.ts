import { NO_MUSIC, type Signs } from './sadness';

const KIN =
  '(?:step|grand)?(?:dad|daddy|papa|father|mum|mom|mama|mother|parents)|uncle|aunt(?:ie)?|brother|sister|cousin|teacher|coach|pastor|boss|oga|boyfriend|girlfriend|husband|wife|man|partner|ex|neighbou?r';
const SOMEBODY = `(?:he|she|someone|somebody|(?:a|this|that|some) (?:man|woman|guy|stranger)|(?:my|her|his) (?:${KIN})|(?:im|dem|e)(?= dey))(?:'s)?`;
/** Who is hurt. */
const US =
  '(?:me|us|(?:my|her|his|the) (?:mum|mom|mother|sister|brother|wife|kids?|child|children|son|daughter|baby|friend))';
const ONCE_OR_ALWAYS =
  '(?:(?:is|are|has|have|had|been|was|keeps?|kept|just|always|often|sometimes|still|also|will|would|dey|used to|started) ){0,3}';
const BEATS = '(?:hit|beat|slap|punch|kick|chok|strangl|abus|hurt)(?:s|es|e|[tp]?ing|p?ed)?';
/** How such a sentence ends or goes on: not `beat me at chess`, `hit me up`, `kicked me from the server`. */
const GOES_ON = String.raw`(?=$| ?[.!?,;:)]| (?:and|but|so|because|if|since|again|badly|every (?:day|night|week)|all the time|always|a lot|often|too|yesterday|today|tonight|at (?:home|night|school|work)|in (?:class|the face|bed|my sleep|front of)|on the (?:head|face)|with (?:a|his|her) (?:\w+ )?(?:belt|stick|cane|fists?|hands?|shoe|whip|rope)|where|what|who|how|can|i|im|please|when (?:i|we|he|she|they)(?! (?:plays?|sings?)))\b)`;
const END = `(?=$| ?[.!?,;:)])`;

const FRENCH =
  "(?:il|elle|on|quelqu'?un|un homme|mes parents|(?:mon|ma) (?:pere|mere|papa|maman|beau-?pere|mari|femme|copain|copine|ami|amie|petit ami|frere|s(?:oe|œ)ur|oncle|tante|cousine?|prof\\w*|patronn?e?|ex|voisine?|conjoint|compagnon))";
const PORTUGUESE =
  '(?:ele|ela|alguem|meus pais|(?:meu|minha) (?:pai|mae|padrasto|marido|mulher|esposa|namorad[oa]|irmao|irma|tio|tia|prim[oa]|professora?|chefe|patrao|ex|avo|vizinh[oa]))';
const SPANISH =
  '(?:el|ella|alguien|mis padres|mi (?:padre|madre|papa|mama|padrastro|marido|esposo|mujer|esposa|novi[oa]|herman[oa]|ti[oa]|prim[oa]|profe\\w*|maestr[oa]|jef[ea]|ex|abuel[oa]|vecin[oa]|pareja))';
const AFRIKAANS =
  '(?:hy|sy|hulle|iemand|my (?:pa|ma|stiefpa|man|vrou|kerel|meisie|broer|suster|oom|tannie|onderwyser\\w*|baas|ouers|ex|neef|buurman))';
const GERMAN =
  '(?:er|sie|jemand|mein\\w* (?:vater|mutter|papa|mama|stiefvater|mann|frau|freund|freundin|bruder|schwester|onkel|tante|lehrer\\w*|chef\\w*|eltern|ex|opa|oma|partner\\w*|nachbar\\w*))';

/** Somebody is beaten or assaulted, and tells of it: in danger from others. A song hits and touches as well, and a friend wins a game. */
export const VIOLENCE: Signs = [
  [
    'fr',
    [
      new RegExp(
        `\\b${FRENCH} (?:me (?:frappe|bat|viole)(?:nt)?|m'?a (?:frappee?|battue?|violee?|agressee?))\\b(?! (?:aux (?:echecs|cartes|jeux)|au (?:foot\\w*|tennis|jeu|basket)|a (?:fifa|la course)|avec (?:sa|son|ses)))`,
      ),
      new RegExp(`\\b${FRENCH} (?:me touche(?:nt)?|m'?a touchee?)${END}`),
      /\bj'?ai ete (?:violee?|frappee?|battue?|agressee?)\b/,
    ],
  ],
  [
    'pt',
    [
      new RegExp(
        `\\b${PORTUGUESE} (?:me (?:bate|bateu|batem|espanca|espancou|agride|agrediu|violou|estuprou)|(?:bate|bateu|batem|espanca|agride|violou)-me|(?:bate|bateu|batem) em mim)\\b(?! (?:no|na|em) (?:xadrez|fifa|jogo|futebol|corrida))`,
      ),
      /\bfui (?:violad|estuprad|agredid|espancad)[oa]\b/,
    ],
  ],
  [
    'es',
    [
      new RegExp(
        `\\b(?:${SPANISH} me (?:pegan?|golpean?|pego|golpeo|viola|violo|maltratan?)|me (?:pego|golpeo|violo) (?!el\\b)${SPANISH})\\b(?! (?:el|la|los|las|con (?:su|esa)|a(?:l)? (?:ajedrez|fifa))\\b)`,
      ),
      /\bme violaron\b|\b(?:fui|he sido) (?:violad|agredid|golpead|maltratad)[oa]\b/,
    ],
  ],
  [
    'sw',
    [
      /\b(?:w?anani|w?ameni|w?alini)(?:piga(?! (?:picha|simu|busu))|baka|dhulumu)\b|\b(?:nime|nili|nina|na)(?:bakwa|pigwa)\b/,
    ],
  ],
  [
    'af',
    [
      new RegExp(
        `\\b${AFRIKAANS} (?:(?:slaan|skop|verkrag|mishandel) my|het my (?:\\w+ )?(?:geslaan|geskop|verkrag|mishandel|aangerand))\\b(?! (?:in|met|by) (?:skaak|fifa|tennis))`,
      ),
      /\bek (?:is|was|word) (?:verkrag|geslaan|mishandel|aangerand)\b/,
    ],
  ],
  [
    'de',
    [
      new RegExp(
        `\\b${GERMAN} (?:(?:schlagt|schlug|schlagen|vergewaltigt|missbraucht|misshandelt|verprugelt) mich|(?:hat|haben) mich (?:\\w+ )?(?:geschlagen|vergewaltigt|missbraucht|misshandelt|verprugelt))\\b(?! (?:im|beim|bei|in) (?:schach|fifa|spiel\\w*|tennis|quiz|fussball))`,
      ),
      /\bich (?:wurde|werde|bin) (?:\w+ )?(?:vergewaltigt|geschlagen|missbraucht|misshandelt|verprugelt)\b/,
    ],
  ],
  [
    'en',
    [
      new RegExp(`\\b${SOMEBODY} ${ONCE_OR_ALWAYS}${BEATS} ${US}${GOES_ON}`),
      new RegExp(`${NO_MUSIC}.*\\bthey ${ONCE_OR_ALWAYS}${BEATS} me${GOES_ON}`),
      new RegExp(
        `${NO_MUSIC}.*\\b(?:${SOMEBODY}|they) ${ONCE_OR_ALWAYS}touch(?:es|ed|ing)? ${US}${GOES_ON}`,
      ),
      new RegExp(
        `\\b(?:${SOMEBODY}|they) (?:wants?|tried|threatens|threatened|said (?:he|she|they) (?:will|would)) (?:to )?(?:kill|hurt|beat|hit|rape|stab|shoot) ${US}\\b`,
      ),
      /\bi(?:'?m| am| was| get| got| have been) (?:being |getting )?(?:beaten|hit|slapped) (?:up|at home|by (?:my|him|her|a man))\b/,
      /\b(?:i|she|he) (?:was|got|have been|has been) (?:being )?assaulted\b/,
      /\b(?:raped|molested|sexually assaulted)\b|\b(?:rapes|raping) (?:me|her|him|us)\b|\b(?:forces|forced) (?:me|her) to have sex\b/,
      new RegExp(
        `\\bi(?:'?m| am) (?:afraid|scared|terrified) of (?:him|my (?:${KIN}))${END}|\\bnot (?:feel )?safe at home\\b|\\b(?:comes?|came) (?:in)?to my (?:room|bed) at night\\b`,
      ),
    ],
  ],
];
