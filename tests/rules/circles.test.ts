import { importsOf } from './imports';
import { filesIn, type SourceFile } from './source-files';

const ROOMS = ['content', 'db', 'services', 'cli', 'site', 'tests'];

const withoutEnding = (path: string) => path.replace(/\.(d\.ts|tsx?|mjs|cjs)$/, '');

/** Files that lead back to themselves by what they import, types included: each circle once. */
function circlesIn(files: SourceFile[]): string[][] {
  const taken = new Map(
    files.map((file) => [withoutEnding(file.path), importsOf(file).map(({ to }) => to)]),
  );
  const names = [...taken.keys()];
  const reached = new Map(names.map((name) => [name, reachedFrom(name, taken)]));
  const leads = (one: string, other: string) => reached.get(one)?.has(other) === true;
  return names.flatMap((name) => {
    const circle = names.filter((other) => leads(name, other) && leads(other, name));
    return circle[0] === name ? [circle] : [];
  });
}

function reachedFrom(file: string, taken: ReadonlyMap<string, string[]>): Set<string> {
  const reached = new Set<string>();
  const waiting = [...(taken.get(file) ?? [])];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (!taken.has(next) || reached.has(next)) continue;
    reached.add(next);
    waiting.push(...(taken.get(next) ?? []));
  }
  return reached;
}

test('no files take from each other in a circle', () => {
  expect(circlesIn(filesIn(ROOMS, /\.(tsx?|mjs|cjs)$/))).toEqual([]);
});

test('a circle is found, also one of types, and said once', () => {
  const files = [
    { path: 'db/a.ts', text: "import { b } from './b';" },
    { path: 'db/b.ts', text: "import type { C } from './c';" },
    { path: 'db/c.ts', text: "import './a';" },
    { path: 'db/d.ts', text: "import './a';" },
  ];
  expect(circlesIn(files)).toEqual([['db/a', 'db/b', 'db/c']]);
});
