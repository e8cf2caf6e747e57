/** One cell is five percent. */
export const CELLS = 20;

/** How many cells of the bar are laid. Only nothing is drawn empty and only all of it full. */
export function laidCells(percent: number): number {
  const laid = Math.round((percent / 100) * CELLS);
  if (percent > 0 && laid < 1) return 1;
  if (percent < 100 && laid >= CELLS) return CELLS - 1;
  return Math.min(CELLS, Math.max(0, laid));
}
