import type { z } from 'zod';
import type { Checked } from '../assemble';
import { FILES, FOLDERS } from '../schema/kinds';
import { explainIssue } from './explain-issue';
import { type Fault, wholeFile } from './fault';
import type { Tree, TreeEntry } from './read-tree';

/** What the schema said of files that were parsed before: of a hundred an editor changes one. */
const known = new WeakMap<TreeEntry['doc'], z.ZodSafeParseResult<object>>();

/** Checks every file against the schema of its kind. `checked` holds those that are right. */
export function parseTree({ entries }: Tree): { checked: Checked; faults: Fault[] } {
  const faults: Fault[] = [];
  const files: Record<string, unknown> = {};
  const folders: Record<string, unknown[]> = Object.fromEntries(
    Object.keys(FOLDERS).map((folder) => [folder, []]),
  );
  for (const entry of entries) {
    const schema = schemaOf(entry);
    const parsed = known.get(entry.doc) ?? schema.safeParse(entry.data, { jitless: true });
    known.set(entry.doc, parsed);
    if (!parsed.success) {
      const misplaced = misplacedEntry(entry);
      if (misplaced) faults.push(misplaced);
      else faults.push(...parsed.error.issues.flatMap((it) => explainIssue(entry, schema, it)));
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

/** A whole entry of another folder, which deserves one sentence instead of a complaint about each field. */
function misplacedEntry({ kind, file, data }: TreeEntry): Fault | undefined {
  if (!(kind in FOLDERS)) return undefined;
  const home = Object.entries(FOLDERS).find(([, schema]) => schema.safeParse(data).success);
  return (
    home && wholeFile(file, `belongs in content/${home[0]}, not content/${kind}. Move it there.`)
  );
}
