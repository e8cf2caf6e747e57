import MarkdownIt from 'markdown-it';

/** Markup that no text of ours has: it is printed as it stands, like raw HTML. */
const NOT_READ = [
  'autolink',
  'backticks',
  'blockquote',
  'code',
  'fence',
  'heading',
  'hr',
  'lheading',
  'reference',
  'strikethrough',
  'table',
];
const PICTURE = '![';

/** Reads an editor's marks: paragraphs, emphasis, lists, links; whatever else is in a text is text. */
export const markdown = new MarkdownIt({ html: false, linkify: false }).disable(NOT_READ);
// A picture could be fetched from anywhere. Left out alone, the rest of it would be read as a link.
markdown.inline.ruler.at('image', (state, silent) => {
  if (!state.src.startsWith(PICTURE, state.pos)) return false;
  if (!silent) state.pending += PICTURE;
  state.pos += PICTURE.length;
  return true;
});

/** Turns an editor's text (paragraphs, emphasis, lists, links) into HTML. Whatever else is in it is shown as text. */
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
