/** Puts values into a phrase of the content: `{n} artists`. A name without a value stays as it is. */
export function fillPhrase(phrase: string, values: Record<string, string | number>): string {
  return phrase.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
