import type { YAMLError } from 'yaml';

/** What the parser objects to, or what it allows and this site does not. */
export interface YamlProblem extends Pick<YAMLError, 'message' | 'pos'> {
  code: YAMLError['code'] | 'ALIAS' | 'ANCHOR' | 'UNSEEN' | 'MISREAD';
}

/** What to write instead, by the parser's own name for the mistake. */
const MENDS: Partial<Record<YamlProblem['code'], string>> = {
  DUPLICATE_KEY: 'This name stands twice in one block. Keep one of them.',
  TAB_AS_INDENT: 'Lines are indented with tabs. Use two spaces for each level.',
  BAD_INDENT: 'The indentation does not fit the lines around it. Use two spaces for each level.',
  MISSING_CHAR:
    'A closing quote, bracket or brace is missing. Close it, or put the whole text in quotes.',
  MULTILINE_IMPLICIT_KEY:
    'A name runs over two lines. Look for a missing colon, or put the text in quotes.',
  BLOCK_AS_IMPLICIT_KEY:
    'Two colons stand in one line. Put the text that contains the second one in quotes.',
  BLOCK_IN_FLOW: 'A list or block stands inside brackets. Write it on lines of its own.',
  UNEXPECTED_TOKEN:
    'Something stands here that fits neither before nor after. Put the text in quotes.',
  BAD_SCALAR_START: 'A text may not begin with this character. Put the whole text in quotes.',
  BAD_DQ_ESCAPE:
    'A backslash in double quotes starts an escape. Write two of them, or use single quotes.',
  BAD_ALIAS: 'A text beginning with * or & means something else in YAML. Put it in quotes.',
  ALIAS:
    'A text beginning with * repeats another place in YAML. Put it in quotes, or write it out.',
  ANCHOR: 'A text beginning with & loses its first word in YAML. Put it in quotes.',
  UNSEEN:
    'A character that cannot be seen stands here, as in copied text. Delete the word and type it anew.',
  MISREAD:
    'A sign here was misread by a program, as é is that became Ã©. Type it anew, and save the file as UTF-8.',
  NON_STRING_KEY: 'A name is not plain text. Put it in quotes.',
  TAG_RESOLVE_FAILED: 'A text beginning with ! means something else in YAML. Put it in quotes.',
  MULTIPLE_DOCS: 'A line of three dashes starts a second document. Remove it.',
  KEY_OVER_1024_CHARS: 'A name is longer than 1024 characters. Look for a missing quote above.',
};

/** What a person slips into on one line, by what the line looks like: the parser names only what follows from it. */
const SLIPS: [line: RegExp, mend: string][] = [
  [
    /^(<{7}|={7}|>{7})( |$)/,
    'A merge was left unfinished. Keep one of the two versions, and delete the lines of <, = and >.',
  ],
  [/^ *\t/, 'Lines are indented with tabs. Use two spaces for each level.'],
  [/^ *\u00a0/, 'Lines are indented with hard spaces. Type two ordinary ones for each level.'],
  [
    /^ *(- )?([\w-]+: +)?('([^']|'')*'|"([^"\\]|\\.)*")[^\s,:\]}]/,
    'A quote inside the text ends it. Put the whole text in the other kind: "It\'s luna" or \'The "Light" sessions\'.',
  ],
  [/^ *(- )?[\w-]+:\u00a0/, 'A hard space stands after the colon. Type an ordinary one.'],
  [/^ *-[\w"'{[]/, 'A dash stands against its text. Write a space after it.'],
  [/^ *(- )?[A-Za-z]\w*:[^\s/]/, 'A colon stands against its text. Write a space after it.'],
  [
    /^ *(- )?[\w-]+: +('([^']|'')*'|"([^"\\]|\\.)*") *, *$/,
    'A comma ends the line, which YAML needs within brackets only. Delete it.',
  ],
  [/^[^"']*[[{,] *,/, 'Two commas stand in a row. Delete one.'],
  [
    /\{(?:[^}]*,)? *[\w-]+: +('([^']|'')*'|"([^"\\]|\\.)*"|[^\s,'"{}[\]][^,'"{}[\]]*) +[\w-]+: /,
    'Between two names within the braces a comma is missing. Write it, or put a text that contains a colon in quotes.',
  ],
];

/** `MISSING_CHAR` by its message: all others miss a mark that closes something. */
const NO_COLON = /^Implicit map keys need/;
const MISSING_COLON =
  'A colon is missing here. Write the name, a colon and a space before the text; indent a line that goes on with a text.';

/** `BAD_INDENT` by its message: the parser stumbles on what follows brackets that nobody closed. */
const UNCLOSED = /^Flow (map|sequence) in block collection/;
const UNCLOSED_BEFORE =
  'A bracket or brace that was opened before this line is not closed. Close it with ] or }.';

/** Mistakes that do not upset the reading of what comes after them. */
const HARMLESS = new Set<YamlProblem['code']>([
  'ALIAS',
  'ANCHOR',
  'DUPLICATE_KEY',
  'TAG_RESOLVE_FAILED',
]);

/** Whether a mistake lets the parser read the rest of the file wrongly. */
export function isSlip({ code }: YamlProblem): boolean {
  return !HARMLESS.has(code);
}

/** A parser's mistake as a sentence with its mend; `line` is the one at which it stumbled. */
export function explainYaml({ code, message }: YamlProblem, line = ''): string {
  const slip = isSlip({ code, message, pos: [0, 0] }) && SLIPS.find(([form]) => form.test(line));
  if (slip) return slip[1];
  if (NO_COLON.test(message)) return MISSING_COLON;
  if (UNCLOSED.test(message)) return UNCLOSED_BEFORE;
  return (
    MENDS[code] ?? `${message.replace(/\.?$/, '.')} Put the text in quotes if it is meant as text.`
  );
}
