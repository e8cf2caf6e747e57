import type { PageInput } from '../../pages/page';
import { embedAddress } from '../../pages/press/embed';
import { writeOnly } from '../keep-only';
import { embedPage } from './embed-page';

const FOLDER = '/embed';

/** Adds to the export a player for each recorded signature, which others may put on their pages. */
export async function writeEmbeds(
  folder: string,
  { content, picture, recordings = {} }: PageInput,
  origin: string,
): Promise<void> {
  const players = content.artists.flatMap((artist): [string, string][] => {
    const recording = recordings[artist.slug];
    const { route, image } = artist;
    if (!recording || route === null) return [];
    const embedded = { artist, route, cover: picture(image.cover, ''), recording };
    return [[embedAddress(artist), embedPage(content, embedded, origin)]];
  });
  await writeOnly(folder, FOLDER, players);
}
