import { contrast } from '../derive/contrast';
import { faultAt } from '../reader/place';
import { valueAt } from '../reader/walk';
import { type Check, entriesOf } from './check';

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
