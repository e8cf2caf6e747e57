import { type Document, visit } from 'yaml';
import type { YamlProblem } from './explain-yaml';

/** Spares most files the search: a star or an ampersand before a letter, where a value can begin. */
const MAY_REFER = /(^|[\s,[{:])[*&]\w/;

/** Places that repeat another place, and names for them: the data would not be a tree, and no editor needs them. */
export function referencesIn(doc: Document, text: string): YamlProblem[] {
  const problems: YamlProblem[] = [];
  if (!MAY_REFER.test(text)) return problems;
  const named: YamlProblem[] = [];
  visit(doc, {
    Alias(_key, { range }) {
      if (range) problems.push({ code: 'ALIAS', message: 'Alias.', pos: [range[0], range[1]] });
    },
    Node(_key, node) {
      if (!('anchor' in node && node.anchor && node.range)) return;
      // The range begins after the name, which is cut from the text.
      const begin = text.lastIndexOf(`&${node.anchor}`, node.range[0]);
      named.push({ code: 'ANCHOR', message: 'Anchor.', pos: [begin, node.range[1]] });
    },
  });
  // Where a place is repeated, its name is no slip of its own.
  return problems.length > 0 ? problems : named;
}

/** Hard spaces before a name, what has no width, and what steers printers or turns the direction of text: it makes another word of one that looks right. */
const UNSEEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  /(?<=^ *)\u00a0|[\x01-\x08\x0b\x0c\x0e-\x1f\x7f\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069\ufffe\uffff]/gm;

/** The same as an escape stands for, characters that feeds may not have, and halves of one. */
const UNSEEN_ESCAPED =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  /[\0-\x08\x0b\x0c\x0e-\x1f\x7f\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069\ufffe\uffff]|\p{Cs}/u;

/** Characters that nobody sees, whether they stand there or are written as escapes. */
export function unseenIn(doc: Document, text: string): YamlProblem[] {
  const problems = [...text.matchAll(UNSEEN)].map(
    ({ index, 0: { length } }): YamlProblem => unseen(index, index + length),
  );
  if (!/\\[0-9abefuUx]/.test(text)) return problems;
  visit(doc, {
    Scalar(_key, { type, value, range }) {
      if (type !== 'QUOTE_DOUBLE' || !range || !UNSEEN_ESCAPED.test(String(value))) return;
      if (text.slice(range[0], range[1]).search(UNSEEN) < 0)
        problems.push(unseen(range[0], range[1]));
    },
  });
  return problems;
}

/** What UTF-8 becomes where it is read as Latin-1 or Windows-1252 and saved again: `Ã©` for é, `â€™` for ’. */
const MISREAD = /(?:[ÂÃ][\u0080-\u00bf]|â[\u0080-\u00bf€]).*/g;

/** Where a program has misread letters and signs: the first place of each line, for it seldom spares the rest of a file. */
export function misreadIn(text: string): YamlProblem[] {
  return [...text.matchAll(MISREAD)].map(({ index, 0: { length } }) => ({
    code: 'MISREAD',
    message: 'Misread.',
    pos: [index, index + length],
  }));
}

function unseen(from: number, to: number): YamlProblem {
  return { code: 'UNSEEN', message: 'Unseen.', pos: [from, to] };
}
