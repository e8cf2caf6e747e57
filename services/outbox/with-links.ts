import { escapeHtml } from '../http/answer/escape-html';

/** The last sign is none that ends a sentence or a bracket around the address. */
const ADDRESS = /(https?:\/\/[^\s<>"“”‹›]*[^\s<>"“”‹›.,;:!?'’)\]])/;

/**
 * Text as HTML in which its web addresses are links: many mail programs make none of those in HTML. Only for
 * what we wrote ourselves; a stranger’s address stays words.
 */
export function withLinks(text: string): string {
  return text
    .split(ADDRESS)
    .map((part, index) => {
      const escaped = escapeHtml(part);
      return index % 2 === 1 ? `<a href="${escaped}">${escaped}</a>` : escaped;
    })
    .join('');
}
