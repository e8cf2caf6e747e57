import { visit } from 'yaml';
import type { Fault } from '../../reader/fault';
import type { TreeEntry } from '../../reader/read-tree';
import { eachAlone } from '../check';

/** One line break between two lines, which to our markup is none. */
const JOINED = /[^\n]\n(?=[^\n])/;

/** A line that would begin a point of a list. */
const POINT = /^[^\S\n]+(?:[-*+]|\d{1,2}[.)]) \S/m;

/** Longer texts whose paragraphs or lists YAML has made one of: only after `|` does it keep lines as they stand. */
export const checkFolded = eachAlone(foldedIn);

function foldedIn(entry: TreeEntry): Fault[] {
  const { file, doc, lines, text } = entry;
  const faults: Fault[] = [];
  visit(doc, {
    Scalar(_key, { type, value, range }) {
      if (typeof value !== 'string' || !range || !type || type === 'BLOCK_LITERAL') return;
      const written = text.slice(range[0], range[1]);
      if (!written.includes('\n') || written.includes('\\n')) return;
      if (!JOINED.test(value.trim()) && !POINT.test(written)) return;
      const { line, col } = lines.linePos(range[0]);
      const message =
        'loses its paragraphs or its list: YAML joins these lines. Write them below a |, indented by two spaces.';
      faults.push({ level: 'warning', file, line, column: col, field: 'YAML', message });
    },
  });
  return faults;
}
