const FORMAT_CHARACTERS = /[\p{Cf}\p{Co}\p{Cs}]/gu;
const APOSTROPHES = /[’‘`´ʼ]/g;

/** Text as it is compared: no accents, no invisible characters, small letters, plain signs. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(FORMAT_CHARACTERS, '')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(APOSTROPHES, "'")
    .replaceAll('ß', 'ss')
    .replaceAll('×', ' x ')
    .replace(/[™®]/g, '')
    .replace(/[‐-―−]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The words of a folded text. `'s` is dropped, other apostrophes close up: `don't` is `dont`. */
export function wordsOf(folded: string): string[] {
  return (
    folded
      .replace(/'s\b/g, '')
      .replaceAll("'", '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}
