import path from 'node:path';
import { type Fault, wholeFile } from './fault';
import { suggest } from './nearest';

/** Whether a file waits: `_night-market.yaml` is neither read nor shown until its name loses the underscore. */
export function isDraft(name: string): boolean {
  return /^_.+\.yaml$/.test(name);
}

/** What an entry's draft will be called: `night-market`. */
export function draftSlug(name: string): string {
  return path.basename(name, '.yaml').replace(/^_+/, '');
}

/** Says that a draft is there, so that nobody looks for it on the site. */
export function draft(file: string): Fault {
  const message = `is a draft: neither checked nor on the site. Rename it to ${draftSlug(file)}.yaml to publish it.`;
  return { ...wholeFile(file, message), level: 'notice' };
}

/** Folders without an entry of which there is no site, or no mail. */
const NEEDED: readonly string[] = ['artists', 'asks', 'mails'];
/** Folders that may well be empty. */
const OPTIONAL: readonly string[] = ['bulletins', 'texts'];

/** A folder of entries without one: what somebody took away on purpose, or forgot to copy. */
export function emptyFolder(shown: string, folder: string): Fault[] {
  if (OPTIONAL.includes(folder)) return [];
  if (NEEDED.includes(folder)) {
    return [wholeFile(shown, 'is missing or empty. Put at least one file there.', 'folder')];
  }
  const message = 'is missing or empty: the site shows none. Put the files back, if it is a slip.';
  return [{ ...wholeFile(shown, message, 'folder'), level: 'warning' }];
}

/** A name in a folder of entries that is no entry: a misspelt ending, a copy, a folder. */
export function strayEntry(file: string, neighbours: readonly string[]): Fault {
  const name = path.basename(file);
  const right = `${name.replace(/\.ya?ml.*$|\.[^.]*$|~$/i, '')}.yaml`;
  const hasEnding = /[.~]/.test(name);
  const mend = hasEnding && !neighbours.includes(right) ? `Name it ${right}, or move` : 'Move';
  return stray(file, `${mend} it away${hasEnding ? '' : '; folders inside folders are not read'}.`);
}

/** A file beside the single files of `content/`, `assistant/`, `hubs/` or `pages/` that is none of them. */
export function strayPage(file: string, known: readonly string[]): Fault {
  return stray(file, suggest(path.basename(file), known));
}

/** A folder of `content/` by a name under which none is read: what lies in it is on no page. */
export function strayFolder(file: string, known: readonly string[]): Fault {
  return wholeFile(
    file,
    `is not a folder that is read here. ${suggest(path.basename(file), known)}`,
    'folder',
  );
}

function stray(file: string, mend: string): Fault {
  return wholeFile(file, `is not a file that is read here. ${mend}`);
}
