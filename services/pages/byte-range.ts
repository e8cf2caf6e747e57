/** First and last byte, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * One range of a `Range` header (RFC 9110 §14.1.2). Undefined, which means the whole file, for
 * other units, several ranges and what cannot be read; `unsatisfiable` when it lies outside.
 */
export function byteRange(header: string, size: number): ByteRange | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header.trim());
  if (!match) return undefined;
  const [, first = '', last = ''] = match;
  if (first === '' && last === '') return undefined;

  const start = first === '' ? Math.max(size - Number(last), 0) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < Number(first)) return undefined;
  return start < size ? { start, end } : 'unsatisfiable';
}
