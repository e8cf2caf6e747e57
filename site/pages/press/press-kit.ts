import { prose } from '../../../content/derive/prose';
import type { Artist, PressKit } from '../../../content/schema/content';
import type { Fact } from '../../../content/schema/fact';
import type { SeoData } from '../../components/Seo/Seo';
import { fillPhrase } from '../../fill-phrase';
import { type CreditSheet, creditSheet } from '../ai/credits';
import type { LinkTo, Page, PageInput } from '../page';
import { artistsById } from '../parts/cards';
import { type EmbedOffer, embedOffer, isEmbedded } from './embed';
import { sizeLabel } from './kit-downloads';
import { type KitPicture, kitPictures } from './kit-pictures';
import { markedText } from './marked-text';
import {
  ledgerLink,
  type MarkOffer,
  mailLink,
  markOffer,
  type PressFact,
  pressFact,
  wordCount,
} from './press';

/** One length of a biography. */
export interface Biography {
  id: 'short' | 'medium' | 'long';
  label: string;
  html: string;
  /** As it is copied. */
  text: string;
  words: string;
}

/** What was made alike, and how. */
export interface CreditedTogether {
  names: { name: string; lang?: string }[];
  sheet: CreditSheet;
}

/** `/press/{artist}`. */
export interface PressKitContext {
  seo: SeoData;
  back: LinkTo;
  artistId: string;
  title: string;
  lead: string;
  biography: { heading: string; items: Biography[]; marker: string };
  facts: {
    heading: string;
    note: string;
    columns: string[];
    rows: PressFact[];
    ledger: LinkTo;
  };
  /** Everything in one file; `null` where the build has not packed it. */
  zip: { href: string; label: string; size: string } | null;
  print: string;
  pictures: { heading: string; caption: string; licence: string; items: KitPicture[] };
  mark: MarkOffer;
  credits: {
    heading: string;
    text: string;
    about: string;
    items: CreditedTogether[];
  };
  /** `null` where nothing has been recorded. */
  embed: EmbedOffer | null;
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
  const download = input.kits?.[kit.slug];
  const title = fillPhrase(labels.kit, { name });
  const counted = content.facts.filter(
    ({ subject, source }) => subject === artist.slug && source === 'self-reported',
  );
  return {
    path: kit.route,
    template: 'press/kit',
    isListed: true,
    context: {
      seo: { title, description: fillPhrase(labels.kitDescription, { name }) },
      back: { label: page.title, href: page.route },
      artistId: artist.slug,
      title,
      lead: sections.kits.text,
      zip: download
        ? { href: download.zip.href, label: labels.zip, size: sizeLabel(download.zip.bytes) }
        : null,
      print: labels.print,
      biography: {
        heading: labels.biography,
        items: (['short', 'medium', 'long'] as const).map((id) => ({
          id,
          label: labels[id],
          html: prose(kit.bios[id]),
          text: markedText(kit.bios[id], kit.marker),
          words: wordCount(kit.bios[id], labels.words),
        })),
        marker: kit.marker,
      },
      facts: {
        heading: sections.facts.heading,
        note: sections.facts.note,
        columns: [labels.columns.fact, labels.columns.value, labels.columns.source],
        rows: sheetRows(kit, counted, labels.ours),
        ledger: ledgerLink(content),
      },
      pictures: {
        heading: sections.pictures.heading,
        caption: kit.caption,
        licence: sections.pictures.text,
        items: kitPictures(input, artist, download),
      },
      mark: markOffer(page),
      credits: kitCredits(input, kit),
      embed: isEmbedded(artist, input) ? embedOffer(content, artist) : null,
      contact: {
        heading: sections.contact.heading,
        text: sections.contact.text,
        links: [
          {
            label: sections.contact.action.label,
            href: `/contact?type=${kit.contact}&about=press-${artist.slug}`,
          },
          mailLink(content.site.emails[kit.contact]),
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
    const fact = counted.find(isSame(label));
    return {
      name: label,
      display: text,
      source: fact?.source ?? ours,
      isSelfReported: fact !== undefined,
      ...(fact && { fact: fact.id }),
    };
  });
  const further = counted.filter((fact) => !kit.sheet.some(({ label }) => isSame(label)(fact)));
  return [...lines, ...further.map((fact) => pressFact(fact))];
}

/** How the biographies were made, then the releases; equal credits stand once. */
function kitCredits({ content }: PageInput, kit: PressKit): PressKitContext['credits'] {
  const { ui, pages, releases } = content;
  const own = releases.filter(({ artist }) => artist === kit.slug);
  return {
    heading: pages.press.sections.credits.heading,
    text: pages.press.sections.credits.text,
    about: ui.credits.about,
    items: [
      { names: [{ name: pages.press.labels.biography }], sheet: creditSheet(kit.credits, ui) },
      ...creditedTogether(
        own.map(({ title, titleLang, credits }) => ({
          names: [{ name: title, lang: titleLang }],
          sheet: creditSheet(credits, ui, { note: credits.note }),
        })),
      ),
    ],
  };
}

function creditedTogether(items: CreditedTogether[]): CreditedTogether[] {
  const groups = new Map<string, CreditedTogether>();
  for (const { names, sheet } of items) {
    const key = JSON.stringify(sheet);
    groups.set(key, { names: [...(groups.get(key)?.names ?? []), ...names], sheet });
  }
  return [...groups.values()];
}
