/** What a table holds for an artist; what every object has by itself, such as `constructor`, is none of it. */
export function ownEntry<Value>(
  table: Readonly<Record<string, Value>>,
  slug: string,
): Value | undefined {
  return Object.hasOwn(table, slug) ? table[slug] : undefined;
}
