interface Row {
  /** Widths in pixels: of the whole row, and of the strip that stands open. */
  width: number;
  openWidth: number;
  count: number;
}

/** Index of the strip that shows at a distance from the start of the row, while a given one stands open. */
export function stripAt(x: number, { width, openWidth, count }: Row, open: number): number {
  const closedWidth = (width - openWidth) / (count - 1);
  const openStart = open * closedWidth;
  if (x < openStart) return Math.max(0, Math.floor(x / closedWidth));
  if (x < openStart + openWidth) return open;
  return Math.min(count - 1, Math.floor((x - openWidth) / closedWidth) + 1);
}
