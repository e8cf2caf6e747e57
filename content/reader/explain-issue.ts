import { isScalar } from 'yaml';
import type { z } from 'zod';
import type { Fault } from './fault';
import { issueSentence } from './issue-sentence';
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
    const choices = choicesOf(issue.issues);
    const message =
      choices.length > 0
        ? `is not a name used here. ${suggest(key, choices)}`
        : `${issue.issues[0]?.message}.`;
    return [faultAt(source, issue.path, message, { at: 'key' })];
  }
  const value = valueAt(source.data, issue.path);
  return [faultAt(source, issue.path, issueSentence(issue, value, writtenAt(source, issue.path)))];
}

/** A number or a yes and no as the editor wrote it. */
function writtenAt({ doc }: Source, path: PropertyKey[]): string | undefined {
  const node = doc.getIn(path, true);
  return isScalar(node) ? node.source : undefined;
}

function unknownKey(key: string, known: string[]): string {
  if ((key === 'id' || key === 'slug') && !known.includes('id')) {
    return 'is not written here: the file’s name is the id. Delete this line.';
  }
  return `is not a field here. ${suggest(key, known)}`;
}

/** Explains the alternative that the editor came closest to: the one whose complaints lie deepest. */
function explainUnion(source: Source, schema: z.ZodType, issue: Issue & { code: 'invalid_union' }) {
  const depth = (issues: Issue[]) => Math.max(...issues.map(({ path }) => path.length));
  const isWrongKind = ({ code, path }: Issue) => code === 'invalid_type' && path.length === 0;
  const fitting = issue.errors.filter((issues) => !issues.some(isWrongKind));
  const [closest = []] = (fitting.length > 0 ? fitting : issue.errors).toSorted(
    (a, b) => depth(b) - depth(a) || a.length - b.length,
  );
  return closest.flatMap((inner) =>
    explainIssue(source, schema, { ...inner, path: [...issue.path, ...inner.path] }),
  );
}

function choicesOf(issues: Issue[]): string[] {
  return issues.flatMap((issue) =>
    issue.code === 'invalid_value' ? issue.values.map(String) : [],
  );
}
