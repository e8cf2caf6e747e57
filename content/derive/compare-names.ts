/** For `sort`: by their letters as they stand, the same in every language that a machine may be set to. */
export function compareNames(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
