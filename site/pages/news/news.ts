import type { Content, Story } from '../../../content/schema/content';
import type { Topic } from '../../../services/contracts/limits/subscriptions';
import type { NewsRowData } from '../../components/NewsRow/NewsRow';
import type { PictureData } from '../../components/Picture/picture';
import type { ViewLink } from '../../components/Segments/Segments';
import type { SeoData } from '../../components/Seo/Seo';
import { fillPhrase } from '../../fill-phrase';
import { type FeedOffer, feedOffer } from '../join/feeds';
import { subscriptionTo } from '../join/subscriptions';
import type { LinkTo, Page, PageInput } from '../page';
import { artistsById, dayLabel } from '../parts/cards';
import { clothPosition, spreadArtists } from './story-art';

/** A list of stories: one wide, the others as rows. */
export interface NewsContext {
  seo: SeoData;
  label?: string;
  title: string;
  lead: string;
  shelves: { label: string; views: ViewLink[] };
  hubs: { label: string; views: ViewLink[] };
  top: TopStory | null;
  rows: NewsRowData[];
  count: string;
  empty: { title: string; text: string; link: LinkTo };
  newsletter: NewsBand;
  feeds: FeedOffer | null;
  link?: LinkTo;
}

/** The wide story on top of a list. */
export interface TopStory {
  href: string;
  title: string;
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

/** The newsroom and the views of it: by category, and by hub. */
export function newsPages(input: PageInput): Page<NewsContext>[] {
  const { stories, storyLists, pages, ui } = input.content;
  const { latest, releases, events, collabs, bts, africa, global, labels } = pages.news;
  const named = (slugs: string[]) =>
    slugs.flatMap((slug) => stories.find((story) => story.slug === slug) ?? []);
  const lists = [
    { page: latest, label: latest.heading, stories: named(storyLists.latest) },
    ...[releases, events, collabs, bts].map((page) => ({
      page,
      stories: stories.filter(({ category }) => category === page.category),
      ...(page.link && { link: page.link }),
    })),
    { page: africa, stories: named(storyLists.africa) },
    { page: global, stories: named(storyLists.global) },
  ];
  const view = (page: { route: string }, label: string, here: string) => ({
    label,
    href: page.route,
    isCurrent: page.route === here,
  });

  return lists.map(({ page, stories: listed, ...more }) => ({
    path: page.route,
    template: 'news',
    isListed: true,
    context: {
      seo: { title: page.title, description: page.metaDescription },
      ...more,
      title: page.hero.h1,
      lead: page.hero.lead,
      shelves: {
        label: labels.shelves,
        views: [
          view(latest, ui.labels.all, page.route),
          ...[releases, events, collabs, bts].map((shelf) =>
            view(shelf, labels.category[shelf.category], page.route),
          ),
        ],
      },
      hubs: {
        label: ui.hubSwitch.label,
        views: [
          view(latest, ui.labels.all, page.route),
          view(africa, ui.hubSwitch.africa, page.route),
          view(global, ui.hubSwitch.global, page.route),
        ],
      },
      top: listed[0] ? topStory(input, listed[0]) : null,
      // the first is chosen, the others follow by date, as their numerals promise
      rows: newsRows(
        input,
        stories.filter((story) => listed.indexOf(story) > 0),
      ),
      count: fillPhrase(listed.length === 1 ? ui.counts.stories.one : ui.counts.stories.other, {
        n: listed.length,
      }),
      empty: {
        title: labels.empty.title,
        text: labels.empty.text,
        link: { label: labels.empty.button, href: latest.route },
      },
      newsletter: newsBand(input.content),
      feeds: feedOffer(input.content, page.route),
    },
  }));
}

/** The newsletter form under lists and stories. */
export interface NewsBand {
  heading: string;
  text: string;
  topics: Topic[];
}

/** What that form says and asks. */
function newsBand(content: Content): NewsBand {
  const { text, topics } = subscriptionTo(content, 'news', ['news']);
  return { heading: content.site.newsletter.heading, text, topics };
}

function topStory(input: PageInput, story: Story): TopStory {
  const { content, picture } = input;
  const [about] = artistsById(content, story.artists);
  const own = story.image.file;
  const hub = hubFile(input, story);
  return {
    href: story.route,
    title: story.title,
    label: storyLabel(input, story),
    date: story.date,
    dateLabel: dayLabel(story.date),
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
      href: story.route,
      title: story.title,
      label: storyLabel(input, story),
      date: story.date,
      dateLabel: dayLabel(story.date),
      artistId: artist?.slug,
      picture: picture(story.image.file ?? file, ''),
      position: isCloth ? clothPosition(story.slug) : FACE,
    };
  });
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
