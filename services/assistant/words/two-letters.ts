const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

/** Whatever may be a code of a language or a country: `Intl` lists neither, and has no name for most of these. */
export const TWO_LETTERS: readonly string[] = LETTERS.flatMap((first) =>
  LETTERS.map((second) => first + second),
);
