import { StartError } from '../../services/start-error';
import { csvRows } from './csv-cells';

/** An entry of a list as it was read, for better or worse. */
export interface ListEntry {
  /** Where it stands, for a person: `row 3`, by the line of the file. */
  place: string;
  email: unknown;
  topics: unknown;
  status: unknown;
}

/** What spreadsheets write between columns where a comma parts decimals. */
const OTHER_MARKS: [mark: string, name: string][] = [
  [';', 'semicolons'],
  ['\t', 'tabs'],
];

/** The entries of a CSV. @throws StartError that says what keeps it from being read. */
export function csvEntries(file: string, text: string): ListEntry[] {
  const rows = csvRows(text);
  if ('brokenAt' in rows) {
    throw new StartError(
      `${file}: row ${rows.brokenAt}: has a quote that is not closed, or stands amid a text. Close it, or write it twice`,
    );
  }
  const [head, ...others] = rows;
  const names = head?.cells.map((cell) => cell.trim().toLowerCase()) ?? [];
  const [email, topics, status] = ['email', 'topics', 'status'].map((name) => names.indexOf(name));
  if (email === -1) throw new StartError(`${file}: ${unread(names)}`);
  const at = (cells: string[], column = -1) => cells[column];
  return others.map(({ line, cells }) => ({
    place: `row ${line}`,
    email: at(cells, email),
    topics: at(cells, topics),
    status: at(cells, status),
  }));
}

function unread([first = '']: string[]): string {
  const other = OTHER_MARKS.find(([mark]) => first.includes(mark));
  return other
    ? `has ${other[1]} between its columns. Save it with commas`
    : 'is no list. Its first line must name the columns, email first';
}
