import { type Document, isMap, isScalar, type Node } from 'yaml';
import { type Fault, fieldName, type Level } from './fault';
import type { Source } from './source';

/** Where exactly a fault points, and how bad it is. */
export interface FaultOptions {
  /** An error unless told. */
  level?: Level;
  /** `key` points at the last name of the path instead of its value. */
  at?: 'key' | 'value';
  /** Points at the first occurrence of this text within the value. */
  find?: string;
  /** Points at a later one: 1 is the second. */
  nth?: number;
}

/** All that a pattern finds in a text, each with how often the same words stood before: `find` and `nth` of its fault. */
export function findingsIn(text: string, pattern: RegExp) {
  // most texts have none, and looking costs less than going through them
  if (text.search(pattern) === -1) return [];
  return [...text.matchAll(pattern)].map((match, index, all) => ({
    match,
    find: match[0],
    nth: all.slice(0, index).filter(([before]) => before === match[0]).length,
  }));
}

/** A fault at a place in a file: at the value, or at the nearest block around it if there is none. */
export function faultAt(
  source: Source,
  path: readonly PropertyKey[],
  message: string,
  { level = 'error', at = 'value', find = '', nth = 0 }: FaultOptions = {},
): Fault {
  const [start, end] = rangeOf(source.doc, path, at);
  const value = source.text.slice(start, end);
  let found = value.indexOf(find);
  for (let left = nth; left > 0 && found >= 0; left -= 1) found = value.indexOf(find, found + 1);
  const { line, col } = source.lines.linePos(start + Math.max(0, found));
  return { level, file: source.file, line, column: col, field: fieldName(path), message };
}

function rangeOf(doc: Document, path: readonly PropertyKey[], at: 'key' | 'value'): Range {
  for (let length = path.length; length > 0; length -= 1) {
    const here = path.slice(0, length);
    const key = keyNode(doc, here)?.range;
    const value = nodeAt(doc, here)?.range;
    const isWhole = length === path.length;
    const wantsKey = !isWhole || at === 'key' || value?.[0] === value?.[1];
    const range = wantsKey ? (key ?? value) : (value ?? key);
    if (range) return [range[0], range[1]];
  }
  const start = doc.contents?.range?.[0] ?? 0;
  return [start, start];
}

type Range = [start: number, end: number];

function nodeAt(doc: Document, path: readonly PropertyKey[]): Node | undefined {
  return doc.getIn(path, true) as Node | undefined; // `true` asks for the node itself
}

function keyNode(doc: Document, path: readonly PropertyKey[]): Node | undefined {
  const parent = path.length === 1 ? doc.contents : nodeAt(doc, path.slice(0, -1));
  if (!isMap(parent)) return undefined;
  const last = String(path.at(-1));
  const pair = parent.items.find(({ key }) => isScalar(key) && String(key.value) === last);
  return isScalar(pair?.key) ? pair.key : undefined;
}
