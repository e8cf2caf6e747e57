import { z } from 'zod';
import { Text } from './text';

/** Also what is no name: `{ name }` would be printed as it stands. */
const VARIABLE = /\{([^{}]*)\}/g;

/** The names between braces in a text, in order, each once. */
export function variablesIn(text: string): string[] {
  return [...new Set([...text.matchAll(VARIABLE)].map(([, name]) => name ?? ''))];
}

/** A text that the program completes: `{name}` stands for a value. Only the listed names are known there. */
export function Phrase(...variables: string[]) {
  const choices = variables.map((name) => `{${name}}`).join(', ');
  const mend = choices ? `Use only ${choices}` : 'Write it without braces';
  return Text.refine((text) => variablesIn(text).every((name) => variables.includes(name)), {
    error: ({ input }) => {
      const unknown = variablesIn(String(input)).filter((name) => !variables.includes(name));
      return `does not know {${unknown.join('}, {')}}. ${mend}`;
    },
  });
}

/** A block of plain texts, one for each of the keys. */
export function texts<Key extends string>(...keys: Key[]) {
  // Object.fromEntries forgets the names of the keys.
  const shape = Object.fromEntries(keys.map((key) => [key, Text])) as Record<Key, typeof Text>;
  return z.strictObject(shape);
}
