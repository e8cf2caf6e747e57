/** The instant so many milliseconds after a moment, as `tables.ts` has them. */
export function instantAfter(moment: Date, ms: number): string {
  return new Date(moment.getTime() + ms).toISOString();
}

/** The instant so many milliseconds before a moment. */
export function instantBefore(moment: Date, ms: number): string {
  return instantAfter(moment, -ms);
}
