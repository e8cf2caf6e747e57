import type { Artist, Content, Happening, Story } from '../../../content/schema/content';
import type { ArtistCardData } from '../../components/ArtistCard/ArtistCard';
import type { HappeningData } from '../../components/HappeningRow/HappeningRow';
import type { PictureData } from '../../components/Picture/picture';
import type { StoryCardData } from '../../components/StoryRow/StoryRow';
import { artistHref } from '../artists/profiles';
import { hash, spreadArtists } from '../news/story-art';
import type { PageInput } from '../page';
import { linksTo } from './links';

/** The artists of a list of ids, in its order. */
export function artistsById({ artists }: Content, ids: string[]): Artist[] {
  return ids.flatMap((id) => artists.find(({ slug }) => slug === id) ?? []);
}

/** An artist's card with the directory's tempo, which the picture's pulse follows too. */
export function artistCard({ content, picture }: PageInput, artist: Artist): ArtistCardData {
  const latest = content.releases.find(({ slug }) => slug === artist.latestTrack);
  const { latestTrack, comingTrack } = content.ui.labels;
  return {
    id: artist.slug,
    name: artist.name,
    nameLang: artist.nameLang,
    href: artistHref(content, artist),
    genre: artist.genre.label,
    genreLang: artist.genre.lang,
    tagline: artist.tagline,
    tempo: artist.directory.bpmRange?.display ?? null,
    latest: latest
      ? {
          label: latest.status === 'out' ? latestTrack : comingTrack,
          title: latest.title,
          lang: latest.titleLang,
        }
      : null,
    picture: picture(artist.image.cover, artist.image.alt),
  };
}

/**
 * The cards of a list of stories. Those without a picture of their own show different artists where
 * they can, and one artist in another picture each time, so that no list looks like one story.
 */
export function storyCards(input: PageInput, stories: Story[]): StoryCardData[] {
  const { content, picture } = input;
  const artists = spreadArtists(stories);
  const shown = new Map<string, number>();
  return stories.map((story) => {
    const id = artists.get(story.slug);
    const [artist] = artistsById(content, id ? [id] : []);
    const time = shown.get(id ?? '') ?? 0;
    shown.set(id ?? '', time + 1);
    const own = artist && [artist.image.wide, artist.image.cloth, artist.image.cover];
    const file = story.image.file ?? own?.[time % own.length];
    return {
      href: story.route,
      title: story.title,
      lang: story.lang,
      category: content.pages.news.labels.category[story.category],
      date: story.date,
      dateLabel: dayLabel(story.date),
      summary: story.summary,
      artistId: id,
      picture: file ? picture(file, story.image.alt) : storyPicture(input, story),
      crop: cropOf(story.slug),
    };
  });
}

/** The picture of a story; decoration, unless its file says otherwise. Its slug picks which of the artist's. */
export function storyPicture({ content, picture }: PageInput, story: Story): PictureData {
  const [about] = artistsById(content, story.artists);
  const hub = content.hubs[story.newsroom === 'africa' ? 'africa' : 'global'];
  const own = about && [about.image.wide, about.image.cloth, about.image.cover];
  const chosen = own?.[hash(story.slug) % own.length] ?? hub.image.file;
  return picture(story.image.file ?? chosen, story.image.alt);
}

/** Where a crop of a picture sits, so that two of the same picture differ: CSS `object-position`. */
export function cropOf(slug: string): string {
  const seed = hash(slug);
  return `${60 + (seed % 5) * 8}% ${20 + (Math.floor(seed / 5) % 5) * 8}%`;
}

/** An event as lists show it. */
export function happeningData({ content }: PageInput, happening: Happening): HappeningData {
  const inZone = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { timeZone: happening.timezone, ...options }).format(
      new Date(happening.startsAtUtc),
    );
  const ics = `/events/${happening.slug}.ics`;
  const isCancelled = happening.status === 'cancelled';
  return {
    id: happening.slug,
    title: happening.title,
    startsAt: happening.startsAtUtc,
    overAt: happening.overAtUtc,
    day: inZone({ day: 'numeric' }),
    month: inZone({ month: 'short' }),
    year: inZone({ year: 'numeric' }),
    time: happening.timeDisplay,
    place: happening.place,
    // nobody is asked to come, nor to write down a day that will not be
    upcoming: isCancelled ? [] : linksTo(happening.actions.upcoming, content.site, ics),
    past: linksTo(happening.actions.past, content.site),
    pastLabel: content.ui.labels.pastEvent,
    ...(isCancelled && { cancelled: content.ui.labels.cancelledEvent }),
  };
}

/** `2024-01-30` → `30 January 2024`, or the same in another language. */
export function dayLabel(day: string, lang = 'en-GB'): string {
  return new Intl.DateTimeFormat([lang, 'en-GB'], { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(day),
  );
}
