const ENDINGS = ['s', 'es', 'd', 'ed', 'ing'];
/** Shorter words have too many neighbours: `ones` and `tips` are no forms to go by. */
const BASE_MIN = 3;

/** Whether a word is one of some words with an ordinary English ending: `cares`, `speaking`, `stopped`. */
export function isFormOf(words: ReadonlySet<string>, word: string): boolean {
  return ENDINGS.some((ending) => {
    if (!word.endsWith(ending)) return false;
    const base = word.slice(0, -ending.length);
    const single = base.replace(/(.)\1$/, '$1');
    return [base, `${base}e`, single].some((known) => known.length >= BASE_MIN && words.has(known));
  });
}
