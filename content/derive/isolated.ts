/** Letters of the scripts that are written from right to left. */
const FROM_THE_RIGHT = /[\p{scx=Arab}\p{scx=Hebr}\p{scx=Nkoo}\p{scx=Syrc}\p{scx=Thaa}]/u;
const IS_LETTER = /\p{L}/u;
/** Marks that turn the direction of what follows, also of what others wrote there, until they are closed. */
export const TURNING = /[\u202a-\u202e\u2066-\u2069]+/g;

/**
 * A name or title for the middle of plain text, where no element can keep it to itself: one written from right to
 * left stands between marks (FSI, PDI), since it would turn the sentence, or a number and a colon beside it.
 */
export function isolated(text: string): string {
  const isTurned = [...text].some((sign) => IS_LETTER.test(sign) && FROM_THE_RIGHT.test(sign));
  return isTurned ? `\u2068${text.replace(TURNING, ' ')}\u2069` : text;
}
