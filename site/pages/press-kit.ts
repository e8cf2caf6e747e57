import type { Artist, PressKit } from '../../content/schema/content';
import type { Fact } from '../../content/schema/fact';
import { prose } from '../build/prose';
import { fileFor } from '../components/Picture/file-for';
import type { PictureData } from '../components/Picture/picture';
import type { SeoData } from '../components/Seo/Seo';
import { fillPhrase } from '../fill-phrase';
import { artistsById } from './cards';
import type { LinkTo, Page, PageInput } from './page';
import { type PressFact, pressFact, wordCount } from './press';

/** One length of a biography. */
export interface Biography {
  id: 'short' | 'medium' | 'long';
  label: string;
  html: string;
  /** As it is copied. */
  text: string;
  words: string;
}

/** A picture of the kit, with the file that can be had. */
export interface KitPicture {
  id: string;
  name: string;
  picture: PictureData;
  pixels: string;
  /** Widest file the build has made, and the name it is saved under. */
  file: { href: string; name: string; label: string };
}

/** `/press/{artist}`. */
export interface PressKitContext {
  seo: SeoData;
  back: LinkTo;
  artistId: string;
  title: string;
  lead: string;
  biography: { heading: string; items: Biography[]; marker: string };
  facts: { heading: string; note: string; columns: string[]; rows: PressFact[] };
  pictures: { heading: string; caption: string; items: KitPicture[] };
  contact: { heading: string; text: string; links: LinkTo[] };
  copy: { label: string; copied: string; failed: string };
}

/** A press kit for each artist who has one. */
export function pressKitPages(input: PageInput): Page<PressKitContext>[] {
  return input.content.press.flatMap((kit) =>
    artistsById(input.content, [kit.slug]).map((artist) => kitPage(input, kit, artist)),
  );
}

function kitPage(input: PageInput, kit: PressKit, artist: Artist): Page<PressKitContext> {
  const { content } = input;
  const page = content.pages.press;
  const { labels, sections } = page;
  const { name } = artist;
  const title = fillPhrase(labels.kit, { name });
  const counted = content.facts.filter(
    ({ subject, source }) => subject === artist.slug && source === 'self-reported',
  );
  return {
    path: kit.route,
    template: 'press-kit',
    isListed: true,
    context: {
      seo: { title, description: fillPhrase(labels.kitDescription, { name }) },
      back: { label: page.title, href: page.route },
      artistId: artist.slug,
      title,
      lead: sections.kits.text,
      biography: {
        heading: labels.biography,
        items: (['short', 'medium', 'long'] as const).map((id) => ({
          id,
          label: labels[id],
          html: prose(kit.bios[id]),
          text: kit.bios[id],
          words: wordCount(kit.bios[id], labels.words),
        })),
        marker: kit.marker,
      },
      facts: {
        heading: sections.facts.heading,
        note: sections.facts.note,
        columns: [labels.columns.fact, labels.columns.value, labels.columns.source],
        rows: sheetRows(kit, counted, labels.ours),
      },
      pictures: {
        heading: sections.pictures.heading,
        caption: kit.caption,
        items: kitPictures(input, artist),
      },
      contact: {
        heading: sections.contact.heading,
        text: sections.contact.text,
        links: [
          {
            label: sections.contact.action.label,
            href: `/contact?type=${kit.contact}&about=press-${artist.slug}`,
          },
        ],
      },
      copy: { label: labels.copy, copied: labels.copied, failed: labels.copyFailed },
    },
  };
}

/** The sheet's own lines, then the figures that are not on it. A figure's source goes with its line. */
function sheetRows(kit: PressKit, counted: Fact[], ours: string): PressFact[] {
  const isSame = (label: string) => (fact: Fact) => fact.label === label.toLowerCase();
  const lines = kit.sheet.map(({ label, text }) => {
    const source = counted.find(isSame(label))?.source;
    return {
      name: label,
      display: text,
      source: source ?? ours,
      isSelfReported: source !== undefined,
    };
  });
  const further = counted.filter((fact) => !kit.sheet.some(({ label }) => isSame(label)(fact)));
  return [...lines, ...further.map((fact) => pressFact(fact))];
}

function kitPictures({ content, picture }: PageInput, { image }: Artist): KitPicture[] {
  const { formats, pixels, downloadPicture } = content.pages.press.labels;
  const names = ['wide', 'portrait', 'cover', 'cloth'] as const;
  const own = names.filter((id, index) => names.findIndex((n) => image[n] === image[id]) === index);
  return own.map((id) => {
    const data = picture(image[id], id === 'cloth' ? '' : image.alt);
    return {
      id,
      name: formats[id],
      picture: data,
      pixels: fillPhrase(pixels, sizeOf(data)),
      file: {
        href: fileFor(data.srcSet, Number.POSITIVE_INFINITY),
        name: image[id],
        label: fillPhrase(downloadPicture, { name: formats[id] }),
      },
    };
  });
}

/** Pixels of the widest file: its width stands in the `srcset`, its height follows from the ratio. */
function sizeOf({ srcSet, width, height }: PictureData): { width: number; height: number } {
  const widths = [...srcSet.matchAll(/\s(\d+)w/g)].map(([, px]) => Number(px));
  const widest = Math.max(...widths, 1);
  return { width: widest, height: Math.round((widest * height) / width) };
}
