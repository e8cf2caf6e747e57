import type { ImageObjectLeaf } from 'schema-dts';
import type { PictureData } from '../../components/Picture/picture';
import { companyId } from './nodes';

/** A picture that the site's own program drew, with how it was made and where to ask for its use. */
export function drawnImage(picture: PictureData, origin: string): ImageObjectLeaf {
  return {
    '@type': 'ImageObject',
    contentUrl: origin + picture.src,
    width: `${picture.width}`,
    height: `${picture.height}`,
    ...(picture.alt && { caption: picture.alt }),
    digitalSourceType: 'https://schema.org/AlgorithmicMediaDigitalSource',
    creator: { '@id': companyId(origin) },
    acquireLicensePage: `${origin}/licensing`,
  };
}
