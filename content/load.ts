import { assemble } from './assemble';
import { runChecks } from './checks/all';
import { ContentError, type Fault, sortFaults } from './reader/fault';
import { parseTree } from './reader/parse-tree';
import { readTree } from './reader/read-tree';
import { readSource } from './reader/source';
import type { Content } from './schema/content';

export { ContentError, type Fault, formatFault, type Level } from './reader/fault';
export { contentFingerprint } from './reader/fingerprint';

/** What reading a content folder gives: the content if it can be used, and all that is wrong with it or open in it. */
export interface Reading {
  content: Content | undefined;
  faults: Fault[];
}

/**
 * Reads and checks every content file. Never throws for what is in them: `faults` say it, file by file.
 * @param read reads one of them; whoever reads again and again may remember those that did not change
 */
export async function readContent(
  root = 'content',
  now = new Date(),
  read = readSource,
): Promise<Reading> {
  const tree = await readTree(root, read);
  const { checked, faults } = parseTree(tree);
  // A value of the wrong form is known to nobody: said once, it is mended once.
  const malformed = new Set(faults.map(placeOf));
  const others = runChecks(tree, now).filter((fault) => !malformed.has(placeOf(fault)));
  const all = sortFaults([...tree.faults, ...faults, ...others]);
  const isUsable = !all.some(({ level }) => level === 'error');
  return { content: isUsable ? assemble(checked, tree.pictures, now) : undefined, faults: all };
}

function placeOf({ file, line, column, field }: Fault): string {
  return `${file}:${line}:${column} ${field}`;
}

/**
 * Everything the site says, and what is still open in it. The only reader of YAML.
 * @throws ContentError with every error of every file, one per line.
 */
export async function loadContent(
  root = 'content',
  now = new Date(),
): Promise<{ content: Content; notices: Fault[] }> {
  const { content, faults } = await readContent(root, now);
  if (!content) throw new ContentError(faults.filter(({ level }) => level === 'error'));
  return { content, notices: faults };
}
