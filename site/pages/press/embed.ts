import type { Artist, Content } from '../../../content/schema/content';
import { fillPhrase } from '../../fill-phrase';
import type { LinkTo, PageInput } from '../page';

/** Pixels of the frame. Its height holds two lines of words; the width is what most columns have room for. */
export const FRAME = { width: 480, height: 192 } as const;

/** The code for the pages of others, and what is said of it. */
export interface EmbedOffer {
  heading: string;
  text: string;
  see: LinkTo;
  /** What the frame is called. */
  title: string;
  /** What the code is called. */
  code: string;
  copy: { label: string; copied: string; failed: string };
}

/** Whether there is something to play of an artist. */
export function isEmbedded(
  { slug, route }: Pick<Artist, 'slug' | 'route'>,
  { recordings }: Pick<PageInput, 'recordings'>,
): boolean {
  return route !== null && recordings?.[slug] !== undefined;
}

/** The address of the player that others put on their pages. */
export function embedAddress({ slug }: Pick<Artist, 'slug'>): string {
  return `/embed/${slug}.html`;
}

/** What a frame is called, for who hears it. */
export function embedTitle({ ui }: Pick<Content, 'ui'>, { name }: Pick<Artist, 'name'>): string {
  return fillPhrase(ui.player.track, { artist: name });
}

/**
 * The code that puts a frame on a page.
 * @param width pixels, or the whole column
 */
export function embedCode(src: string, title: string, width: number | '100%'): string {
  const name = title.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return `<iframe src="${src}" title="${name}" width="${width}" height="${FRAME.height}" loading="lazy" style="border:0;max-width:100%"></iframe>`;
}

/** What a press kit offers of an artist's player. */
export function embedOffer(content: Content, artist: Artist): EmbedOffer {
  const { labels, sections } = content.pages.press;
  const { heading, text, see, code, copy } = sections.embed;
  return {
    heading,
    text: fillPhrase(text, { name: artist.name }),
    see: { label: see, href: embedAddress(artist) },
    title: embedTitle(content, artist),
    code,
    copy: { label: copy, copied: labels.copied, failed: labels.copyFailed },
  };
}
