import { FORMAT_SIZES, type FormatSize, PICTURE_MAX_BYTES, type PictureFormat } from './formats';
import { drawAfrica } from './hubs/africa/africa';
import { drawGlobal } from './hubs/global/global';
import { weavePicture } from './looms/weave';
import type { ArtParameters } from './parameters';
import { type EncodedPicture, encodeWebp } from './raster/encode';
import type { Raster } from './raster/raster';

/** How finely to draw. Left out, the format decides. */
export interface DrawOptions {
  /** pixels of the file */
  width?: number;
  /** pixels drawn per composition unit, before scaling down to `width` */
  scale?: number;
  /** bytes of the file at most */
  maxBytes?: number;
}

/** The two hubs that have a picture of their own. */
export const HUB_NAMES = ['africa', 'global'] as const;
/** One of them. */
export type HubName = (typeof HUB_NAMES)[number];

const HUBS: Record<HubName, (width: number, height: number) => Raster> = {
  africa: drawAfrica,
  global: drawGlobal,
};

/** One picture of an artist as WebP. Takes 2–30 s at full size and holds the processor meanwhile. */
export async function drawPicture(
  parameters: ArtParameters,
  format: PictureFormat,
  options: DrawOptions = {},
): Promise<EncodedPicture> {
  const { width, scale } = resolve(FORMAT_SIZES[format], options);
  const { maxBytes = PICTURE_MAX_BYTES } = options;
  return encodeWebp(weavePicture(parameters, format, scale), width, maxBytes);
}

/** The picture of a hub as WebP. */
export async function drawHub(hub: HubName, options: DrawOptions = {}): Promise<EncodedPicture> {
  const size = FORMAT_SIZES.hub;
  const { width, scale } = resolve(size, options);
  const raster = HUBS[hub](Math.round(size.width * scale), Math.round(size.height * scale));
  return encodeWebp(raster, width, PICTURE_MAX_BYTES);
}

/** A smaller file is drawn smaller, with as many drawn pixels per pixel of the file. */
function resolve(size: FormatSize, { width = size.fileWidth, scale }: DrawOptions) {
  return { width, scale: scale ?? size.scale * (width / size.fileWidth) };
}
