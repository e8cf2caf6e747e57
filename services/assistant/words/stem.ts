const VOWEL = /[aeiouy]/;

/**
 * The part of an English word that its forms share. Light on purpose: plurals, `-ing`, `-ed`, `-ly`,
 * `-est` and a last `e`; the index of letter triples catches what is left.
 */
export function stem(word: string): string {
  const short = withoutPlural(word);
  if (short.endsWith('iest') && short.length > 6) return `${short.slice(0, -4)}y`;
  for (const ending of ['ing', 'ed', 'ly', 'est']) {
    const rest = short.slice(0, -ending.length);
    if (short.endsWith(ending) && rest.length >= 3 && VOWEL.test(rest)) return closed(rest);
  }
  return closed(short);
}

function withoutPlural(word: string): string {
  if (word.length < 4 || !word.endsWith('s')) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:ss|us|is)$/.test(word)) return word;
  return /(?:s|x|z|ch|sh)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

/** `planned` and `plan`, `licensed` and `license`, meet. */
function closed(rest: string): string {
  if (/([bdgmnprt])\1$/.test(rest) && rest.length > 3) return rest.slice(0, -1);
  return rest.length > 4 && rest.endsWith('e') ? rest.slice(0, -1) : rest;
}
