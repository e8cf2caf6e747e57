import { prose } from '../../../content/derive/prose';
import type { Artist, Story } from '../../../content/schema/content';
import type { NewsRowData } from '../../components/NewsRow/NewsRow';
import type { PictureData } from '../../components/Picture/picture';
import type { SeoData } from '../../components/Seo/Seo';
import type { ShareTexts } from '../../components/ShareButton/ShareButton';
import type { StoryArtistData } from '../../components/StoryArtist/StoryArtist';
import { fillPhrase } from '../../fill-phrase';
import { type CreditSheet, creditSheet } from '../ai/credits';
import { artistHref } from '../artists/profiles';
import type { LinkTo, Page, PageInput } from '../page';
import { artistsById, dayLabel, storyPicture } from '../parts/cards';
import { aiNote } from './ai-note';
import { relatedStories } from './related-stories';
import { newsRows, storyLabel } from './story-rows';

/** One story, whole. */
export interface StoryContext {
  seo: SeoData;
  back: LinkTo;
  /** Whose colour the page wears; a story about nobody has the brand's. */
  artistId: string | undefined;
  label: string;
  date: string;
  dateLabel: string;
  /** What is still open about the date. */
  dateStatus: string | null;
  minutes: string;
  title: string;
  /** Of the title and the text when it is not English. */
  lang: string | undefined;
  picture: PictureData;
  narrow: PictureData;
  /** The first paragraph, and the others, as HTML. */
  opening: string;
  body: string;
  announcement: { title: string; text: string } | null;
  sources: { heading: string; links: LinkTo[] } | null;
  aiNote: string | null;
  credits: CreditSheet;
  aboutCredits: string;
  correction: LinkTo;
  share: ShareTexts;
  whatsApp: string;
  artists: StoryArtistData[];
  related: { heading: string; rows: NewsRowData[] };
}

/** Words a reader takes in a minute. */
const WORDS_PER_MINUTE = 200;
const RELATED = 3;
/** More artists than this stand in the picture and the text, not beside them. */
const MOST_ARTISTS = 3;

/** A page for every story. */
export function storyPages(input: PageInput): Page<StoryContext>[] {
  return input.content.stories.map((story) => storyPage(input, story));
}

function storyPage(input: PageInput, story: Story): Page<StoryContext> {
  const { content, picture } = input;
  const { latest, labels } = content.pages.news;
  const { ui } = content;
  const artists = artistsById(content, story.artists);
  const [opening = '', ...rest] = story.body.trim().split(/\n\s*\n/);
  const [about] = artists;
  const own = story.image.file;
  const wide =
    about && !own ? picture(about.image.wide, story.image.alt) : storyPicture(input, story);
  const words = story.body.split(/\s+/).length;

  return {
    path: story.route,
    template: 'news/story',
    isListed: true,
    context: {
      seo: {
        title: story.title,
        description: story.metaDescription,
        ...(story.lang && { lang: story.lang }),
        kind: 'article',
        published: story.date,
      },
      back: { label: latest.hero.h1, href: latest.route },
      artistId: story.artists[0],
      label: storyLabel(input, story),
      date: story.date,
      dateLabel: dayLabel(story.date),
      dateStatus: story.dateStatus,
      minutes: fillPhrase(labels.minutes, { n: Math.max(1, Math.round(words / WORDS_PER_MINUTE)) }),
      title: story.title,
      lang: story.lang,
      picture: wide,
      narrow: about && !own ? picture(about.image.cover, story.image.alt) : wide,
      opening: prose(opening),
      body: prose(rest.join('\n\n')),
      announcement:
        story.sources.length === 0
          ? { title: labels.announcement, text: labels.announcementHelp }
          : null,
      sources:
        story.sources.length > 0
          ? {
              heading: labels.sources,
              links: story.sources.map(({ label, url }) => ({ label, href: url })),
            }
          : null,
      aiNote: aiNote(story, latest.aiNote),
      credits: creditSheet(story.credits, ui, { heading: ui.credits.text }),
      aboutCredits: ui.credits.about,
      correction: {
        label: labels.correction,
        href: `/contact?type=general&about=${story.slug}`,
      },
      share: {
        label: ui.buttons.share,
        copied: ui.toasts.linkCopied.title,
        failed: ui.errors.share.failed,
      },
      whatsApp: ui.buttons.shareWhatsApp,
      artists:
        artists.length > MOST_ARTISTS ? [] : artists.map((artist) => storyArtist(input, artist)),
      related: {
        heading: labels.related,
        rows: newsRows(input, relatedStories(story, content.stories, RELATED)),
      },
    },
  };
}

function storyArtist({ content, picture }: PageInput, artist: Artist): StoryArtistData {
  const figures = artist.stats.flatMap((id) => {
    const fact = content.facts.find((one) => one.id === id && one.source === 'self-reported');
    return fact ? [`${fact.display} ${fact.label}`] : [];
  });
  return {
    id: artist.slug,
    name: artist.name,
    nameLang: artist.nameLang,
    genre: artist.genre.label,
    genreLang: artist.genre.lang,
    tempo: artist.directory.bpmRange?.display ?? null,
    figures: figures.length > 0 ? figures.join(', ') : null,
    source: content.factLabels.selfReported,
    link: {
      label: artist.route
        ? content.ui.buttons.viewPortfolio
        : content.pages.artists.directory.title,
      href: artistHref(content, artist),
    },
    byMail: artist.route && `${artist.route}#by-mail`,
    picture: picture(artist.image.cover, artist.image.alt),
  };
}
