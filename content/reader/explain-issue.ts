import type { z } from 'zod';
import type { Fault } from './fault';
import { knownKeys } from './known-keys';
import { suggest } from './nearest';
import { faultAt } from './place';
import type { Source } from './source';
import { valueAt } from './walk';

type Issue = z.core.$ZodIssue;

/** A schema's complaint as faults at their places in the file. */
export function explainIssue(source: Source, schema: z.ZodType, issue: Issue): Fault[] {
  if (issue.code === 'unrecognized_keys') {
    const known = knownKeys(schema, issue.path);
    return issue.keys.map((key) =>
      faultAt(source, [...issue.path, key], unknownKey(key, known), { at: 'key' }),
    );
  }
  if (issue.code === 'invalid_union') return explainUnion(source, schema, issue);
  if (issue.code === 'invalid_key') {
    const key = String(issue.path.at(-1));
    const message = `is not a name used here. ${suggest(key, choicesOf(issue.issues))}`;
    return [faultAt(source, issue.path, message, { at: 'key' })];
  }
  return [faultAt(source, issue.path, sentence(issue, valueAt(source.data, issue.path)))];
}

function unknownKey(key: string, known: string[]): string {
  if (key === 'id' || key === 'slug') {
    if (!known.includes('id'))
      return 'is not written here: the file’s name is the id. Delete this line.';
  }
  return `is not a field here. ${suggest(key, known)}`;
}

/** Explains the alternative that the editor came closest to: the one whose complaints lie deepest. */
function explainUnion(source: Source, schema: z.ZodType, issue: Issue & { code: 'invalid_union' }) {
  const depth = (issues: Issue[]) => Math.max(...issues.map(({ path }) => path.length));
  const isBlock = typeof valueAt(source.data, issue.path) === 'object';
  const fitting = issue.errors.filter(
    (issues) =>
      !isBlock || !issues.some(({ code, path }) => code === 'invalid_type' && path.length === 0),
  );
  const [closest = []] = fitting.toSorted((a, b) => depth(b) - depth(a) || a.length - b.length);
  return closest.flatMap((inner) =>
    explainIssue(source, schema, { ...inner, path: [...issue.path, ...inner.path] }),
  );
}

function sentence(issue: Issue, value: unknown): string {
  if (issue.code === 'invalid_type') return wrongType(issue.expected, value);
  if (issue.code === 'invalid_value') return wrongChoice(issue.values.map(String), value);
  if (issue.code === 'too_small') return tooSmall(issue, value);
  if (issue.code === 'too_big') return tooBig(issue, value);
  return `${issue.message.replace(/\.?$/, '.')}`;
}

const WANTED: Record<string, string> = {
  string: 'text',
  number: 'a number, without quotes',
  int: 'a whole number, without quotes',
  boolean: 'true or false, without quotes',
  array: 'a list, each entry on its own line after a dash',
  tuple: 'a list, each entry on its own line after a dash',
  object: 'a block of fields, each on its own line and indented by two spaces',
  record: 'a block of fields, each on its own line and indented by two spaces',
};

function wrongType(expected: string, value: unknown): string {
  const wanted = WANTED[expected] ?? expected;
  if (value === undefined) return `is missing. Write ${wanted}.`;
  if (value === null) return `is empty. Write ${wanted}.`;
  if (expected === 'string' && typeof value !== 'object') {
    return `is ${describe(value)}, not text. Put it in quotes: "${String(value)}".`;
  }
  return `is ${describe(value)}. Write ${wanted}.`;
}

function describe(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a block of fields';
  if (typeof value === 'string') return 'text';
  return `the ${typeof value} ${String(value)}`;
}

function wrongChoice(choices: string[], value: unknown): string {
  if (value === undefined) return `is missing. Write ${oneOf(choices)}.`;
  return `is \`${printed(value)}\`. ${suggest(printed(value), choices)}`;
}

function oneOf(choices: string[]): string {
  return choices.length === 1 ? `${choices[0]}` : `one of ${choices.join(', ')}`;
}

function printed(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function tooSmall({ origin, minimum }: Issue & { code: 'too_small' }, value: unknown): string {
  if (origin === 'string') {
    if (value === '' || String(value).trim() === '')
      return 'is empty. Write a text, or delete the line if it may be left out.';
    return `has ${length(value)} characters. Write at least ${minimum}.`;
  }
  if (origin === 'array') return `has ${length(value)} entries. Write at least ${minimum}.`;
  return `is ${printed(value)}. Write ${minimum} or more.`;
}

function tooBig({ origin, maximum }: Issue & { code: 'too_big' }, value: unknown): string {
  if (origin === 'string') return `has ${length(value)} characters. Cut it to ${maximum} at most.`;
  if (origin === 'array') return `has ${length(value)} entries. Keep ${maximum} at most.`;
  return `is ${printed(value)}. Write ${maximum} or less.`;
}

function length(value: unknown): number {
  return typeof value === 'string' ? value.trim().length : Array.isArray(value) ? value.length : 0;
}

function choicesOf(issues: Issue[]): string[] {
  return issues.flatMap((issue) =>
    issue.code === 'invalid_value' ? issue.values.map(String) : [],
  );
}
