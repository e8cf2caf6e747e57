import { markdown } from '../../content/derive/prose';

type Token = ReturnType<typeof markdown.parse>[number];

/** Of the words of a paragraph that stands in nothing else. */
const LEVEL_IN_PAGE = 1;
/** Of the words of a point; of a point in a point it is higher. */
const LEVEL_IN_LIST = 3;

/** Where the links of a text lead once it has left the site. */
type LinkTo = (href: string) => string;

/** An editor's running text as HTML for a mail. A paragraph that is one link and nothing else becomes a button. */
export function proseAsHtml(text: string, linkTo: LinkTo): string {
  const tokens = markdown.parse(text, {});
  for (const { children, level } of tokens) {
    const parts = children ?? [];
    for (const part of parts) {
      const href = part.attrGet('href');
      if (href !== null) part.attrSet('href', linkTo(href));
    }
    const [link, words, end] = parts;
    const isAlone = level === LEVEL_IN_PAGE && end === parts.at(-1);
    if (isAlone && link?.type === 'link_open' && words?.type === 'text') {
      link.attrs = [['class', 'button'], ...(link.attrs ?? [])];
    }
  }
  return markdown.renderer.render(tokens, markdown.options, {}).trim();
}

/** The same as plain text: the address of a link stands behind its words, between angle brackets. */
export function proseAsText(text: string, linkTo: LinkTo): string {
  let plain = '';
  let mark = '';
  let isTight = false;
  for (const { type, info, level, hidden, children } of markdown.parse(text, {})) {
    if (type === 'list_item_open') mark = info ? `${info}. ` : '- ';
    if (type === 'paragraph_open') {
      // the points of a list that has no blank lines stand line under line
      if (plain) plain += isTight && hidden ? '\n' : '\n\n';
      isTight = hidden;
    }
    if (type !== 'inline') continue;
    const isInner = level > LEVEL_IN_LIST;
    plain += (isInner ? '  ' : '') + mark + wordsOf(children ?? [], linkTo);
    mark = '';
  }
  return plain;
}

function wordsOf(parts: readonly Token[], linkTo: LinkTo): string {
  let words = '';
  let href: string | null = null;
  for (const { type, content, attrs } of parts) {
    if (type === 'link_open') href = attrs?.find(([name]) => name === 'href')?.[1] ?? null;
    if (type === 'link_close' && href !== null) words += ` <${linkTo(href)}>`;
    words += type === 'softbreak' ? ' ' : type === 'hardbreak' ? '\n' : content;
  }
  return words;
}
