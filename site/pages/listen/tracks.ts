import type { Artist, Content } from '../../../content/schema/content';
import { soundProfileOf } from '../../../content/sound/sound-profile';
import { fillPhrase } from '../../fill-phrase';
import type { Track } from '../../player/track';
import type { PageInput } from '../page';

/** An artist's signature as the player wants it; `undefined` where nothing has been recorded. */
export function signatureTrack(
  { content, picture, recordings }: Pick<PageInput, 'content' | 'picture' | 'recordings'>,
  artist: Artist,
): Track | undefined {
  const recording = recordings?.[artist.slug];
  if (!recording || artist.route === null) return undefined;
  const { seconds, curve, href, bytes } = recording;
  return {
    artistId: artist.slug,
    artist: artist.name,
    title: fillPhrase(content.ui.player.track, { artist: artist.name }),
    href: artist.route,
    cover: smallest(picture(artist.image.cover, '').srcSet) ?? picture(artist.image.cover, '').src,
    profile: soundProfileOf(artist),
    curve,
    seconds,
    recording: { href, bytes },
  };
}

/** The signatures of artists by their ids, in that order. */
export function signatureTracks(input: PageInput, ids: readonly string[]): Track[] {
  return ids.flatMap((id) => {
    const artist = artistOf(input.content, id);
    return (artist && signatureTrack(input, artist)) ?? [];
  });
}

function artistOf({ artists }: Content, id: string): Artist | undefined {
  return artists.find(({ slug }) => slug === id);
}

function smallest(srcSet: string): string | undefined {
  return srcSet.split(',')[0]?.trim().split(' ')[0] || undefined;
}
