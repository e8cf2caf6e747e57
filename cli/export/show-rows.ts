import type { WriteStream } from 'node:tty';

const REDRAW_ROWS = 5_000;

/** A line on a terminal that counts rows, and says nothing anywhere else. */
export function showRows(terminal: Pick<WriteStream, 'isTTY' | 'write'>, isWanted: boolean) {
  const isShown = terminal.isTTY && isWanted;
  let last = 0;
  return {
    show(rows: number): void {
      if (isShown && rows - last >= REDRAW_ROWS) terminal.write(`\r${rows} rows`);
      if (rows - last >= REDRAW_ROWS) last = rows;
    },
    end(): void {
      if (isShown && last > 0) terminal.write('\n');
    },
  };
}
