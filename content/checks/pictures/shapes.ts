import { parse } from 'node:path';
import { FORMAT_SIZES, PICTURE_FORMATS } from '../../art/formats';
import { faultAt } from '../../reader/place';
import { valueAt } from '../../reader/walk';
import { type Check, entriesOf } from '../check';

/** What has to be left of a picture: a square in place of a portrait loses what nobody misses. */
const MIN_LEFT = 0.75;

/** An artist's pictures of another shape than they are shown in, so that much of them is cut off. */
export const checkShapes: Check = (tree) =>
  entriesOf(tree, 'artists').flatMap((entry) =>
    PICTURE_FORMATS.flatMap((format) => {
      const name = valueAt(entry.data, ['image', format]);
      const size = typeof name === 'string' ? tree.sizes.get(name) : undefined;
      if (!size) return [];
      const shown = FORMAT_SIZES[format];
      const ratio = size.width / size.height / (shown.width / shown.height);
      if (Math.min(ratio, 1 / ratio) >= MIN_LEFT) return [];
      const [side, left] = ratio > 1 ? ['width', 1 / ratio] : ['height', ratio];
      const message = `is ${size.width} × ${size.height} pixels, and only ${Math.round(left * 100)} % of its ${side} is shown. Cut it to the shape of ${shown.width} × ${shown.height}.`;
      return [faultAt(entry, ['image', format], message, { level: 'warning' })];
    }),
  );

/** Wide pictures that the build cannot tell from others by their names, and makes no wider than a column. */
export const checkWideNames: Check = (tree) =>
  entriesOf(tree, 'artists').flatMap((entry) => {
    const path = ['image', 'wide'];
    const name = valueAt(entry.data, path);
    if (typeof name !== 'string' || !tree.sizes.has(name) || /-wide\./.test(name)) return [];
    const message = `is made no wider than a column under this name. Rename the file to ${parse(name).name}-wide${parse(name).ext}, here too.`;
    return [faultAt(entry, path, message, { level: 'warning' })];
  });
