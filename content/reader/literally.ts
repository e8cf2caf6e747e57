/** A pattern that finds a text as it stands, whatever signs are in it. Other signs must not be escaped: with `u` that is an error. */
export function literally(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}
