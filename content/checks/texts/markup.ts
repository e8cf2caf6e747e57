import { visit } from 'yaml';
import type { Fault } from '../../reader/fault';
import { faultAt } from '../../reader/place';
import type { TreeEntry } from '../../reader/read-tree';
import { texts } from '../../reader/walk';
import { eachAlone } from '../check';

/** Marks that other editors understand and this site prints as they stand. */
const FOREIGN: [mark: RegExp, says: string][] = [
  [
    /<\/?[a-z][^<>]*>/i,
    'is printed as it stands. HTML is not understood here. Write **strong** or [label](/route).',
  ],
  [
    /<!--[^\n]*/,
    'is printed as it stands, and every visitor reads the note. Write it outside the text, on a line that begins with #.',
  ],
  // in longer texts it would be understood, in lines not
  [/&(?:#\d+|#x[\da-f]+|[a-z]{2,8});/i, 'is HTML for a character. Type the character itself.'],
  [
    /^#{1,6} .*/m,
    'is printed as it stands. Headings are not understood here. Write a paragraph, or **strong**.',
  ],
  [
    /!\[[^\]]*\]\([^)]*\)/,
    'is printed as it stands. Pictures in a text are not understood. Name one in a field of its own.',
  ],
  [
    /^> .*/m,
    'is printed as it stands. Quotations are not set apart here. Write “…” in a paragraph.',
  ],
  [
    /^={3,}$/m,
    'is printed as it stands. Headings are not understood here. Write a paragraph, or **strong**.',
  ],
  [/^```.*/m, 'is printed as it stands. Code is not understood here. Delete the backticks.'],
  [/~~[^~\n]+~~/, 'is printed as it stands. Nothing is struck out here. Delete it.'],
  [
    /\[\^[^\]\s]+\]/,
    'is printed as it stands. Notes are not understood here. Write it in the text.',
  ],
  [
    /^ *[-*+] \[[ xX]?\] .*/m,
    'is printed with its brackets. Boxes are not understood. Delete them.',
  ],
  [/^ *• .*/m, 'begins no list. Write a - and a space before each point.'],
  [/\[\[[^\]\n]+\]\]/, 'is no link. Write [label](/route).'],
  [/\[[^\]\n]+\]\[[^\]\n]*\]/, 'is no link. Write [label](/route).'],
  [/`[^`\n]+`/, 'is printed as it stands. Code is not understood here. Delete the backticks.'],
  [/^\|.+\|$/m, 'is printed as it stands. Tables are not understood here. Write a list.'],
  [
    /^(?:-{3,}|\*{3,}|_{3,})$/m,
    'is printed as it stands. Lines between paragraphs are not understood. Delete it.',
  ],
  [/(?<!!)\[\]\([^)\n]*\)/, 'is a link without words. Write them between the brackets.'],
  [/\[[^\]\n]+\] +\((?=\/|https?:)[^)\n]*\)?/, 'is no link. Take out the space between ] and (.'],
  [
    /\[[^\]\n]+\]\((?=\/|https?:)(?![^\s)]*(?: "[^"\n]*")?\))\S*/,
    'is no link: its ) is missing, or a space stands before it. Write [label](/route).',
  ],
];

/** What every one of them begins with or has in it: most texts have none, and looking for each of them takes long. */
const MAY_BE_FOREIGN = /[<&#>=`~[|•*]|-{3}|_{3}/;

/** Marks in a text that visitors would read as they stand. Mails are HTML, and none of this. */
export const checkMarkup = eachAlone((entry) =>
  entry.kind === 'mails' ? [] : texts(entry.data).flatMap((place) => foreignMarks(entry, place)),
);

function foreignMarks(entry: TreeEntry, { path, value }: { path: PropertyKey[]; value: string }) {
  if (!MAY_BE_FOREIGN.test(value)) return [];
  const faults = FOREIGN.flatMap(([mark, says]) => {
    const [found] = mark.exec(value) ?? [];
    if (found === undefined) return [];
    const message = found.startsWith('`') ? `${found} ${says}` : `\`${found}\` ${says}`;
    return [faultAt(entry, path, message, { level: 'warning', find: found })];
  });
  const open = value.split(/\n\s*\n/).find((paragraph) => paragraph.split('**').length % 2 === 0);
  if (open === undefined) return faults;
  const message = 'has ** without a second one, which is printed as it stands. Close it.';
  return [...faults, faultAt(entry, path, message, { level: 'warning', find: '**' })];
}

/** Texts that YAML cuts off: what follows ` #` is a comment to it. */
export const checkCutTexts = eachAlone(cutTexts);

/** A closing quote alone, after a word: after a figure it may mean inches. */
const UNOPENED = /^[^"]*[^\s"\d]"$/;

/** Quotes as a word processor types them around a whole value: to YAML they are part of the text. */
const CURLY = /^([“”„][^“”„]*[“”]|‘[^‘]*’)$/;

/** Values with a quote that none opens, or between curly quotes, which are printed with them or, as a date, not understood. Who wants them printed writes straight ones around them. */
export const checkQuoteMarks = eachAlone(strayQuotes);

function strayQuotes(entry: TreeEntry): Fault[] {
  const faults: Fault[] = [];
  if (!/[[:,-] *[“”„‘]|"$/m.test(entry.text)) return faults;
  visit(entry.doc, {
    Scalar(_key, { type, value, range }) {
      if (type !== 'PLAIN' || !range) return;
      const message = quoteFault(String(value));
      if (message === undefined) return;
      const { line, col } = entry.lines.linePos(range[0]);
      const { file } = entry;
      faults.push({ level: 'warning', file, line, column: col, field: 'YAML', message });
    },
  });
  return faults;
}

function quoteFault(text: string): string | undefined {
  if (CURLY.test(text))
    return 'stands in curly quotes, which are part of the text. Type straight ones: "…".';
  if (UNOPENED.test(text)) return 'ends with a quote that none opens. Write one before it too.';
  return undefined;
}

function cutTexts(entry: TreeEntry): Fault[] {
  const faults: Fault[] = [];
  if (!/ #\S/.test(entry.text)) return faults;
  visit(entry.doc, {
    Scalar(_key, { type, comment, range }) {
      if (type !== 'PLAIN' || !comment || /^[\s!#]/.test(comment) || !range) return;
      const { line, col } = entry.lines.linePos(range[0]);
      const message = `ends before \`#${comment}\`, which YAML takes for a comment. Put the text in quotes.`;
      const { file } = entry;
      faults.push({ level: 'warning', file, line, column: col, field: 'YAML', message });
    },
  });
  return faults;
}
