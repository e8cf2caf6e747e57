import type { z } from 'zod';
import type { Checked } from '../assemble';
import { FILES, FOLDERS } from '../schema/kinds';
import { explainIssue } from './explain-issue';
import type { Fault } from './fault';
import type { Tree, TreeEntry } from './read-tree';

/** Checks every file against the schema of its kind. `checked` holds those that are right. */
export function parseTree({ entries }: Tree): { checked: Checked; faults: Fault[] } {
  const faults: Fault[] = [];
  const files: Record<string, unknown> = {};
  const folders: Record<string, unknown[]> = Object.fromEntries(
    Object.keys(FOLDERS).map((folder) => [folder, []]),
  );
  for (const entry of entries) {
    const schema = schemaOf(entry);
    const parsed = schema.safeParse(entry.data, { jitless: true });
    if (!parsed.success) {
      faults.push(...parsed.error.issues.flatMap((issue) => explainIssue(entry, schema, issue)));
      continue;
    }
    const { file, kind, slug } = entry;
    const value = { ...parsed.data, file };
    if (kind in FOLDERS) folders[kind]?.push({ ...value, slug });
    else files[kind] = value;
  }
  // Complete only when there are no faults; the loader asks for it only then.
  return { checked: { files, folders } as unknown as Checked, faults };
}

function schemaOf({ kind }: TreeEntry): z.ZodType<object> {
  return { ...FILES, ...FOLDERS }[kind];
}
