import type { Artist, Content, PressKit } from '../../../content/schema/content';

/** What a picture says of itself, wherever it goes: newsrooms and search engines read it from the file. */
export interface PictureWords {
  caption: string;
  /** What is to be seen; empty for a pattern. */
  alt: string;
  /** What may be done with it. */
  terms: string;
  /** Where the terms stand, and more. */
  address: string;
  /** IPTC's term for how it came about; `null` while nobody has said. */
  source: string | null;
}

/** The words that go into a picture of a kit. */
export function pictureWords(
  { pages, pictureCredits }: Content,
  kit: PressKit,
  { image }: Artist,
  file: string,
  origin: string,
): PictureWords {
  return {
    caption: kit.caption,
    alt: file === image.cloth ? '' : image.alt,
    terms: pages.press.sections.pictures.text,
    address: origin + kit.route,
    source: pictureCredits[file]?.source?.iptc ?? null,
  };
}

/** The words as XMP, in the fields that IPTC gives to photographs. */
export function xmpOf({ caption, alt, terms, address, source }: PictureWords): string {
  const fields = [
    inWords('dc:description', caption),
    plain('photoshop:Credit', caption),
    inWords('xmpRights:UsageTerms', terms),
    plain('xmpRights:WebStatement', address),
    alt && inWords('Iptc4xmpCore:AltTextAccessibility', alt),
    source && plain('Iptc4xmpExt:DigitalSourceType', source),
  ];
  const names = Object.entries(NAMESPACES).map(([name, uri]) => ` xmlns:${name}="${uri}"`);
  return `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about=""${names.join('')}>${fields.filter(Boolean).join('')}</rdf:Description></rdf:RDF></x:xmpmeta>`;
}

const NAMESPACES = {
  dc: 'http://purl.org/dc/elements/1.1/',
  photoshop: 'http://ns.adobe.com/photoshop/1.0/',
  xmpRights: 'http://ns.adobe.com/xap/1.0/rights/',
  Iptc4xmpCore: 'http://iptc.org/std/Iptc4xmpCore/1.0/xmlns/',
  Iptc4xmpExt: 'http://iptc.org/std/Iptc4xmpExt/2008-02-29/',
};

function plain(name: string, text: string): string {
  return `<${name}>${escaped(text)}</${name}>`;
}

/** XMP wants what people read once in each language. */
function inWords(name: string, text: string): string {
  return `<${name}><rdf:Alt><rdf:li xml:lang="x-default">${escaped(text)}</rdf:li></rdf:Alt></${name}>`;
}

function escaped(text: string): string {
  return text.trim().replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
