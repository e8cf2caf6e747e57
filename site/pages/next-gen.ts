import { inline, prose } from '../../content/derive/prose';
import type { Artist } from '../../content/schema/content';
import type { NextGenTab } from '../components/NextGenPanel/NextGenPanel';
import type { PictureData } from '../components/Picture/picture';
import type { Hand } from '../components/WeaveMark/WeaveMark';
import type { LinkTo, Page, PageInput } from './page';
import { artistsById } from './parts/cards';
import { type Opening, opening } from './parts/opening';

/** What `/next-gen` shows. */
export interface NextGenContext extends Opening {
  tabs: NextGenTab[];
  /** Where the tabs lead, once more and large. */
  ends: (LinkTo & { artistId?: string; picture?: PictureData; portrait?: PictureData })[];
}

const HANDS: Hand[] = ['human', 'assisted', 'generated'];

/** `/next-gen`: four strips of cloth that open. */
export function nextGenPage(input: PageInput): Page<NextGenContext> {
  const { content, picture } = input;
  const page = content.pages.nextGen;
  const cloths = artistsById(content, content.featured.africa);
  const everyone = cloths.length > 0 ? cloths : content.artists;
  const links = page.tabs.flatMap(({ link }) => link ?? []);

  return {
    path: page.route,
    template: 'next-gen',
    isListed: true,
    context: {
      ...opening(page),
      tabs: page.tabs.flatMap((tab, index) => {
        const artist = everyone[index % everyone.length];
        return artist ? [nextGenTab(input, tab, artist)] : [];
      }),
      ends: links.map((link) => {
        const artist = content.artists.find(({ route }) => route === link.href);
        if (!artist) return link;
        return {
          ...link,
          artistId: artist.slug,
          picture: picture(artist.image.wide, ''),
          portrait: picture(artist.image.portrait, ''),
        };
      }),
    },
  };
}

function nextGenTab(
  { content, picture }: PageInput,
  tab: PageInput['content']['pages']['nextGen']['tabs'][number],
  artist: Artist,
): NextGenTab {
  const cloth = picture(artist.image.cloth, '');
  return {
    id: tab.id,
    title: tab.title,
    artistId: artist.slug,
    cloth,
    heading: tab.heading,
    html: tab.body && prose(tab.body),
    list: tab.list.map(inline),
    link: tab.link,
    portrait: tab.id === 'ai-personas' ? picture(artist.image.cover, artist.image.alt) : null,
    hasVariations: tab.id === 'ai-creation',
    marks:
      tab.id === 'production'
        ? HANDS.map((hand) => ({
            hand,
            label: content.ui.labels.use[hand],
            text: content.pages.ai.marks[hand],
          }))
        : [],
  };
}
