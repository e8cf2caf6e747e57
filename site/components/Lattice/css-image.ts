import { fileFor } from '../Picture/file-for';
import type { PictureData } from '../Picture/picture';

/** A picture as a CSS image: the smallest file that is at least so many pixels wide, best format first. */
export function cssImage({ sources, srcSet }: PictureData, pixels: number): string {
  const best = sources.map(
    ({ type, srcSet: set }) => `url("${fileFor(set, pixels)}") type("${type}")`,
  );
  return `image-set(${[...best, `url("${fileFor(srcSet, pixels)}") type("image/webp")`].join(', ')})`;
}
