/** A text as it leaves the site, and below it what its signs mean, where there are any. */
export function markedText(text: string, marker: string): string {
  const plain = text.trim();
  return plain.includes('‹') ? `${plain}\n\n${marker}` : plain;
}
