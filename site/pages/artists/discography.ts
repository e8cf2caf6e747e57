import type { Artist, Release } from '../../../content/schema/content';
import type { Ui } from '../../../content/schema/ui';
import type { PictureData } from '../../components/Picture/picture';
import { type CreditSheet, creditSheet } from '../ai/credits';
import type { LinkTo, PageInput } from '../page';
import { cropOf, dayLabel } from '../parts/cards';

/** One release in a list. */
export interface ReleaseRow {
  id: string;
  title: string;
  titleLang: string;
  isWorkingTitle: boolean;
  subtitle: string;
  description: string;
  /** Four digits; `null` while none is given. */
  year: string | null;
  /** Whether that year is one which nobody has confirmed. */
  isYearOpen: boolean;
  /** The day in that year, once it is settled: `28 November`. */
  day?: string;
  isOut: boolean;
  /** Where it can be heard; `null` while there is no address, and always for what is coming. */
  listen: LinkTo | null;
  cover: { picture: PictureData; position: string; isCloth: boolean };
  credits: CreditSheet;
}

/** The words around releases. */
export interface DiscographyTexts {
  outNow: string;
  comingSoon: string;
  listen: string;
  noLink: string;
  workingTitle: string;
  dateToConfirm: string;
  /** Leads to what the credits mean. */
  aboutCredits: string;
}

/** An artist's releases in their order: those out, newest first; then those coming, next first. */
export function discographyOf(input: PageInput, artist: Artist): ReleaseRow[] {
  const releases = artist.discography.flatMap(
    (slug) => input.content.releases.find((release) => release.slug === slug) ?? [],
  );
  return releases.map((release, index) => {
    const isFirst = releases[index - 1]?.status !== release.status;
    return {
      ...releaseRow(release, input.content.ui),
      cover: coverOf(input, artist, release, isFirst),
    };
  });
}

/** What a row says, without its picture. */
export function releaseRow(release: Release, ui: Ui): Omit<ReleaseRow, 'cover'> {
  const { links, credits, releasesOn } = release;
  const isOut = release.status === 'out';
  return {
    id: release.slug,
    title: release.title,
    titleLang: release.titleLang,
    isWorkingTitle: release.workingTitle,
    subtitle: release.subtitle,
    description: release.description,
    // a settled day is in no year that waits for the label
    year: releasesOn?.slice(0, 4) ?? release.year,
    isYearOpen: !releasesOn && release.year !== null && release.yearStatus !== null,
    ...(releasesOn && { day: dayLabel(releasesOn).slice(0, -5) }),
    isOut,
    listen: isOut ? listenOn(links, ui) : null,
    credits: creditSheet(credits, ui, { note: credits.note }),
  };
}

function listenOn({ spotify, youtube }: Release['links'], { buttons }: Ui): LinkTo | null {
  if (spotify) return { label: buttons.listenOnSpotify, href: spotify };
  return youtube ? { label: buttons.listenOnYouTube, href: youtube } : null;
}

/** The words around releases, from the content. */
export function discographyTexts({ content }: PageInput): DiscographyTexts {
  const { buttons, labels } = content.ui;
  return {
    outNow: buttons.outNow,
    comingSoon: buttons.comingSoon,
    listen: buttons.listen,
    noLink: content.pages.listen.overview.noLink,
    workingTitle: labels.workingTitle,
    dateToConfirm: labels.dateToConfirm,
    aboutCredits: content.ui.credits.about,
  };
}

/** Its own cover, else the artist's for the first out and the first coming, else a crop of the cloth. */
function coverOf(
  { picture }: PageInput,
  { image }: Artist,
  { slug, cover }: Release,
  isFirst: boolean,
): ReleaseRow['cover'] {
  if (cover.file)
    return { picture: picture(cover.file, cover.alt), position: '50% 50%', isCloth: false };
  if (isFirst) return { picture: picture(image.cover, ''), position: '50% 30%', isCloth: false };
  return { picture: picture(image.cloth, ''), position: cropOf(slug), isCloth: true };
}
