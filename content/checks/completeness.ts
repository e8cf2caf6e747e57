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
