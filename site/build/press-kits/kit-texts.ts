import type { Credits } from '../../../content/schema/complete-credits';
import type { Artist, Content, PressKit } from '../../../content/schema/content';
import { fillPhrase } from '../../fill-phrase';
import { creditSheet } from '../../pages/ai/credits';
import { factRows } from '../../pages/ai/fact-rows';
import { markedText } from '../../pages/press/marked-text';
import { printName } from './print-picture';

/** A file of a kit: its name inside it, and what it holds. */
export interface KitText {
  name: string;
  text: string;
}

/** The texts of an artist's kit: biographies, fact sheet, captions, credits, licence, and what is what. */
export function kitTexts(
  content: Content,
  kit: PressKit,
  artist: Artist,
  origin: string,
): KitText[] {
  const { zip } = content.pages.press;
  const values = {
    name: artist.name,
    address: origin + kit.route,
    ledger: origin + content.pages.ai.ledger.route,
    verify: origin + content.pages.ai.verify.route,
    email: content.site.emails.press,
    caption: kit.caption,
    alt: artist.image.alt,
  };
  const fill = (phrase: string) => `${fillPhrase(phrase, values).trim()}\n`;
  return [
    { name: 'README.txt', text: fill(zip.readme) },
    { name: 'LICENCE.txt', text: fill(zip.licence) },
    ...(['short', 'medium', 'long'] as const).map((length) => ({
      name: `biography-${length}.txt`,
      text: `${markedText(kit.bios[length], kit.marker)}\n`,
    })),
    { name: 'fact-sheet.txt', text: factSheet(content, kit, artist) },
    { name: 'credits.json', text: creditsJson(content, kit, artist) },
  ];
}

/** Our own lines, then every figure that is not on them; a figure goes with its source, its date and what is open about it. */
function factSheet(content: Content, kit: PressKit, artist: Artist): string {
  const { facts } = content.pages.press.sections;
  const figures = factRows(content)
    .filter(({ subject }) => subject === kit.slug)
    .map(({ claim, display, source, asOf, status }) => ({
      claim,
      display,
      standing: `(${source}; ${asOf}; ${status})`,
    }));
  const own = kit.sheet.map(({ label, text }) => {
    const figure = figures.find(({ claim }) => claim === label.toLowerCase());
    return [`${label}: ${text}`, figure?.standing].filter(Boolean).join(' ');
  });
  const labels = kit.sheet.map(({ label }) => label.toLowerCase());
  const further = figures
    .filter(({ claim }) => !labels.includes(claim))
    .map(({ claim, display, standing }) => `${capital(claim)}: ${display} ${standing}`);
  const heading = `${artist.name}: ${facts.heading}`;
  return `${[heading, '', ...own, '', ...further, '', facts.note].join('\n')}\n`;
}

/** The labels of figures are written to stand within a line. */
function capital(label: string): string {
  return label.charAt(0).toUpperCase() + label.slice(1);
}

function creditsJson(content: Content, kit: PressKit, artist: Artist): string {
  const releases = content.releases.filter((release) => release.artist === kit.slug);
  const body = {
    biographies: lines(content, kit.credits),
    pictures: pictureFiles(artist).map((file) => ({
      file: printName(file),
      ...lines(content, content.pictureCredits[file]),
    })),
    releases: releases.map(({ title, status, workingTitle, credits }) => ({
      title,
      workingTitle,
      status,
      ...lines(content, credits),
    })),
  };
  return `${JSON.stringify(body, null, 2)}\n`;
}

function lines(content: Content, credits: Credits | undefined) {
  if (!credits) return {};
  return {
    label: creditSheet(credits, content.ui).label,
    isSigned: credits.isSigned,
    digitalSourceType: credits.source?.iptc ?? null,
    roles: credits.roles.map(({ role, use, by, tool, status, source }) => ({
      role,
      use,
      by,
      tool,
      status,
      digitalSourceType: source?.iptc ?? null,
    })),
  };
}

/** The artist's pictures, each file once. */
export function pictureFiles({ image }: Artist): string[] {
  return [...new Set([image.wide, image.portrait, image.cover, image.cloth])];
}
