import { readFileSync } from 'node:fs';

/** Properties of each type of schema.org, its parents' included, as the installed typings write them. */
export function readVocabulary(): Map<string, Set<string>> {
  const text = readFileSync(
    require.resolve('schema-dts').replace(/schema\.js$/, 'schema.d.ts'),
    'utf8',
  );
  const own = new Map<string, { parents: string[]; properties: string[] }>();
  for (const [, name = '', parents = '', body = ''] of text.matchAll(
    /^(?:export )?interface (\w+)(?: extends ([^{]+))? \{\n([\s\S]*?)^\}/gm,
  ))
    own.set(name, {
      parents: parents.split(', ').filter(Boolean),
      properties: [...body.matchAll(/^ {4}"(@?[\w-]+)"\??:/gm)].map(([, found = '']) => found),
    });

  const all = (name: string): string[] => {
    const { parents, properties } = own.get(name) ?? { parents: [], properties: [] };
    return [...properties, ...parents.flatMap(all)];
  };
  return new Map(
    [...own.keys()]
      .filter((name) => name.endsWith('Leaf'))
      .map((name) => [name.slice(0, -'Leaf'.length), new Set([...all(name), '@type', '@id'])]),
  );
}

/** A node of a graph, as one finds it after `JSON.parse`. */
export type AnyNode = { [property: string]: unknown };

/** Every node in a value, however deep. */
export function nodesIn(value: unknown): AnyNode[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(nodesIn);
  return Array.isArray(value) ? inside : [value as AnyNode, ...inside]; // an object, by the checks above
}
