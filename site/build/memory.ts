import { readFile } from 'node:fs/promises';
import { writeAtomically } from '../../content/write-atomically';

/** What an earlier build has kept with `remember`; nothing where there was none. */
export async function remembered<Kept>(file: string): Promise<Record<string, Kept>> {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  return JSON.parse(text) as Record<string, Kept>; // `remember` is the only writer
}

/** Keeps for the next build what need not be found out again. */
export function remember<Kept>(file: string, what: Record<string, Kept>): Promise<void> {
  return writeAtomically(file, JSON.stringify(what));
}
