import type { CreatePagesArgs } from 'gatsby';
import type { PictureData } from '../components/Picture/picture';

/** Finds a picture by its file name in `content/media/`. */
export type FindPicture = (file: string, alt: string) => PictureData;

interface MediaNode {
  base: string;
  childImageSharp: {
    gatsbyImageData: {
      width: number;
      height: number;
      backgroundColor?: string;
      images: {
        fallback?: { src: string; srcSet?: string };
        sources?: { srcSet: string; type: string }[];
      };
    };
  } | null;
}

const QUERY = `{
  allFile(filter: { sourceInstanceName: { eq: "content" }, relativeDirectory: { eq: "media" } }) {
    nodes {
      base
      childImageSharp {
        gatsbyImageData(
          layout: FULL_WIDTH
          breakpoints: [160, 320, 480, 800, 1200, 1600]
          formats: [AVIF, WEBP]
          placeholder: DOMINANT_COLOR
          avifOptions: { quality: 46 }
          webpOptions: { quality: 60 }
          outputPixelDensities: [1]
        )
      }
    }
  }
}`;

/** Has the build make every picture in its sizes and returns the way to find one. */
export async function preparePictures(graphql: CreatePagesArgs['graphql']): Promise<FindPicture> {
  const { data, errors } = await graphql<{ allFile: { nodes: MediaNode[] } }>(QUERY);
  if (errors || !data) throw new Error(`The pictures could not be prepared: ${String(errors)}`);

  const byName = new Map(data.allFile.nodes.map((node) => [node.base, node.childImageSharp]));
  return (file, alt) => {
    const image = byName.get(file)?.gatsbyImageData;
    const fallback = image?.images.fallback;
    if (!image || !fallback)
      throw new Error(`content/media/${file} is not a picture the build can read.`);
    return {
      sources: (image.images.sources ?? []).map(({ type, srcSet }) => ({ type, srcSet })),
      src: fallback.src,
      srcSet: fallback.srcSet ?? '',
      width: image.width,
      height: image.height,
      colour: image.backgroundColor ?? 'transparent',
      alt,
    };
  };
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
