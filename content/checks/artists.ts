import { contrast } from '../derive/contrast';
import type { Fault } from '../reader/fault';
import { faultAt } from '../reader/place';
import type { TreeEntry } from '../reader/read-tree';
import { valueAt } from '../reader/walk';
import { type Check, entriesOf } from './check';

/** What a profile page, a menu or a picture needs besides the fields that every artist has. */
export const checkCompleteness: Check = (tree) =>
  entriesOf(tree, 'artists').flatMap((entry) => {
    const has = (...path: string[]) => valueAt(entry.data, path) != null;
    const missing = (path: string[], message: string) =>
      has(...path) ? [] : [faultAt(entry, path, message)];
    const faults: Fault[] = [];
    if (has('profile')) {
      faults.push(
        ...missing(
          ['image', 'portrait'],
          'is missing, and the profile shows it. Write the name of a picture in content/media.',
        ),
        ...missing(
          ['metaDescription'],
          'is missing, and the profile page needs it. Write a sentence of 50 to 160 characters.',
        ),
        ...missing(
          ['navDescription'],
          'is missing, and the menu shows it. Write a short line, such as "GLOW POP. Hooks short enough for a shop sign."',
        ),
      );
    } else if (has('listing')) {
      faults.push(
        faultAt(
          entry,
          ['listing'],
          'puts the artist on the artists page, whose cards open a profile. Write a profile, or remove listing.',
          { at: 'key' },
        ),
      );
    } else if (!has('image', 'portrait')) {
      faults.push(
        ...missing(['image', 'cloth'], 'is missing. Write the name of a picture in content/media.'),
      );
    }
    return [...faults, ...readingsOf(entry)];
  });

/** One of the two pages has to give a status; one of them, or an assumption, a tempo. */
function readingsOf(entry: TreeEntry): Fault[] {
  const has = (...path: string[]) => valueAt(entry.data, path) != null;
  const faults: Fault[] = [];
  if (!has('directory', 'status') && !has('listing', 'status')) {
    faults.push(
      faultAt(entry, ['directory', 'status'], 'is missing. Write active or coming-soon.'),
    );
  }
  if (!has('directory', 'bpmRange') && !has('listing', 'bpmRange') && !has('bpmAssumed')) {
    faults.push(
      faultAt(
        entry,
        ['directory', 'bpmRange'],
        'is missing. Write a range such as 95-110, or give bpmAssumed while none is announced.',
      ),
    );
  }
  return faults;
}

/** The lightest and the darkest ground that the accent stands on as text, from the site's two themes. */
const LIGHT_GROUND = '#e7e3d8';
const DARK_GROUND = '#1e1a17';
const READABLE_CONTRAST = 4.5;

/** Colours in which text could not be read. */
export const checkContrast: Check = (tree) =>
  entriesOf(tree, 'artists').flatMap((entry) => {
    const look = (...path: string[]) => {
      const colour = valueAt(entry.data, ['look', ...path]);
      return typeof colour === 'string' && /^#[0-9a-f]{6}$/.test(colour) ? colour : undefined;
    };
    const pairs: [path: string[], ground: string | undefined, name: string][] = [
      [['accentInk'], look('accent'), 'accent'],
      [['accent2'], look('deep'), 'deep'],
      [['accentText', 'dark'], look('deep'), 'deep'],
      [['accentText', 'dark'], DARK_GROUND, 'the dark page'],
      [['accentText', 'light'], LIGHT_GROUND, 'the light page'],
    ];
    return pairs.flatMap(([path, ground, name]) => {
      const ink = look(...path);
      const ratio = ink && ground ? contrast(ink, ground) : Number.POSITIVE_INFINITY;
      if (ratio >= READABLE_CONTRAST) return [];
      const message = `has a contrast of ${ratio.toFixed(1)} to 1 with ${name}. Choose a colour that reaches ${READABLE_CONTRAST}.`;
      return [faultAt(entry, ['look', ...path], message)];
    });
  });
