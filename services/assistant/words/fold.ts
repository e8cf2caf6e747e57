const FORMAT_CHARACTERS = /[\p{Cf}\p{Co}\p{Cs}]/gu;
const APOSTROPHES = /[’‘`´ʼ]/g;

/** Where Latin letters touch those of scripts that write without spaces. */
const SCRIPT_EDGE =
  /(?<=\p{Script=Latin})(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}])|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}])(?=\p{Script=Latin})/gu;

/** Text as it is compared: no accents, no invisible characters, small letters, plain signs. */
export function fold(text: string): string {
  return text
    .replace(/[™®]/g, '')
    .normalize('NFKD')
    .replace(FORMAT_CHARACTERS, '')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(APOSTROPHES, "'")
    .replaceAll('ß', 'ss')
    .replaceAll('×', ' x ')
    .replace(SCRIPT_EDGE, ' ')
    .replace(/[‐-―−]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
}

/** French leaves out vowels: `d'écoutes`. Not `j'`, which would leave the word `ai`. */
const ELISION = /(?<!\p{L})(?:d|l|m|t|n|s|c|qu)'(?=\p{L})/gu;

const SHORTENED: [RegExp, string][] = [
  // the end of `Rocka's` says whose
  [/\b(what|who|where|when|how|why|which|it|that|there|here|he|she)'s\b/g, '$1 is'],
  [/\b(i|you|he|she|we|they|who)'d\b/g, '$1 would'],
  [/\b(i|you|he|she|it|we|they|who|that)'ll\b/g, '$1 will'],
  [/\b(you|we|they|who)'re\b/g, '$1 are'],
  [/\b(i|you|we|they|who)'ve\b/g, '$1 have'],
];

/** A folded text with its short forms in full: `he's` is `he is`. */
export function inFull(folded: string): string {
  return SHORTENED.reduce((text, [short, full]) => text.replace(short, full), folded);
}

/** The words of a folded text, in full. `'s` and `d'` are dropped, other apostrophes close up: `don't` is `dont`. */
export function wordsOf(folded: string): string[] {
  const plain = inFull(folded).replace(ELISION, '').replace(/'s\b/g, '').replaceAll("'", '');
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}
