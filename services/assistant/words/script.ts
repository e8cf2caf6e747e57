const LETTER = /\p{L}/gu;
const LATIN = /\p{Script=Latin}/gu;

/** Whether most letters of a text are of a script that no word of the site is in: Arabic, Ethiopic, Cyrillic. */
export function isUnreadScript(text: string): boolean {
  const letters = text.match(LETTER)?.length ?? 0;
  const latin = text.match(LATIN)?.length ?? 0;
  return letters > 2 * latin;
}
