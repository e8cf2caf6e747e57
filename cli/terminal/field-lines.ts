/** Names and values for reading, one a line; what has no value is left out. */
export function fieldLines(fields: readonly (readonly [string, string | null])[]): string[] {
  return fields
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${`${name}:`.padEnd(12)}${value}`);
}
