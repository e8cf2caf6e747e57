/** An apostrophe that keeps a spreadsheet from taking a cell for a formula. */
const DEFUSED = /^'(?=[=+\-@])/;
const PLAIN = /[^",\r\n]*/y;
const END = /,|\r\n|\n|\r|$/y;

/** Reads CSV (RFC 4180); `undefined` where a quote never ends. Empty lines are no rows. */
export function csvCells(text: string): string[][] | undefined {
  const rows: string[][] = [];
  let row: string[] = [];
  for (let at = 0; at < text.length; ) {
    const cell = text[at] === '"' ? quotedAt(text, at) : plainAt(text, at);
    if (!cell) return undefined;
    const end = endAt(text, cell.end);
    if (end === undefined) return undefined;
    row.push(cell.value.replace(DEFUSED, ''));
    at = cell.end + end.length;
    if (end === ',' && at < text.length) continue;
    if (end === ',') row.push('');
    if (row.some((value) => value !== '')) rows.push(row);
    row = [];
  }
  return rows;
}

/** What a cell holds, and where it ends. */
interface Cell {
  value: string;
  end: number;
}

/** A pattern would keep a place to go back to for each sign, and run out of room in a quote that never ends. */
function quotedAt(text: string, start: number): Cell | undefined {
  for (let at = start + 1; ; at += 2) {
    at = text.indexOf('"', at);
    if (at < 0) return undefined;
    if (text[at + 1] === '"') continue;
    return { value: text.slice(start + 1, at).replaceAll('""', '"'), end: at + 1 };
  }
}

function plainAt(text: string, start: number): Cell {
  PLAIN.lastIndex = start;
  const value = PLAIN.exec(text)?.[0] ?? '';
  return { value, end: start + value.length };
}

/** What parts a cell from the next; `undefined` where something else follows. */
function endAt(text: string, start: number): string | undefined {
  END.lastIndex = start;
  return END.exec(text)?.[0];
}
