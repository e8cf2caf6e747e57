import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** A text file of the project, as a rule sees it. */
export interface SourceFile {
  /** From the root, with `/`. */
  path: string;
  text: string;
}

const ROOT = path.resolve(__dirname, '../..');
const NOT_OURS = new Set(['node_modules', 'public', 'data', 'test-results', 'playwright-report']);

/** Every file under the given places that ends like one of `endings`, sorted. Generated and hidden folders are left out. */
export function filesIn(places: readonly string[], endings: RegExp): SourceFile[] {
  return places
    .flatMap((place) => namesUnder(place))
    .filter((name) => endings.test(name))
    .sort()
    .map((name) => ({ path: name, text: readFileSync(path.join(ROOT, name), 'utf8') }));
}

/** Every folder under the given places. */
export function foldersIn(places: readonly string[]): string[] {
  const parents = places.flatMap(namesUnder).map((name) => path.posix.dirname(name));
  return [...new Set(parents)].sort();
}

/** The text of one file of the project. */
export function textOf(name: string): string {
  return readFileSync(path.join(ROOT, name), 'utf8');
}

function namesUnder(place: string): string[] {
  const found = statSync(path.join(ROOT, place), { throwIfNoEntry: false });
  if (!found?.isDirectory()) return found ? [place] : [];
  return readdirSync(path.join(ROOT, place))
    .filter((name) => !name.startsWith('.') && !NOT_OURS.has(name))
    .flatMap((name) => namesUnder(place === '.' ? name : `${place}/${name}`));
}
