/** An apostrophe that keeps a spreadsheet from taking a cell for a formula. */
const DEFUSED = /^'(?=[=+\-@])/;
const PLAIN = /[^",\r\n]*/y;
const END = /,|\r\n|\n|\r|$/y;

/** A row, and the line of the file on which it begins. */
export interface CsvRow {
  line: number;
  cells: string[];
}

/** Reads CSV (RFC 4180). Empty lines are no rows; of text that is no CSV it says on which line. */
export function csvRows(text: string): CsvRow[] | { brokenAt: number } {
  const rows: CsvRow[] = [];
  let cells: string[] = [];
  let line = 1;
  let begin = 0;
  for (let at = 0; at < text.length; ) {
    const cell = text[at] === '"' ? quotedAt(text, at) : plainAt(text, at);
    const end = cell && endAt(text, cell.end);
    if (!cell || end === undefined) return { brokenAt: line + breaksIn(text.slice(begin, at)) };
    cells.push(cell.value.replace(DEFUSED, ''));
    at = cell.end + end.length;
    if (end === ',' && at < text.length) continue;
    if (end === ',') cells.push('');
    if (cells.some((value) => value !== '')) rows.push({ line, cells });
    line += breaksIn(text.slice(begin, at));
    begin = at;
    cells = [];
  }
  return rows;
}

function breaksIn(text: string): number {
  return text.match(/\r\n|\n|\r/g)?.length ?? 0;
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
