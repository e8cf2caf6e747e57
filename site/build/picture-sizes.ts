import type { CreateResolversArgs, Node } from 'gatsby';
import { generateImageData } from 'gatsby-plugin-sharp';

/** What is left of a picture's digest in its address: all addresses stand in pages, where no signs compress. */
const DIGEST_LENGTH = 8;

const SETTINGS = {
  layout: 'constrained',
  formats: ['avif', 'webp'],
  placeholder: 'dominantColor',
  avifOptions: { quality: 40 },
  webpOptions: { quality: 60 },
  outputPixelDensities: [1],
} as const;

/**
 * Gives every file of the data layer `sizedPicture(breakpoints: […])`: what gatsby-plugin-image calls
 * `gatsbyImageData`, with shorter addresses.
 */
export function resolvePictureSizes(args: CreateResolversArgs): void {
  const { createResolvers, reporter, cache, pathPrefix } = args;
  createResolvers({
    File: {
      sizedPicture: {
        type: 'JSON',
        args: { breakpoints: '[Int!]!' },
        resolve: (file: Node, { breakpoints }: { breakpoints: number[] }) => {
          const contentDigest = file.internal.contentDigest.slice(0, DIGEST_LENGTH);
          const short = { ...file, internal: { ...file.internal, contentDigest } };
          const settings = { ...SETTINGS, breakpoints };
          return generateImageData({ file: short, args: settings, reporter, cache, pathPrefix });
        },
      },
    },
  });
}
