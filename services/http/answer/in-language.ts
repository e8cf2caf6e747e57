import { escapeHtml } from './escape-html';

/** A name as HTML: one in another language than the text around it says so, and turns nothing beside it. */
export function inLanguage(name: string, lang: string | undefined): string {
  return lang ? `<bdi lang="${escapeHtml(lang)}">${escapeHtml(name)}</bdi>` : escapeHtml(name);
}
