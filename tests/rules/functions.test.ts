import ts from 'typescript';
import { filesIn, type SourceFile } from './source-files';

const CODE = filesIn(
  ['content', 'services', 'db', 'cli', 'site', 'gatsby-node.ts', 'gatsby-ssr.tsx'],
  /\.(tsx?|mjs|cjs)$/,
);
/** A function is split from 60 lines on; so far a page of markup or a list may go that reads from top to bottom. */
const MOST_LINES = 75;

/** Longer ones that read better whole, how long they are, and why. */
const WHOLE: Record<string, { lines: number; why: string }> = {
  'content/scaffold/artist.ts artistText': {
    lines: 91,
    why: 'a single text, written out as whoever adds an artist will read it',
  },
  'db/writes/next-group.ts createNextGroup': {
    lines: 85,
    why: 'functions of a few lines around four values that change together',
  },
  'services/metrics/meters.ts createMeters': {
    lines: 79,
    why: 'a list of what is counted, without a decision in it',
  },
  'site/player/compose-aloud.ts composeAloud': {
    lines: 105,
    why: 'functions of a few lines around what a piece is doing, which each of them reads and sets',
  },
};

interface Length {
  name: string;
  lines: number;
}

/** Every function, those within others too, by file and name; one without a name bears that of what it is given to. */
function functionsIn({ path, text }: SourceFile): Length[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const lineAt = (position: number) => source.getLineAndCharacterOfPosition(position).line;
  const found: Length[] = [];
  function visit(node: ts.Node): void {
    if (ts.isFunctionLike(node) && 'body' in node && node.body) {
      const lines = lineAt(node.end) - lineAt(node.getStart()) + 1;
      found.push({ name: `${path} ${nameOf(node)}`, lines });
    }
    ts.forEachChild(node, visit);
  }
  visit(source);
  return found;
}

function nameOf(node: ts.SignatureDeclaration): string {
  if (node.name) return node.name.getText();
  const { parent } = node;
  const isGiven = ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent);
  return isGiven ? parent.name.getText() : 'nameless';
}

const tooLong = (functions: Length[]) =>
  functions
    .filter(({ name, lines }) => lines > (WHOLE[name]?.lines ?? MOST_LINES))
    .map(({ name, lines }) => `${name}: ${lines} lines`);

/** Names on the list of longer ones that nothing longer bears. */
const onListInVain = (functions: Length[]) =>
  Object.keys(WHOLE).filter(
    (whole) => !functions.some(({ name, lines }) => name === whole && lines > MOST_LINES),
  );

test(`no function is longer than ${MOST_LINES} lines, but for those that read better whole`, () => {
  const functions = CODE.flatMap(functionsIn);

  expect(tooLong(functions)).toEqual([]);
  expect(onListInVain(functions)).toEqual([]);
});

test.each([
  ['function a() {@}', MOST_LINES, []],
  ['function a() {@}', MOST_LINES + 1, ['a']],
  ['export default async function a() {@}', MOST_LINES + 1, ['a']],
  ['const a = () => {@}', MOST_LINES + 1, ['a']],
  ['const a = { b() {@} }', MOST_LINES + 1, ['b']],
  ['app.use(async () => {@});', MOST_LINES + 1, ['nameless']],
  ['const a = () => { function b() {@} };', MOST_LINES + 1, ['a', 'b']],
  ['/**@*/ function a() {}', MOST_LINES + 1, []],
])('%s over %i lines: %j is too long', (code, lines, names) => {
  const text = code.replace('@', '\n'.repeat(lines - 1));

  expect(tooLong(functionsIn({ path: 'db/a.ts', text }))).toEqual(
    names.map((name) => `db/a.ts ${name}: ${lines} lines`),
  );
});

test('a longer one may not grow either, and leaves the list once it is short', () => {
  const [name = '', { lines } = { lines: 0 }] = Object.entries(WHOLE)[0] ?? [];

  expect(tooLong([{ name, lines }])).toEqual([]);
  expect(tooLong([{ name, lines: lines + 1 }])).toHaveLength(1);
  expect(onListInVain([{ name, lines: MOST_LINES }])).toContain(name);
});
