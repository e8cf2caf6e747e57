import path from 'node:path';
import { filesIn, type SourceFile } from './source-files';

const ROOMS = ['content', 'services', 'db', 'cli', 'site'];
const GATSBY = ['gatsby-browser.tsx', 'gatsby-config.ts', 'gatsby-node.ts', 'gatsby-ssr.tsx'];
const CODE = /\.(tsx?|mjs|cjs)$/;
const EXPORT = /^export (?:async )?(?:function\*?|const|class|interface|type) +(\w+)/gm;

const wordsOf = (text: string) => text.match(/\w+/g) ?? [];

/** Exported names that stand nowhere but where they are exported; a schema and its type are one name. */
function unused(files: SourceFile[]): string[] {
  const places = new Map<string, number>();
  for (const { text } of files) {
    for (const word of wordsOf(text)) places.set(word, (places.get(word) ?? 0) + 1);
  }
  return files.flatMap(({ path, text }) => {
    const exported = [...text.matchAll(EXPORT)].map(([, name = '']) => name);
    return [...new Set(exported)]
      .filter((name) => places.get(name) === exported.filter((same) => same === name).length)
      .map((name) => `${path} ${name}`);
  });
}

const VALUE = /^export (?:async )?(?:function\*?|const|class) +(\w+)/gm;
const TYPE = /^export (?:interface|type) +(\w+)/gm;
const namesIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

/** Of a file of ours, wherever it is loaded from. */
const SPECIFIER = /(?:\bfrom |\b(?:import|require)\(\s*)'(\.[^']+)'/g;

/** Exported values that no file which imports theirs names; a schema goes with its type. */
function ownOnly(files: SourceFile[]): string[] {
  const named = new Map<string, Set<string>>();
  for (const file of files) {
    const words = wordsOf(file.text);
    for (const [, specifier = ''] of file.text.matchAll(SPECIFIER)) {
      const to = path.posix.join(path.posix.dirname(file.path), specifier).replace(CODE, '');
      const known = named.get(to) ?? new Set();
      for (const word of words) known.add(word);
      named.set(to, known);
    }
  }
  return files.flatMap(({ path: own, text }) => {
    const types = namesIn(text, TYPE);
    const known = named.get(own.replace(CODE, ''));
    return namesIn(text, VALUE)
      .filter((name) => !known?.has(name) && !types.includes(name))
      .map((name) => `${own} ${name}`);
  });
}

test('no value is exported that its own file alone names', () => {
  const named = filesIn([...ROOMS, ...GATSBY, 'tests'], CODE);
  // what Gatsby calls by its name
  const isHook = (found: string) =>
    GATSBY.some((file) => found.startsWith(`${file} `)) || /^site\/templates\/.* Head$/.test(found);
  expect(ownOnly(named).filter((found) => !isHook(found))).toEqual([]);
});

test('a value that its own file alone names is found', () => {
  const own = { path: 'one.ts', text: 'export const a = 1;\nexport const b = a;' };
  const other = { path: 'b.ts', text: "import { b } from './one';" };
  const namesake = { path: 'c.ts', text: 'const a = 2;' };
  expect(ownOnly([own, other, namesake])).toEqual(['one.ts a']);
  const schema = 'export const A = z.string();\nexport type A = z.infer<typeof A>;\nA.parse(1);';
  expect(ownOnly([{ path: 'a.ts', text: schema }])).toEqual([]);
});

test('everything that is exported is used', () => {
  const rooms = filesIn([...ROOMS, ...GATSBY], CODE);
  const tests = filesIn(['tests'], CODE).map((file) => ({
    ...file,
    text: file.text.replace(EXPORT, '$1'),
  }));
  expect(unused([...rooms, ...tests])).toEqual([]);
});

/** For whoever draws from code, as its README says. */
const FROM_CODE = ['content/art/draw-artist.ts drawHubs'];

test('nothing is exported for tests alone', () => {
  const rooms = filesIn([...ROOMS, ...GATSBY], CODE);
  expect(unused(rooms).filter((found) => !FROM_CODE.includes(found))).toEqual([]);
});

test('an export that nothing names is found', () => {
  const used = { path: 'b.ts', text: "import { a } from './a';" };
  expect(unused([{ path: 'a.ts', text: 'export const a = 1;' }, used])).toEqual([]);
  expect(
    unused([{ path: 'a.ts', text: 'export const a = 1;\nexport function b() {}' }, used]),
  ).toEqual(['a.ts b']);
  const schema = 'export const A = z.string();\nexport type A = z.infer<typeof A>;';
  expect(unused([{ path: 'a.ts', text: schema }])).toEqual([]);
  expect(unused([{ path: 'a.ts', text: 'export const A = 1;\nexport type A = 2;' }])).toEqual([
    'a.ts A',
  ]);
});
