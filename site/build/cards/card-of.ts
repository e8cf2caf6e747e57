import { createHash } from 'node:crypto';
import type { Artist } from '../../../content/schema/content';
import { withProfile } from '../../pages/artists/profiles';
import { aiNote } from '../../pages/news/ai-note';
import { storyLabel } from '../../pages/news/story-rows';
import type { Page, PageInput } from '../../pages/page';
import { artistsById } from '../../pages/parts/cards';
import { type Card, MARIGOLD } from './card';

/** Another number draws every card anew: raise it with the design. */
const DESIGN = 3;
const INK = '#0d0b0a';
/** The hubs' own, as in tokens.css. */
const HUBS = {
  africa: { accent: '#ff6f45', ground: '#1c0601' },
  global: { accent: '#7fd3e6', ground: '#04161c' },
};

/** What the card of a page shows; `undefined` for a page that search engines are asked to leave out. */
export function cardOf(input: PageInput, page: Page): Card | undefined {
  if (page.context.seo.noindex) return undefined;
  return { wordmark: input.content.site.brand.wordmark, ...wordsAndDress(input, page) };
}

function wordsAndDress(input: PageInput, { path, context }: Page): Omit<Card, 'wordmark'> {
  const { content } = input;
  const { title } = context.seo;
  const { disclosure } = content.site;
  const story = content.stories.find(({ route }) => route === path);
  if (story) {
    const about = artistsById(content, story.artists);
    const [artist] = about.length === 1 ? about : [];
    const flag = aiNote(story, content.pages.news.latest.aiNote) ?? disclosure.images;
    const words = { label: storyLabel(input, story), title, flag };
    return {
      ...words,
      ...(artist ? dressOf(artist) : rowOf(facesFor(about, content.artists))),
    };
  }
  const artist = content.artists.find(({ slug }) => path.endsWith(`/${slug}`));
  if (artist)
    return { label: artist.genre.label, title, flag: disclosure.line, ...dressOf(artist) };
  const hub = (['africa', 'global'] as const).find((one) => content.hubs[one].route === path);
  const words = { label: disclosure.short, title, flag: disclosure.images };
  if (hub) return { ...words, ...HUBS[hub], pictures: [content.hubs[hub].image.file] };
  return {
    ...words,
    ...(path === '/' && { title: content.site.tagline }),
    ...rowOf(content.artists),
  };
}

/** Where a card lies: its words and pictures name it, so that chats fetch it again when they change. */
export function cardAddress(card: Card): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([DESIGN, card]))
    .digest('hex');
  return `/cards/${hash.slice(0, 16)}.jpg`;
}

function dressOf({ image, look }: Artist): Pick<Card, 'pictures' | 'accent' | 'ground'> {
  return { pictures: [image.og], accent: look.accentText.dark, ground: look.deep };
}

/** Whose faces stand on the card of a story: those it is about, or all where none of those has one. */
function facesFor(about: Artist[], all: Artist[]): Artist[] {
  return withProfile(about).length > 0 ? about : all;
}

/** The faces of those who have a profile. */
function rowOf(artists: Artist[]): Pick<Card, 'pictures' | 'accent' | 'ground'> {
  const faces = withProfile(artists).map(({ image }) => image.cover);
  return { pictures: faces.slice(0, 5), accent: MARIGOLD, ground: INK };
}
