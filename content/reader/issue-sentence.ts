import type { z } from 'zod';
import { misspelt, suggest } from './nearest';
import { printed } from './printed';

type Issue = z.core.$ZodIssue;

/**
 * A schema's complaint about a value in an editor's words: what is wrong, and what to write instead.
 *
 * @param written the value as it stands in the file: YAML reads `08` as 8
 */
export function issueSentence(issue: Issue, value: unknown, written = printed(value)): string {
  if (!isOwnWords(issue)) return inOurWords(issue, value, written);
  const [complaint, ...mend] = withStop(issue.message).split('. ');
  if (value === undefined) return ['is missing', ...mend].join('. ');
  const guess = misspelt(printed(value), choicesOf(issue));
  return guess ? `${complaint}. Did you mean \`${guess}\`?` : [complaint, ...mend].join('. ');
}

/** Names that a schema's own rule knows, given as `params: { choices }`. */
function choicesOf(issue: Issue): string[] {
  const choices: unknown = issue.code === 'custom' ? issue.params?.choices : [];
  return Array.isArray(choices) ? choices.map(String) : [];
}

/** Whether a schema brought a message of its own, in the form “is not …. Write …”. */
function isOwnWords({ message }: Issue): boolean {
  return !/^(Invalid|Too (small|big)|Unrecognized)/.test(message);
}

function withStop(text: string): string {
  return text.replace(/\.?$/, '.');
}

function inOurWords(issue: Issue, value: unknown, written: string): string {
  if (issue.code === 'invalid_type') return wrongType(issue.expected, value, written);
  if (issue.code === 'invalid_value') return wrongChoice(issue.values.map(String), value);
  if (issue.code === 'too_small') return tooSmall(issue, value);
  if (issue.code === 'too_big') return tooBig(issue, value);
  return withStop(issue.message);
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

function wrongType(expected: string, value: unknown, written: string): string {
  const wanted = WANTED[expected] ?? expected;
  if (value === undefined) return `is missing. Write ${wanted}.`;
  if (value === null) return `is empty. Write ${wanted}.`;
  if (expected === 'string' && typeof value !== 'object') {
    return `is ${describe(value)}, not text. Put it in quotes: "${written}".`;
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

function tooSmall(
  { origin, minimum, inclusive }: Issue & { code: 'too_small' },
  value: unknown,
): string {
  if (origin === 'string') {
    if (printed(value).trim() === '') {
      return 'is empty. Write a text, below a | indented by two spaces, or delete the line if it may be left out.';
    }
    return `has ${length(value)} characters. Write at least ${minimum}.`;
  }
  if (origin === 'array') return `has ${length(value)} entries. Write at least ${minimum}.`;
  return `is ${printed(value)}. Write ${inclusive === false ? `more than ${minimum}` : `${minimum} or more`}.`;
}

function tooBig({ origin, maximum }: Issue & { code: 'too_big' }, value: unknown): string {
  if (origin === 'string') return `has ${length(value)} characters. Cut it to ${maximum} at most.`;
  if (origin === 'array') return `has ${length(value)} entries. Keep ${maximum} at most.`;
  return `is ${printed(value)}. Write ${maximum} or less.`;
}

function length(value: unknown): number {
  return typeof value === 'string' ? value.trim().length : Array.isArray(value) ? value.length : 0;
}
