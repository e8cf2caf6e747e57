import MarkdownIt from 'markdown-it';

const markdown = new MarkdownIt({ html: false, linkify: false });

/** Turns an editor's text (paragraphs, emphasis, lists, links) into HTML. Raw HTML in it is shown as text. */
export function prose(text: string): string {
  return markdown.render(text).trim();
}

/** The same for one line: no paragraph around it. */
export function inline(text: string): string {
  return markdown.renderInline(text);
}

/** Texts of one line each as a list. */
export function proseList(texts: readonly string[]): string {
  return `<ul>${texts.map((text) => `<li>${inline(text)}</li>`).join('')}</ul>`;
}
