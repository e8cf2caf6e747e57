import { readFile } from 'node:fs/promises';
import { type Document, isMap, isScalar, LineCounter, type Node, parseDocument } from 'yaml';
import { explainYaml } from './explain-yaml';
import { type Fault, fieldName, type Level } from './fault';

/** A content file as read: its plain data, and where each piece of it stands. */
export interface Source {
  /** Path from the project's root. */
  file: string;
  data: unknown;
  doc: Document;
  lines: LineCounter;
}

/** Reads one file. Without `source` it could not be read, and `faults` say why. */
export async function readSource(
  path: string,
  file: string,
): Promise<{ source?: Source; faults: Fault[] }> {
  const text = await readText(path);
  if ('fault' in text) return { faults: [wholeFile(file, text.fault)] };
  if (text.value.trim() === '') {
    return {
      faults: [wholeFile(file, 'is empty. Copy a neighbouring file and change its texts.')],
    };
  }
  try {
    return parseSource(file, text.value);
  } catch (cause) {
    // The parser gives up on a few kinds of nonsense by throwing: endless nesting, aliases that multiply.
    const reason = cause instanceof Error ? cause.message : String(cause);
    return {
      faults: [wholeFile(file, `cannot be read as YAML (${reason}). Write it more simply.`)],
    };
  }
}

function parseSource(file: string, text: string): { source?: Source; faults: Fault[] } {
  const lines = new LineCounter();
  const doc = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const problems = [...doc.errors, ...doc.warnings];
  if (problems.length === 0) return { source: { file, data: doc.toJS(), doc, lines }, faults: [] };

  const faults = problems.map((problem): Fault => {
    const { line, col } = lines.linePos(problem.pos[0]);
    return {
      level: 'error',
      file,
      line,
      column: col,
      field: 'YAML',
      message: explainYaml(problem),
    };
  });
  return { faults };
}

async function readText(path: string): Promise<{ value: string } | { fault: string }> {
  try {
    return { value: new TextDecoder('utf-8', { fatal: true }).decode(await readFile(path)) };
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
    if (code === 'ENOENT') return { fault: 'is missing. Put it back; every page needs it.' };
    if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA') {
      return { fault: 'is not UTF-8 text. Save it as UTF-8.' };
    }
    return { fault: `cannot be opened (${String(code)}). Check that it is a file you may read.` };
  }
}

/** A fault of a file as a whole. */
export function wholeFile(file: string, message: string, field = 'file'): Fault {
  return { level: 'error', file, line: 1, column: 1, field, message };
}

/**
 * A fault at a place in a file: at the value, or at the nearest block around it if there is none.
 * With `at: 'key'` it points at the last name of the path instead of its value.
 */
export function faultAt(
  source: Source,
  path: readonly PropertyKey[],
  message: string,
  { level = 'error', at = 'value' }: { level?: Level; at?: 'key' | 'value' } = {},
): Fault {
  const offset = offsetOf(source.doc, path, at);
  const { line, col } = source.lines.linePos(offset);
  return { level, file: source.file, line, column: col, field: fieldName(path), message };
}

function offsetOf(doc: Document, path: readonly PropertyKey[], at: 'key' | 'value'): number {
  for (let length = path.length; length > 0; length -= 1) {
    const here = path.slice(0, length);
    const key = keyNode(doc, here);
    const value = nodeAt(doc, here);
    const isBlank = isScalar(value) && value.range?.[0] === value.range?.[1];
    const node =
      length === path.length && (at === 'key' || isBlank) ? (key ?? value) : (value ?? key);
    if (node?.range) return (length < path.length && key?.range ? key.range : node.range)[0];
  }
  return doc.contents?.range?.[0] ?? 0;
}

function nodeAt(doc: Document, path: readonly PropertyKey[]): Node | undefined {
  return doc.getIn(path, true) as Node | undefined; // `true` asks for the node itself
}

function keyNode(doc: Document, path: readonly PropertyKey[]): Node | undefined {
  const parent = path.length === 1 ? doc.contents : nodeAt(doc, path.slice(0, -1));
  if (!isMap(parent)) return undefined;
  const last = path.at(-1);
  const pair = parent.items.find(({ key }) => isScalar(key) && String(key.value) === String(last));
  return isScalar(pair?.key) ? pair.key : undefined;
}
