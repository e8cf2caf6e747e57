/** An apostrophe that keeps a spreadsheet from taking a cell for a formula. */
const DEFUSED = /^'(?=[=+\-@])/;
const CELL = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\n|\r|$)/gy;

/** Reads CSV (RFC 4180); `undefined` where a quote never ends. Empty lines are no rows. */
export function csvCells(text: string): string[][] | undefined {
  const rows: string[][] = [];
  let row: string[] = [];
  CELL.lastIndex = 0;
  while (CELL.lastIndex < text.length) {
    const found = CELL.exec(text);
    if (!found) return undefined;
    const [, quoted, plain = '', end] = found;
    row.push((quoted?.replaceAll('""', '"') ?? plain).replace(DEFUSED, ''));
    if (end === ',' && CELL.lastIndex < text.length) continue;
    if (end === ',') row.push('');
    if (row.some((cell) => cell !== '')) rows.push(row);
    row = [];
  }
  return rows;
}
