import { type ImgHTMLAttributes, useState } from 'react';
import { useIsLive } from '../../use-is-live';
import { fileFor } from './file-for';
import type { PictureData } from './picture';

/** What a browser gets that does not know the better format: one file, so that no page lists them all twice. */
const WITHOUT_CHOICE_PX = 640;

interface PictureProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'src' | 'srcSet' | 'alt'> {
  picture: PictureData;
  /** Width the picture takes in the layout, as in the `sizes` attribute. */
  sizes: string;
  /** Another cut of the same picture for narrow screens, and the width it takes there. */
  narrow?: { picture: PictureData; sizes: string };
  /** The picture of the first screen: loaded at once and first. Others load when they come near. */
  priority?: boolean;
  /** Which part shows when the picture is cut: CSS `object-position`. */
  position?: string;
  /** Replaces the picture's own text; empty where words beside it say the same. */
  alt?: string;
}

/** A picture in the best format and size for the screen, its place held from the start. */
export function Picture({
  picture,
  sizes,
  narrow,
  priority = false,
  alt = picture.alt,
  position,
  ...rest
}: PictureProps) {
  const src = fileFor(picture.srcSet, WITHOUT_CHOICE_PX) || picture.src;
  // WebKit fetches what an image names before it stands beside its sources: it is named there, then
  const isNamedLater = useState(useIsLive())[0] && priority;
  const named = (image: HTMLImageElement | null) => {
    if (image) image.src ||= src;
  };
  return (
    <picture>
      {narrow?.picture.sources.map(({ type, srcSet }) => (
        <source
          key={type}
          media="(max-width: 900px)"
          type={type}
          srcSet={srcSet}
          sizes={narrow.sizes}
        />
      ))}
      {picture.sources.map(({ type, srcSet }) => (
        <source
          key={type}
          type={type}
          srcSet={srcSet}
          sizes={srcSet.includes(' ') ? sizes : undefined}
        />
      ))}
      <img
        key={src}
        {...(isNamedLater ? { ref: named } : { src })}
        width={picture.width}
        height={picture.height}
        alt={alt}
        loading={priority ? 'eager' : 'lazy'}
        decoding="async"
        fetchPriority={priority ? 'high' : undefined}
        style={{ backgroundColor: picture.colour, ...(position && { objectPosition: position }) }}
        {...rest}
      />
    </picture>
  );
}
