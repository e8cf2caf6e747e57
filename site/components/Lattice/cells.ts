/** One square of the lattice. Positions are CSS background positions, in percent. */
export interface Cell {
  key: string;
  /** Which of the two lies on top here. */
  over: 'cloth' | 'thread';
  cloth: number;
  thread: number;
  clothY: number;
  threadX: number;
  threadY: number;
}

const ROWS = 4;
/** Which part of its picture each row shows: neighbours never show the same. */
const ROW_Y = [62, 48, 86, 30];

/** The squares of a woven field, row by row: over and under change with every step. */
export function latticeCells(columns: number, cloths: number, threads: number): Cell[] {
  return Array.from({ length: ROWS * columns }, (_, index) => {
    const row = Math.floor(index / columns);
    const column = index % columns;
    return {
      key: `${row}-${column}`,
      over: (row + column) % 2 === 0 ? 'cloth' : 'thread',
      cloth: column % cloths,
      thread: row % threads,
      clothY: percent(row / (ROWS - 1)),
      threadX: percent(column / (columns - 1)),
      threadY: ROW_Y[row] ?? 50,
    };
  });
}

function percent(share: number): number {
  return Math.round(share * 1000) / 10;
}
