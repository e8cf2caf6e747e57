/** At most `max` characters of a text, never half of a pair. */
export function cut(text: string, max: number): string {
  return text.length <= max ? text : text.slice(0, max).replace(/\p{Surrogate}$/u, '');
}
