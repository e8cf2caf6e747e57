import { isUtf8 } from 'node:buffer';
import { readFile, stat } from 'node:fs/promises';
import { type Document, isMap, isScalar, LineCounter, parseDocument } from 'yaml';
import { explainYaml, isSlip, type YamlProblem } from './explain-yaml';
import { type Fault, wholeFile } from './fault';
import { misreadIn, referencesIn, unseenIn } from './unwanted';

/** Three times our longest. What is longer is no text that somebody wrote, and takes minutes to parse. */
const MAX_BYTES = 1_000_000;

/** Bytes that are none, or the zeros that UTF-16 has between plain letters. */
const NOT_UTF_8 = 'is not UTF-8 text. Save it as UTF-8.';

/** A content file as read: its plain data, and where each piece of it stands. */
export interface Source {
  /** Path from the project's root. */
  file: string;
  text: string;
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
  if ('fault' in text) return { faults: [{ ...wholeFile(file, text.fault), ...text.at }] };
  if (text.value.trim() === '') {
    return {
      faults: [wholeFile(file, 'is empty. Copy a neighbouring file and change its texts.')],
    };
  }
  try {
    return parseSource(file, text.value);
  } catch (cause) {
    // The parser gives up on a nesting deeper than its stack.
    const reason = cause instanceof Error ? cause.message : String(cause);
    return {
      faults: [wholeFile(file, `cannot be read as YAML (${reason}). Write it more simply.`)],
    };
  }
}

function parseSource(file: string, text: string): { source?: Source; faults: Fault[] } {
  const lines = new LineCounter();
  const doc = parseDocument(text, { lineCounter: lines, prettyErrors: false, stringKeys: true });
  const problems = worthSaying([
    ...colonless(doc),
    ...doc.errors.map((error) => atIndent(error, text)),
    ...doc.warnings,
    ...referencesIn(doc, text),
    ...unseenIn(doc, text),
    ...misreadIn(text),
  ]);
  if (problems.length === 0 && !isMap(doc.contents)) {
    return {
      faults: [wholeFile(file, 'holds no fields. Write each on its own line as name: text.')],
    };
  }
  if (problems.length === 0) {
    return { source: { file, text, data: doc.toJS(), doc, lines }, faults: [] };
  }
  const faults = problems.map((problem): Fault => {
    const { line, col } = lines.linePos(problem.pos[0]);
    return {
      level: 'error',
      file,
      line,
      column: col,
      field: 'YAML',
      message: explainYaml(problem, text.split('\n')[line - 1]),
    };
  });
  return { faults };
}

/** Whatever the parser says after the first slip of the pen follows from it; only what it reads rightly it judges rightly. */
function worthSaying(problems: YamlProblem[]): YamlProblem[] {
  const [first] = problems.filter(isSlip).sort((a, b) => a.pos[0] - b.pos[0]);
  return problems.filter((problem) => problem === first || !isSlip(problem));
}

/** A first line without its colon: the parser takes it for the whole document, and stumbles over the next name. */
function colonless({ contents, errors: [first] }: Document.Parsed): YamlProblem[] {
  if (first?.code !== 'UNEXPECTED_TOKEN' || !isScalar(contents) || contents.type !== 'PLAIN')
    return [];
  const [from, to] = contents.range;
  return [{ code: 'MISSING_CHAR', message: 'Implicit map keys need a colon.', pos: [from, to] }];
}

/** Before a dash behind tabs the parser stumbles at the end of the line above. */
function atIndent(error: YamlProblem, text: string): YamlProblem {
  const { code, message, pos } = error;
  const [gap] = /^[^\S\n]*\n(?=[ ]*\t)/.exec(text.slice(pos[0])) ?? [];
  return gap === undefined ? error : { code, message, pos: [pos[0] + gap.length, pos[1]] };
}

type Text = { value: string } | { fault: string; at?: { line: number; column: number } };

async function readText(path: string): Promise<Text> {
  try {
    // asked before it is opened: reading a pipe or a device would never end
    const found = await stat(path);
    if (!found.isFile()) return { fault: 'is not a file. Put a text file in its place.' };
    if (found.size > MAX_BYTES) {
      const megabytes = (found.size / 1_000_000).toFixed(1);
      return { fault: `has ${megabytes} MB; no page needs more than 1 MB. Divide it.` };
    }
    const bytes = await readFile(path);
    if (!isUtf8(bytes)) return { fault: NOT_UTF_8, at: firstMisfit(bytes) };
    const value = new TextDecoder('utf-8').decode(bytes);
    return value.includes('\0') ? { fault: NOT_UTF_8 } : { value };
  } catch (cause) {
    const code = typeof cause === 'object' && cause && 'code' in cause ? cause.code : undefined;
    if (code === 'ENOENT') return { fault: 'is missing. Put it back; every page needs it.' };
    return { fault: `cannot be opened (${String(code)}). Check that it is a file you may read.` };
  }
}

/** Where the first byte stands that is no text: of a page in Latin-1 the first é, a hundred lines down. */
function firstMisfit(bytes: Buffer): { line: number; column: number } {
  // a byte is a letter in Latin-1, and a break of line is the same in both
  const lines = bytes.toString('latin1').split('\n');
  const index = lines.findIndex((line) => !isUtf8(Buffer.from(line, 'latin1')));
  const letters = new TextDecoder('utf-8').decode(Buffer.from(lines[index] ?? '', 'latin1'));
  return { line: index + 1, column: letters.indexOf('\ufffd') + 1 };
}
