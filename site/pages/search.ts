import type { Artist } from '../../content/schema/content';
import { MARK_PATH, MARK_SIZE } from '../components/Brand/mark-path';
import { thumbnail } from '../components/Picture/thumbnail';
import type { SeoData } from '../components/Seo/Seo';
import type { SearchEntry, SearchGroup } from '../components/SiteSearch/entry';
import { artistHref } from './artists/profiles';
import type { LinkTo, Page, PageInput } from './page';
import { artistsById, dayLabel, storyPicture } from './parts/cards';
import { eventPlaces } from './parts/event-places';

/** `/search`: everything that can be found, and the words around it. */
export interface SearchContext {
  seo: SeoData;
  title: string;
  lead: string;
  texts: {
    label: string;
    hint: string;
    /** `{query}` and `{count}` stand for what was asked and what was found. */
    asked: string;
    /** In place of the hint where nothing has all of the words. */
    partly: string;
    kinds: string;
    /** `{n}` and `{kind}` stand for how much was found of which group. */
    more: string;
    everyKind: string;
    button: string;
    results: { zero: string; one: string; other: string };
    /**
     * `ask` is given the query, so that it need not be typed again; `mark` is for the service, which
     * draws what the page does.
     */
    empty: {
      title: string;
      text: string;
      meant: string;
      link: LinkTo;
      ask: LinkTo;
      mark: { path: string; width: number; height: number };
    };
  };
  groups: SearchGroup[];
}

/** Of kinds that grow with every month: what stands of them beside others. */
const MOST = 30;

/** `/search`, made from the pages that are listed and from what stands on them. */
export function searchPage(input: PageInput, pages: Page[]): Page<SearchContext> {
  const { content } = input;
  const { search, ask } = content.pages.system;
  const { ui } = content;
  const { groups } = ui.search;
  const { words, kinds } = search;
  const own = [...artistEntries(input), ...storyEntries(input)];
  const others = pages
    .filter(({ path, isListed }) => isListed && !own.some(({ href }) => href === path))
    .map(({ path, context }) => ({
      ...entry(path, context.seo.title, context.seo.description),
      ...(words[path] && { words: words[path] }),
    }));
  /** Of a kind that grows; what people call the kind finds each of it as well. */
  const ofKind = (id: keyof typeof kinds, entries: SearchEntry[]): SearchGroup => ({
    id,
    label: groups[id],
    most: MOST,
    entries: entries.map((one) => ({ ...one, words: `${one.words ?? ''} ${kinds[id]}`.trim() })),
  });

  return {
    path: search.route,
    template: 'search',
    isListed: true,
    context: {
      seo: { title: search.title, description: search.metaDescription },
      title: search.h1,
      lead: search.lead,
      texts: {
        label: ui.labels.searchSite,
        hint: ui.search.hint,
        asked: ui.search.asked,
        partly: ui.search.partly,
        kinds: ui.search.kinds,
        more: ui.search.more,
        everyKind: ui.search.everyKind,
        button: ui.labels.search,
        results: ui.counts.results,
        empty: {
          ...ui.empty.search,
          link: {
            label: content.pages.artists.listing.title,
            href: content.pages.artists.listing.route,
          },
          ask: { label: ask.title, href: ask.route },
          mark: { path: MARK_PATH, ...MARK_SIZE },
        },
      },
      groups: [
        ofKind('artists', artistEntries(input)),
        ofKind('releases', releaseEntries(input)),
        ofKind('news', storyEntries(input)),
        ofKind('events', eventEntries(input)),
        { id: 'pages', label: groups.pages, entries: others },
        { id: 'questions', label: groups.questions, entries: questionEntries(input) },
      ],
    },
  };
}

function artistEntries({ content, picture }: PageInput): SearchEntry[] {
  return content.artists.map((artist) => ({
    ...entry(artistHref(content, artist), artist.name, `${artist.genre.label}. ${artist.summary}`),
    ...(artist.nameLang && { titleLang: artist.nameLang }),
    words: wordsFor(artist),
    artistId: artist.slug,
    picture: thumbnail(picture(artist.image.cover, '')),
  }));
}

/** What else somebody is looked for by: what they sound like, and the languages as they and as English call them. */
function wordsFor({ genre, mood, musicalInfluences, languages }: Artist): string {
  const english = new Intl.DisplayNames('en', { type: 'language' });
  const spoken = languages.flatMap(({ code, label }) => [label, english.of(code) ?? code]);
  return [genre.label, ...genre.aliases, ...mood, ...musicalInfluences, ...spoken].join(' ');
}

function releaseEntries({ content, picture }: PageInput): SearchEntry[] {
  const { outNow, comingSoon } = content.ui.buttons;
  return latestFirst(content.releases, ({ releasesOn, year }) => releasesOn ?? year ?? '').flatMap(
    (release) =>
      artistsById(content, [release.artist]).map((artist) => ({
        ...entry(
          artistHref(content, artist),
          release.title,
          `${artist.name}. ${release.subtitle}. ${release.status === 'out' ? outNow : comingSoon}.`,
        ),
        titleLang: release.titleLang,
        words: artist.genre.label,
        artistId: artist.slug,
        picture: thumbnail(picture(release.cover.file ?? artist.image.cloth, '')),
      })),
  );
}

function storyEntries(input: PageInput): SearchEntry[] {
  return input.content.stories.map((story) => ({
    ...entry(story.route, story.title, `${dayLabel(story.date, story.lang)}. ${story.summary}`),
    ...(story.lang && { titleLang: story.lang, textLang: story.lang }),
    words: artistsById(input.content, story.artists)
      // a name that is in the title has said all it can
      .map(({ name, genre }) => `${story.title.includes(name) ? '' : name} ${genre.label}`)
      .join(' '),
    artistId: story.artists[0],
    picture: thumbnail(storyPicture(input, story)),
  }));
}

function eventEntries({ content }: PageInput): SearchEntry[] {
  const { addressOf } = eventPlaces(content);
  return latestFirst(content.happenings, ({ startsAtUtc }) => startsAtUtc).map((happening) =>
    entry(addressOf(happening), happening.title, happening.summary),
  );
}

/** As they are; where some of them stand for all, the latest before the oldest. */
function latestFirst<Dated>(all: Dated[], dayOf: (one: Dated) => string): Dated[] {
  if (all.length <= MOST) return all;
  return all.toSorted((a, b) => dayOf(b).localeCompare(dayOf(a)));
}

function questionEntries({ content }: PageInput): SearchEntry[] {
  const { route } = content.pages.system.faq;
  return content.faq.items.map(({ id, q, a }) => entry(`${route}#${id}`, q, a));
}

function entry(href: string, title: string, text: string): SearchEntry {
  return { href, title, text };
}
