import type { CreatePagesArgs } from 'gatsby';
import type { PictureData } from '../components/Picture/picture';

/** Finds a picture by its file name in `content/media/`. */
export type FindPicture = (file: string, alt: string) => PictureData;

interface MediaNode {
  base: string;
  /** From `resolvePictureSizes`. */
  sizedPicture: {
    width: number;
    height: number;
    backgroundColor?: string;
    images: {
      fallback?: { src: string; srcSet?: string };
      sources?: { srcSet: string; type: string }[];
    };
  } | null;
}

const MEDIA = (base: string, breakpoints: string) => `allFile(
    filter: { sourceInstanceName: { eq: "content" }, relativeDirectory: { eq: "media" }, base: { regex: "${base}" } }
  ) { nodes { base sizedPicture(breakpoints: [${breakpoints}]) } }`;

/** Landscapes fill the screen's width, the others at most a column. Link previews are used as they are. */
const QUERY = `{
  landscapes: ${MEDIA('/^hub-|-wide[.]/', '480, 960, 1600')}
  others: ${MEDIA('/^(?!hub-)(?!.*-(wide|og)[.]).*[.](webp|png|jpe?g|avif)$/', '160, 320, 480, 640')}
}`;

type Prepared = Record<'landscapes' | 'others', { nodes: MediaNode[] }>;

/** Has the build make every picture in its sizes and returns the way to find one. */
export async function preparePictures(graphql: CreatePagesArgs['graphql']): Promise<FindPicture> {
  const { data, errors } = await graphql<Prepared>(QUERY);
  if (errors || !data) throw new Error(`The pictures could not be prepared: ${String(errors)}`);

  const nodes = Object.values(data).flatMap((group) => group.nodes);
  const byName = new Map(nodes.map((node) => [node.base, node.sizedPicture]));
  return (file, alt) => {
    const image = byName.get(file);
    const fallback = image?.images.fallback;
    if (!image || !fallback)
      throw new Error(`content/media/${file} is not a picture the build can read.`);
    return {
      sources: (image.images.sources ?? []).map(({ type, srcSet }) => ({
        type,
        srcSet: oneLine(srcSet),
      })),
      src: fallback.src,
      srcSet: oneLine(fallback.srcSet ?? ''),
      width: image.width,
      height: image.height,
      colour: image.backgroundColor ?? 'transparent',
      alt,
    };
  };
}

/** The same picture in its smallest size only: for thumbnails, whose list of sizes would outweigh them. */
export function thumbnail({ sources, src, srcSet, ...picture }: PictureData): PictureData {
  const first = (list: string) => list.split(',')[0] ?? '';
  return {
    ...picture,
    sources: sources.map(({ type, srcSet: list }) => ({ type, srcSet: first(list) })),
    src: first(srcSet).split(' ')[0] || src,
    srcSet: '',
  };
}

function oneLine(srcSet: string): string {
  return srcSet.replace(/,\s+/g, ',');
}

/** Stands in where only addresses of pages are wanted. */
export const noPicture: FindPicture = (file, alt) => ({
  sources: [],
  src: file,
  srcSet: '',
  width: 1,
  height: 1,
  colour: 'transparent',
  alt,
});
