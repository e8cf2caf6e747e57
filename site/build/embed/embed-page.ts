import type { Artist, Content } from '../../../content/schema/content';
import type { PictureData } from '../../components/Picture/picture';
import { fillPhrase } from '../../fill-phrase';
import { embedTitle } from '../../pages/press/embed';
import { megabytes } from '../../player/track';
import { escapeMarkup } from '../escape-markup';
import { thumbnail } from '../pictures';
import type { Recording } from '../sound/recordings';
import { COVER_PX, embedStyles } from './embed-styles';

/** What the player of an artist's signature is made of. */
export interface Embedded {
  artist: Pick<Artist, 'name' | 'slug' | 'look'>;
  /** The artist's page. */
  route: string;
  cover: PictureData;
  recording: Pick<Recording, 'href' | 'bytes'>;
}

/**
 * The signature of an artist on a page of somebody else: the browser's own player over the recording, without script,
 * fonts or cookies. It loads no sound until it is asked to.
 * @param origin where the site is, for links that leave the frame
 */
export function embedPage(
  { ui, site }: Pick<Content, 'ui' | 'site'>,
  { artist, route, cover, recording }: Embedded,
  origin: string,
): string {
  const title = embedTitle({ ui }, artist);
  const { src } = thumbnail(cover);
  const label = fillPhrase(ui.player.label, { artist: artist.name });
  const size = fillPhrase(ui.player.recording, { size: megabytes(recording.bytes) });
  const away = 'target="_blank" rel="noopener"';
  const text = escapeMarkup;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${text(`${title} – ${site.brand.name}`)}</title>
<link rel="canonical" href="${text(origin + route)}">
<style>${embedStyles(artist.look)}</style>
<main>
<picture>${cover.sources.map(source).join('')}<img src="${text(src)}" alt="" width="${cover.width}" height="${cover.height}" loading="lazy"></picture>
<div>
<h1><a href="${text(origin + route)}" ${away}><bdi>${text(artist.name)}</bdi></a></h1>
<p>${text(label)}</p>
<audio controls preload="none" src="${text(recording.href)}" aria-label="${text(title)}"></audio>
<p><a href="${text(`${origin}/`)}" ${away}>${text(site.brand.name)}</a> <span>${text(size)}</span></p>
</div>
</main>
</html>
`;
}

/** The two smallest of its sizes: for this width, and for screens with twice the pixels. */
function source({ type, srcSet }: PictureData['sources'][number]): string {
  const small = srcSet.split(',').slice(0, 2).join();
  return `<source type="${type}" srcset="${escapeMarkup(small)}" sizes="${COVER_PX}px">`;
}
