import { NO_MUSIC, type Signs } from './sadness';

/** Who is told of. A song hits somebody as well, and is none of them. */
const SOMEBODY = `(?:he|she|they|(?:my|her|his) (?:step)?(?:dad|father|mum|mom|mother|parents|uncle|aunt|brother|sister|cousin|teacher|coach|boss|boyfriend|girlfriend|husband|wife|partner|ex|neighbou?r))`;
/** `She beats me at chess`. */
const NO_GAME = String.raw`(?! (?:at|to|in|with|on)\b)`;

/** Somebody is beaten or assaulted, and tells of it: in danger from others. */
export const VIOLENCE: Signs = [
  [
    'fr',
    [
      /\b(?:il|elle|(?:mon|ma) \w+|mes parents) (?:me (?:frappe|bat|viole|touche)(?:nt)?|m'?a (?:frappee?|battue?|violee?))\b/,
    ],
  ],
  [
    'pt',
    [/\b(?:ele|ela|(?:meu|minha) \w+) (?:me (?:bate|bateu|espanca|violou|estuprou)|bate em mim)\b/],
  ],
  ['es', [/\b(?:el|ella|mi \w+) me (?:pega|golpea|pego|golpeo|viola|violo|maltrata)\b/]],
  ['sw', [/\b(?:w?ananipiga|amenipiga|amenibaka|ananibaka|ananidhulumu)\b/]],
  ['af', [/\b(?:hy|sy|my \w+) (?:slaan|verkrag|mishandel) my\b/]],
  [
    'de',
    [/\b(?:er|sie|mein\w* \w+) (?:schlagt|vergewaltigt|missbraucht|misshandelt|verprugelt) mich\b/],
  ],
  [
    'en',
    [
      new RegExp(
        `${NO_MUSIC}.*\\b${SOMEBODY} (?:\\w+ )?(?:hits?|hitting|beats?|beat|beating|slaps?|slapped|kicks?|kicked|chok(?:es|ed)|abus(?:es|ed)|hurts?|touche[sd]|touching) (?:me|us)\\b${NO_GAME}`,
      ),
      /\b(?:raped|molested|sexually assaulted)\b|\b(?:rapes|raping) (?:me|her|him|us)\b/,
    ],
  ],
];
