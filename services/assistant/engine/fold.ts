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

/** The words of a folded text. `'s` and `d'` are dropped, other apostrophes close up: `don't` is `dont`. */
export function wordsOf(folded: string): string[] {
  const plain = folded.replace(ELISION, '').replace(/'s\b/g, '').replaceAll("'", '');
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}
