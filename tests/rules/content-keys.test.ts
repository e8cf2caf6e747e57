import { filesIn } from './source-files';

/** A key of a schema: one of an object, or a word of `texts('title', 'text')`. */
const KEY = /(?:^\s+|[{,] )(\w+): |\btexts\(([^)]*)\)/gm;
/** A name of a list: `z.enum(['trailer', …])`, and the keys of a record of them. */
const LISTED = /z\.enum\(\[([^\]]*)\]/g;
/** What an artist's file holds for whoever asks and no page prints, and a setting of the schema's own. */
const NOT_READ = new Set(['joinDate', 'pronoun', 'precision']);
/** Looked up by what stands in another file. */
const ROLES = /roles: texts\([^)]*\)/;

const wordsOf = (text: string) => text.match(/\w+/g) ?? [];
const bare = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');

/** Keys that schemas ask for and no reader names: whoever changes such a text changes nothing. */
function unread(schemas: string[], readers: string[]): string[] {
  const known = new Set(readers.flatMap((text) => wordsOf(bare(text))));
  const isListed = new Set(
    schemas.flatMap((text) =>
      [...text.matchAll(LISTED)].flatMap(([, names]) => wordsOf(names ?? '')),
    ),
  );
  const keys = schemas.flatMap((text) =>
    [...bare(text).replace(ROLES, '').matchAll(KEY)].flatMap(([, key, words]) =>
      wordsOf(key ?? words ?? ''),
    ),
  );
  return [...new Set(keys)].filter((key) => !known.has(key) && !isListed.has(key)).sort();
}

test('every key of the content is read', () => {
  const code = filesIn(['content', 'site', 'services', 'cli'], /\.tsx?$/);
  const isSchema = (path: string) => path.startsWith('content/schema/');
  const readers = code.filter(
    ({ path }) => !isSchema(path) && !path.startsWith('content/scaffold/'),
  );
  const schemas = code.filter(({ path }) => isSchema(path));
  const textOf = ({ text }: { text: string }) => text;
  expect(
    unread(schemas.map(textOf), readers.map(textOf)).filter((key) => !NOT_READ.has(key)),
  ).toEqual([]);
});

test('a key that nothing reads is found', () => {
  const schema = "z.strictObject({\n  a: Text,\n  b: texts('c', 'd'),\n  e: z.enum(['f']),\n});";
  expect(unread([schema], ['x.a + x.b.c // d', 'e'])).toEqual(['d']);
});
