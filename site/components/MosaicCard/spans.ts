/** Columns of twelve that a card takes. */
export type Span = 5 | 7 | 12;

/** Rows of a mosaic take turns: wide and narrow, narrow and wide. A card left alone takes its whole row. */
export function mosaicSpans(count: number): Span[] {
  const turns: Span[] = [7, 5, 5, 7];
  return Array.from({ length: count }, (_, index) => {
    const isAlone = index === count - 1 && index % 2 === 0;
    return isAlone ? 12 : (turns[index % turns.length] ?? 7);
  });
}
