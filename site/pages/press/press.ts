import { inline } from '../../../content/derive/prose';
import type { Content } from '../../../content/schema/content';
import type { Fact } from '../../../content/schema/fact';
import type { PressPage } from '../../../content/schema/pages/press';
import { fillPhrase } from '../../fill-phrase';
import type { LinkTo, Page, PageInput } from '../page';
import { artistsById } from '../parts/cards';
import { linksTo } from '../parts/links';
import { type Opening, opening } from '../parts/opening';
import { type PortraitData, portrait } from '../parts/portraits';
import { MARK_ADDRESS } from './kit-downloads';

/** A figure with its name and who counted. */
export interface PressFact {
  name: string;
  display: string;
  source: string;
  isSelfReported: boolean;
  /** Its row among all figures. */
  fact?: string;
}

/** The company's mark, for whoever writes about it. */
export interface MarkOffer {
  heading: string;
  text: string;
  link: LinkTo;
}

/** `/press`. */
export interface PressContext extends Opening {
  company: { heading: string; texts: { label: string; text: string; words: string }[] };
  facts: { heading: string; note: string; columns: string[]; rows: PressFact[]; ledger: LinkTo };
  wording: { heading: string; items: string[] };
  pictures: { heading: string; text: string };
  mark: MarkOffer;
  kits: {
    heading: string;
    text: string;
    items: PortraitData[];
  };
  contact: { heading: string; text: string; links: LinkTo[] };
  copy: { label: string; copied: string; failed: string };
}

/** `/press`: the company in two lengths, the figures, the wording, a kit for each artist. */
export function pressPage(input: PageInput): Page<PressContext> {
  const { content } = input;
  const page = content.pages.press;
  const { facts, wording, pictures, kits, contact } = page.sections;
  const { labels, boilerplate } = page;
  return {
    path: page.route,
    template: 'press/press',
    isListed: true,
    context: {
      ...opening(page),
      company: {
        heading: labels.company,
        texts: [
          { label: labels.short, text: boilerplate.short },
          { label: labels.long, text: boilerplate.long },
        ].map((one) => ({ ...one, words: wordCount(one.text, labels.words) })),
      },
      facts: {
        heading: facts.heading,
        note: facts.note,
        columns: [labels.columns.fact, labels.columns.value, labels.columns.source],
        rows: facts.facts.flatMap((id) => {
          const fact = content.facts.find((one) => one.id === id);
          const [about] = artistsById(content, [fact?.subject ?? '']);
          return fact ? [pressFact(fact, about?.name ?? content.site.brand.name)] : [];
        }),
        ledger: ledgerLink(content),
      },
      wording: { heading: wording.heading, items: wording.list.map(inline) },
      pictures: { heading: pictures.heading, text: pictures.text },
      mark: markOffer(page),
      kits: {
        heading: kits.heading,
        text: kits.text,
        items: content.artists.flatMap((artist) =>
          content.press
            .filter((kit) => kit.slug === artist.slug)
            .map(({ route }) => portrait(input, artist, route)),
        ),
      },
      contact: {
        heading: contact.heading,
        text: contact.text,
        links: [...linksTo([contact.action], content.site), mailLink(content.site.emails.press)],
      },
      copy: { label: labels.copy, copied: labels.copied, failed: labels.copyFailed },
    },
  };
}

/** Whoever is in a hurry, or sends a file, writes from their own mailbox: the address is the link's words. */
export function mailLink(address: string): LinkTo {
  return { label: address, href: `mailto:${address}` };
}

/** Of the page whose file this is. */
export function markOffer({ sections }: PressPage): MarkOffer {
  const { heading, text, download } = sections.mark;
  return { heading, text, link: { label: download, href: MARK_ADDRESS } };
}

/** From a sheet to all our figures, with their sources and dates. */
export function ledgerLink({ pages }: Content): LinkTo {
  return { label: pages.press.labels.ledger, href: pages.ai.ledger.route };
}

/** A fact as a row of the sheet; `subject` stands before its label. */
export function pressFact(fact: Fact, subject?: string): PressFact {
  return {
    name: subject ? `${subject}: ${fact.label}` : fact.label,
    display: fact.display,
    source: fact.source,
    isSelfReported: fact.source === 'self-reported',
    fact: fact.id,
  };
}

/** `71 words`. */
export function wordCount(text: string, phrase: string): string {
  return fillPhrase(phrase, { n: text.trim().split(/\s+/).length });
}
