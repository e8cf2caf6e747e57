import type { Content } from '../../../content/schema/content';
import type { Topic } from '../../../services/contracts/limits/subscriptions';
import type { NewsRowData } from '../../components/NewsRow/NewsRow';
import type { ViewLink } from '../../components/Segments/Segments';
import type { SeoData } from '../../components/Seo/Seo';
import { fillPhrase } from '../../fill-phrase';
import { type FeedOffer, feedOffer } from '../join/feeds';
import { subscriptionTo } from '../join/subscriptions';
import type { LinkTo, Page, PageInput } from '../page';
import { newsRows, type TopStory, topStory } from './story-rows';

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
  /** Without a link on the page that it would lead to. */
  empty: { title: string; text: string; link: LinkTo | null };
  newsletter: NewsBand;
  feeds: FeedOffer | null;
  link?: LinkTo;
  /** Where this list goes on, at either end. */
  newer: LinkTo | null;
  older: LinkTo | null;
}

/** How many rows one page of a list has. */
export const ROWS = 30;

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
  return lists.flatMap(({ page, stories: listed, ...more }) => {
    // the first is chosen, the others follow by date, as their numerals promise
    const following = stories.filter((story) => listed.indexOf(story) > 0);
    const parts = inParts(newsRows(input, following));
    const addressOf = (part: number) =>
      part === 0 ? page.route : `${page.route}/page-${part + 1}`;
    return parts.map((rows, part) => {
      const name = fillPhrase(labels.part, { n: part + 1, of: parts.length });
      const isFirst = part === 0;
      return {
        path: addressOf(part),
        template: 'news/news',
        // each story is found by itself
        isListed: isFirst,
        context: {
          seo: {
            title: isFirst ? page.title : `${page.title}: ${name}`,
            description: isFirst ? page.metaDescription : `${name}. ${page.metaDescription}`,
            ...(!isFirst && { noindex: true }),
          },
          ...more,
          ...(!isFirst && { label: name }),
          title: page.hero.h1,
          lead: page.hero.lead,
          ...filtersAt(input.content, page.route),
          top: isFirst && listed[0] ? topStory(input, listed[0]) : null,
          rows,
          count: fillPhrase(listed.length === 1 ? ui.counts.stories.one : ui.counts.stories.other, {
            n: listed.length,
          }),
          empty: {
            title: labels.empty.title,
            text: labels.empty.text,
            link:
              page.route === latest.route
                ? null
                : { label: labels.empty.button, href: latest.route },
          },
          newsletter: newsBand(input.content),
          feeds: feedOffer(input.content, page.route),
          newer: isFirst ? null : { label: labels.newer, href: addressOf(part - 1) },
          older:
            part + 1 < parts.length ? { label: labels.older, href: addressOf(part + 1) } : null,
        },
      };
    });
  });
}

/** The links to all lists, that of `here` as the chosen one; beside it a filter that is not narrowed holds all. */
function filtersAt({ pages, ui }: Content, here: string): Pick<NewsContext, 'shelves' | 'hubs'> {
  const { latest, releases, events, collabs, bts, africa, global, labels } = pages.news;
  const viewsOf = (narrowed: { route: string; label: string }[]) => {
    const isNarrowed = narrowed.some(({ route }) => route === here);
    return [{ route: latest.route, label: ui.labels.all }, ...narrowed].map(
      ({ route, label }, at) => ({
        label,
        href: route,
        isCurrent: route === here,
        holds: at === 0 && !isNarrowed,
      }),
    );
  };
  return {
    shelves: {
      label: labels.shelves,
      views: viewsOf(
        [releases, events, collabs, bts].map(({ route, category }) => ({
          route,
          label: labels.category[category],
        })),
      ),
    },
    hubs: {
      label: ui.hubSwitch.label,
      views: viewsOf([
        { route: africa.route, label: ui.hubSwitch.africa },
        { route: global.route, label: ui.hubSwitch.global },
      ]),
    },
  };
}

/** Rows page by page; one page where there are none. */
function inParts(rows: NewsRowData[]): NewsRowData[][] {
  const count = Math.max(1, Math.ceil(rows.length / ROWS));
  return Array.from({ length: count }, (_, part) => rows.slice(part * ROWS, (part + 1) * ROWS));
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
