const ENDINGS = ['s', 'es', 'd'];
/** Before these a last `e` is left out, or a last consonant doubled; `ruls` is no form of `rule`. */
const ENDINGS_CHANGING = ['ed', 'ing'];
/** Shorter words have too many neighbours: `ones` and `tips` are no forms to go by. */
const BASE_MIN = 3;

/** Whether a word is one of some words with an ordinary English ending: `cares`, `speaking`, `stopped`. */
export function isFormOf(words: ReadonlySet<string>, word: string): boolean {
  const isBase = (base: string) => base.length >= BASE_MIN && words.has(base);
  const bases = (endings: readonly string[]) =>
    endings
      .filter((ending) => word.endsWith(ending))
      .map((ending) => word.slice(0, -ending.length));
  return (
    bases(ENDINGS).some(isBase) ||
    bases(ENDINGS_CHANGING).some((base) =>
      [base, `${base}e`, base.replace(/(.)\1$/, '$1')].some(isBase),
    )
  );
}
