import { nearest } from '../../content/reader/nearest';
import { Settings } from './settings';

/** A name that was set and that nothing reads. */
export interface UnknownSetting {
  name: string;
  /** The setting that was most likely meant. */
  meant: string | undefined;
}

/** From so many letters on, two may be wrong; in shorter names one, or `PATH` would be meant for `PORT`. */
const LONG = 8;

/**
 * Names that are set for nothing: in the `.env` file, which is for this product alone, each one; in the
 * environment, which is shared with everything else, those that come close to a setting.
 */
export function unknownSettings(file: string[], environment: string[]): UnknownSetting[] {
  const known = Object.keys(Settings.shape);
  const strangers = (names: string[]) =>
    names
      .filter((name) => !known.includes(name) && !name.startsWith('GATSBY_'))
      .map((name) => ({ name, meant: nearest(name, known, name.length < LONG ? 1 : 2) }));
  const inFile = strangers(file);
  const near = strangers(environment).filter(({ meant }) => meant !== undefined);
  return [...inFile, ...near.filter(({ name }) => !file.includes(name))];
}

/** A sentence for the log about a name that comes close to a setting. */
export function misspelling({ name, meant }: UnknownSetting): string {
  return `${name} is not a setting and changes nothing. Write ${meant}, or take it out.`;
}
