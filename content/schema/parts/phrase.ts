import { z } from 'zod';
import { Text } from './text';

/** Also what is no name: `{ name }` would be printed as it stands. */
const VARIABLE = /\{([^{}]*)\}/g;

/** The names between braces in a text, in order, each once. */
export function variablesIn(text: string): string[] {
  return [...new Set([...text.matchAll(VARIABLE)].map(([, name]) => name ?? ''))];
}

/** A text that the program completes: `{name}` stands for a value. It has each of the names, and no other. */
export function Phrase(...variables: string[]) {
  return phrase(variables, variables);
}

/** A phrase that reads well without some of its values: `1 reply` may be `One reply`. */
export function FreePhrase(variables: string[], needed: string[] = []) {
  return phrase(variables, needed);
}

function phrase(known: string[], needed: string[]) {
  return Text.refine((text) => complaint(text, known, needed) === undefined, {
    error: ({ input }) => complaint(String(input), known, needed),
  });
}

function complaint(text: string, known: string[], needed: string[]): string | undefined {
  const used = variablesIn(text);
  const unknown = used.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    const mend = known.length > 0 ? `Use only ${braced(known)}` : 'Write it without braces';
    return `does not know ${braced(unknown)}. ${mend}`;
  }
  const lost = needed.filter((name) => !used.includes(name));
  if (lost.length === 0) return undefined;
  return `lacks ${braced(lost)}. Write it with its braces where the value belongs`;
}

function braced(names: string[]): string {
  return names.map((name) => `{${name}}`).join(', ');
}

/** A block of plain texts, one for each of the keys. */
export function texts<Key extends string>(...keys: Key[]) {
  // Object.fromEntries forgets the names of the keys.
  const shape = Object.fromEntries(keys.map((key) => [key, Text])) as Record<Key, typeof Text>;
  return z.strictObject(shape);
}
