import type { WriteStream } from 'node:tty';

const BAR_WIDTH = 24;
const REDRAW_ROWS = 5_000;
/** Back to the beginning of the line, and clear it. */
const AGAIN = '\r\u001b[2K';

/** Says how a work ended that may have left its bar standing: in its place. */
export function writeInPlace(terminal: Pick<WriteStream, 'isTTY' | 'write'>, line: string): void {
  terminal.write(`${terminal.isTTY ? AGAIN : ''}${line}\n`);
}

/** A line on a terminal that shows how far a long work is, and says nothing anywhere else. */
export function progressBar(
  terminal: Pick<WriteStream, 'isTTY' | 'write'>,
  { total, unit, isWanted = true }: { total?: number; unit: string; isWanted?: boolean },
) {
  const isShown = terminal.isTTY && isWanted;
  const begun = performance.now();
  let drawn = 0;

  function draw(done: number): void {
    const seconds = Math.max(0.001, (performance.now() - begun) / 1000);
    const speed = `${written(done)} ${unit}, ${written(Math.round(done / seconds))} per second`;
    terminal.write(`${AGAIN}${total === undefined ? '' : bar(done, total)}${speed}`);
  }

  return {
    show(done: number): void {
      if (done - drawn < REDRAW_ROWS) return;
      drawn = done;
      if (isShown) draw(done);
    },
    end(): void {
      if (isShown && drawn > 0) terminal.write(AGAIN);
    },
  };
}

function bar(done: number, total: number): string {
  const share = total === 0 ? 1 : Math.min(1, done / total);
  const full = Math.round(share * BAR_WIDTH);
  const percent = `${Math.floor(share * 100)}`.padStart(3);
  return `[${'#'.repeat(full)}${'.'.repeat(BAR_WIDTH - full)}] ${percent} %  `;
}

function written(count: number): string {
  return count.toLocaleString('en');
}
