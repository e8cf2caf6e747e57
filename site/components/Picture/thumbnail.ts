import { fileFor } from './file-for';
import type { PictureData } from './picture';

/** Widest file a thumbnail may load, in pixels. */
const WIDEST_PX = 480;
const USUAL_PX = 160;

/** The same picture without its large files, for pages that show many small ones. */
export function thumbnail(picture: PictureData): PictureData {
  return {
    ...picture,
    sources: picture.sources.map(({ type, srcSet }) => ({ type, srcSet: small(srcSet) })),
    src: fileFor(picture.srcSet, USUAL_PX),
    srcSet: small(picture.srcSet),
  };
}

function small(srcSet: string): string {
  const files = srcSet.split(',').map((file) => file.trim());
  const few = files.filter((file) => Number(/\s(\d+)w$/.exec(file)?.[1]) <= WIDEST_PX);
  return (few.length > 0 ? few : files).join(', ');
}
