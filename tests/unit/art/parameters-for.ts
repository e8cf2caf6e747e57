import { hashText } from '../../../content/art/field/hash';
import type { PictureFormat } from '../../../content/art/formats';
import type { LoomName } from '../../../content/art/looms/loom-names';
import { weavePicture } from '../../../content/art/looms/weave';
import { type ArtParameters, artParameters } from '../../../content/art/parameters';
import { type Raster, toBytes } from '../../../content/art/raster/raster';

/** An artist nobody has heard of, on a given loom. */
export function newcomer(loom: LoomName, changes: Partial<ArtParameters> = {}): ArtParameters {
  return { ...artParameters({ slug: 'mira', loom }), ...changes };
}

/** One of the founding five, with what their files say about tempo and mood. */
export function founder(slug: string, loom: LoomName, bpm: number, mood: string[]): ArtParameters {
  return { ...artParameters({ slug, loom, bpm, mood }), seed: hashText(slug) };
}

/** A picture small enough for a test. */
export function tiny(
  parameters: ArtParameters,
  format: PictureFormat = 'portrait',
  scale = 0.12,
): Raster {
  return weavePicture(parameters, format, scale);
}

/** Mean difference of two rasters of the same size, 0–255. */
export function difference(a: Raster, b: Raster): number {
  const left = toBytes(a);
  const right = toBytes(b);
  let sum = 0;
  for (let i = 0; i < left.length; i += 1) sum += Math.abs((left[i] ?? 0) - (right[i] ?? 0));
  return sum / left.length;
}
