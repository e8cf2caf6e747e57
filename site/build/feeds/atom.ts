import type { Feed, FeedEntry, Publisher } from './feed';

/** Characters that XML 1.0 has no way to write. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is meant
const UNWRITABLE = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g;

/** A feed in the Atom format (RFC 4287), each entry whole. */
export function atom(feed: Feed, { name, origin }: Publisher): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/" xml:lang="en">
  <id>${text(feed.id)}</id>
  <title>${text(feed.title)}</title>
  <subtitle>${text(feed.description)}</subtitle>
  <updated>${feed.updated}</updated>
  <link rel="self" type="application/atom+xml" href="${text(`${origin + feed.base}.atom`)}"/>
  <link rel="alternate" type="text/html" href="${text(feed.home)}"/>
  <author><name>${text(name)}</name><uri>${text(`${origin}/`)}</uri></author>
  <icon>${text(`${origin}/icons/192.png`)}</icon>
${feed.entries.map(entry).join('')}</feed>
`;
}

function entry(one: FeedEntry): string {
  const lang = one.lang ? ` xml:lang="${text(one.lang)}"` : '';
  return `  <entry>
    <id>${text(one.id)}</id>
    <title${lang}>${text(one.title)}</title>
    <link rel="alternate" type="text/html" href="${text(one.url)}"/>
${enclosure(one)}${thumbnail(one)}    <published>${one.published}</published>
    <updated>${one.updated}</updated>
${one.tags.map((tag) => `    <category term="${text(tag)}"/>\n`).join('')}    <summary${lang}>${text(one.summary)}</summary>
    <content type="html">${text(one.html)}</content>
  </entry>
`;
}

function enclosure({ audio, title }: FeedEntry): string {
  if (!audio) return '';
  const { url, bytes } = audio;
  return `    <link rel="enclosure" type="audio/mpeg" href="${text(url)}" length="${bytes}" title="${text(title)}"/>\n`;
}

/** Atom has no picture of an entry; readers look for that of Media RSS. */
function thumbnail({ image }: FeedEntry): string {
  return image ? `    <media:thumbnail url="${text(image)}"/>\n` : '';
}

function text(words: string): string {
  return words
    .replace(UNWRITABLE, '')
    .replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
