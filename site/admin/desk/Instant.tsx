/** An instant as the reader's own place writes it: `20 Nov, 14:01`, with the year when it is another. */
export function Instant({ at }: { at: string }) {
  return <time dateTime={at}>{writeInstant(at)}</time>;
}

/** The same as text. */
export function writeInstant(at: string): string {
  const date = new Date(at);
  const isThisYear = date.getFullYear() === new Date().getFullYear();
  return date.toLocaleString('en-GB', {
    day: 'numeric',
    month: 'short',
    ...(!isThisYear && { year: 'numeric' }),
    hour: '2-digit',
    minute: '2-digit',
  });
}
