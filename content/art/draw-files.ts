import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { writeAtomically } from '../write-atomically';
import { manifestEntry, noteInManifest } from './manifest';
import type { EncodedPicture } from './raster/encode';

/** A picture that is to be drawn into the media folder. */
export interface Drawing {
  /** file name */
  name: string;
  /** everything the picture depends on, for the manifest */
  source: unknown;
  draw: () => Promise<EncodedPicture>;
}

/** A picture that now is in the media folder. */
export interface DrawnFile {
  /** path, beginning with the content folder as it was given */
  file: string;
  bytes: number;
  width: number;
  height: number;
}

/** Told before each picture (`drawing`) and after it (`drawn`); `position` counts from 1. */
export type DrawingProgress = (
  step: { position: number; total: number } & (
    | { state: 'drawing'; file: string }
    | ({ state: 'drawn' } & DrawnFile)
  ),
) => void;

/** Draws one picture after the other into `<root>/media`; each is there whole or not at all. */
export async function drawFiles(
  root: string,
  drawings: readonly Drawing[],
  onProgress: DrawingProgress = () => {},
): Promise<DrawnFile[]> {
  const folder = path.join(root, 'media');
  const total = drawings.length;
  const drawn: DrawnFile[] = [];
  for (const { name, source, draw } of drawings) {
    const file = path.join(folder, name);
    const position = drawn.length + 1;
    onProgress({ state: 'drawing', file, position, total });
    const picture = await draw();
    await mkdir(path.dirname(file), { recursive: true });
    await writeAtomically(file, picture.bytes);
    await noteInManifest(folder, name, manifestEntry(source, picture));
    const { width, height, bytes } = picture;
    const done = { file, bytes: bytes.length, width, height };
    drawn.push(done);
    onProgress({ state: 'drawn', ...done, position, total });
  }
  return drawn;
}
