import type { Story } from '../../../content/schema/content';
import type { NewsRowData } from '../../components/NewsRow/NewsRow';
import type { PictureData } from '../../components/Picture/picture';
import type { PageInput } from '../page';
import { artistsById, dayLabel } from '../parts/cards';
import { clothPosition, spreadArtists } from './story-art';

/** The wide story on top of a list. */
export interface TopStory {
  href: string;
  title: string;
  /** Language of the title when it is not English. */
  lang: string | undefined;
  label: string;
  date: string;
  dateLabel: string;
  /** Beside a story that nobody outside the company has confirmed. */
  marker: string | null;
  artistId: string | undefined;
  wide: PictureData;
  narrow: PictureData;
}

/** Where the faces are in the wide pictures: CSS `object-position`. */
const FACE = '82% 32%';

/** The first story of a list, with its picture wide and for phones. */
export function topStory(input: PageInput, story: Story): TopStory {
  const { content, picture } = input;
  const [about] = artistsById(content, story.artists);
  const own = story.image.file;
  const hub = hubFile(input, story);
  return {
    ...lineOf(input, story),
    marker: story.sources.length === 0 ? content.pages.news.latest.marker : null,
    artistId: about?.slug,
    wide: picture(own ?? about?.image.wide ?? hub, ''),
    narrow: picture(own ?? about?.image.cover ?? hub, ''),
  };
}

/** Stories as rows. Those without a picture of their own show different artists, and cloth and face in turn. */
export function newsRows(input: PageInput, stories: Story[]): NewsRowData[] {
  const { content, picture } = input;
  const faces = spreadArtists(stories);
  return stories.map((story, index) => {
    const [artist] = artistsById(content, [faces.get(story.slug) ?? '']);
    const isCloth = index % 2 === 1 && artist !== undefined;
    const file = isCloth ? artist.image.cloth : (artist?.image.wide ?? hubFile(input, story));
    return {
      ...lineOf(input, story),
      artistId: artist?.slug,
      picture: picture(story.image.file ?? file, ''),
      position: isCloth ? clothPosition(story.slug) : FACE,
    };
  });
}

function lineOf(input: PageInput, story: Story) {
  const { route: href, title, lang, date } = story;
  return { href, title, lang, label: storyLabel(input, story), date, dateLabel: dayLabel(date) };
}

function hubFile({ content }: PageInput, { newsroom }: Story): string {
  return content.hubs[newsroom === 'africa' ? 'africa' : 'global'].image.file;
}

/** `Collabs, Global`: the category and the hubs of a story. */
export function storyLabel({ content }: PageInput, { category, hubs }: Story): string {
  const { hubSwitch } = content.ui;
  return [content.pages.news.labels.category[category], ...hubs.map((hub) => hubSwitch[hub])].join(
    ', ',
  );
}
