/** At most `max` characters of a text, never half of a pair. */
export function cut(text: string, max: number): string {
  return text.length <= max ? text : text.slice(0, max).replace(/\p{Surrogate}$/u, '');
}

/** A text as one row of signs: without what steers a terminal, turns about what is read, or is no text to PostgreSQL (NUL). */
export function inOneRow(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ').trim();
}
