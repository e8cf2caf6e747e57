import { findEntries, meantInstead, shownOf } from '../contracts/search/find-entries';
import { markWords } from '../contracts/search/match-words';
import { escapeHtml } from '../http/answer/escape-html';
import type { SearchEntry, SearchGroup, SearchIndex } from './search-index';

/** What is looked for: words, and where it is known among which kind of entries. */
export interface Asked {
  query: string;
  kind: string;
}

/**
 * What a query finds, as the search page would show it: the same parts, dressed by the page's style
 * sheet through `data-results`. Everything is escaped.
 */
export function resultsHtml({ texts, groups }: SearchIndex, { query, kind }: Asked): string {
  const found = findEntries<SearchEntry, SearchGroup>(groups, query);
  const shown = shownOf(found.groups, kind);
  const count = shown.reduce((sum, group) => sum + group.count, 0);
  const { zero, one, other } = texts.results;
  const counted = count === 0 ? zero : fill(count === 1 ? one : other, { n: String(count) });
  const isPartial = found.isPartial && count > 0;
  const asked = query === '' ? counted : fill(texts.asked, { query, count: counted });
  const sentence = `${asked}. ${isPartial ? texts.partly : texts.hint}`;
  const back = shown.some(({ id }) => id === kind)
    ? `<p data-part="more"><a href="${addressOf(query, '')}">${escapeHtml(texts.everyKind)}</a></p>`
    : '';
  const sections = shown
    .map((group) => section(group, found.marked, more(texts.more, group, query)))
    .join('\n');
  const meant = found.isPartial ? meantLink(texts.empty, query, groups) : '';
  const results = count === 0 ? nothing(texts.empty, query, meant) : meant + sections;
  const ask = isPartial ? `<p data-part="ways">${askLink(texts.empty, query)}</p>` : '';
  return `<div class="wrap"><p class="muted" role="status">${escapeHtml(sentence)}</p>${back}
<div data-results="">${results}${ask}</div></div>`;
}

/** The way to the rest of a kind. */
function more(
  phrase: string,
  { id, label, entries, count }: SearchGroup & { count: number },
  query: string,
): string {
  if (entries.length === count) return '';
  const words = fill(phrase, { n: String(count), kind: label });
  return `<p data-part="more"><a href="${addressOf(query, id)}">${escapeHtml(words)}</a></p>`;
}

function addressOf(query: string, kind: string): string {
  return escapeHtml(`/search?${new URLSearchParams({ q: query, ...(kind && { kind }) })}`);
}

/** Of an entry that is all in another language: which side it is written from, its letters say. */
const DIRECTION = ' dir="auto"';

function section({ label, entries }: SearchGroup, words: string[], rest: string): string {
  const rows = entries.map((entry) => `<li${artist(entry)}>${row(entry, words)}</li>`);
  return `<section><h2 class="display">${escapeHtml(label)}</h2><ul>${rows.join('')}</ul>${rest}</section>`;
}

function row(entry: SearchEntry, words: string[]): string {
  const { href, title, titleLang, text, textLang } = entry;
  return `<a href="${escapeHtml(href)}"${entry.picture ? '' : ' data-small=""'}><span data-part="art">${picture(entry)}</span><span><b${lang(titleLang)}${textLang ? DIRECTION : ''}>${marked(title, words)}</b> <span data-part="text"${lang(textLang)}${textLang ? DIRECTION : ''}>${marked(text, words)}</span> <small>${escapeHtml(href)}</small></span></a>`;
}

function lang(code: string | undefined): string {
  return code ? ` lang="${escapeHtml(code)}"` : '';
}

function picture({ picture: shown }: SearchEntry): string {
  if (!shown) return '';
  const sources = shown.sources.map(
    ({ type, srcSet }) =>
      `<source type="${escapeHtml(type)}" srcset="${escapeHtml(srcSet)}" sizes="112px">`,
  );
  return `<picture>${sources.join('')}<img src="${escapeHtml(shown.src)}" width="${shown.width}" height="${shown.height}" alt="" loading="lazy"></picture>`;
}

function artist({ artistId }: SearchEntry): string {
  return artistId ? ` data-artist="${escapeHtml(artistId)}"` : '';
}

function marked(text: string, words: string[]): string {
  return markWords(text, words)
    .map(({ text: piece, isHit }) =>
      isHit ? `<mark>${escapeHtml(piece)}</mark>` : escapeHtml(piece),
    )
    .join('');
}

type EmptyTexts = SearchIndex['texts']['empty'];

function nothing(texts: EmptyTexts, query: string, meant: string): string {
  const { title, text, link, mark } = texts;
  return `<div data-part="empty">${mark ? drawn(mark) : ''}
<h2>${escapeHtml(fill(title, { query }))}</h2>${meant}
<p class="muted">${escapeHtml(text)}</p>
<p data-part="ways">${askLink(texts, query)}
<a href="${escapeHtml(link.href)}">${escapeHtml(link.label)}</a></p></div>`;
}

function drawn({ path, width, height }: NonNullable<EmptyTexts['mark']>): string {
  return `<svg viewBox="0 0 ${width} ${height}" fill="none" stroke="currentColor" stroke-width="7" stroke-miterlimit="6" aria-hidden="true"><path d="${escapeHtml(path)}"/></svg>`;
}

/** Leads to what finds more, where a word may be a slip. */
function meantLink({ meant }: EmptyTexts, query: string, groups: SearchGroup[]): string {
  const other = meantInstead(groups, query);
  return other === undefined
    ? ''
    : `<p data-part="way"><a href="/search?q=${escapeHtml(encodeURIComponent(other))}">${escapeHtml(fill(meant, { query: other }))}</a></p>`;
}

function askLink({ ask }: EmptyTexts, query: string): string {
  const address = `${ask.href}?${new URLSearchParams({ q: query })}`;
  return `<a href="${escapeHtml(address)}">${escapeHtml(ask.label)}</a>`;
}

/** Values go in as they are; what stands between braces in a query is not looked at again. */
function fill(phrase: string, values: Record<string, string>): string {
  return phrase.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
