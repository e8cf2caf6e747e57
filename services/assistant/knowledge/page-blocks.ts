import { type Passage, passage } from './passage';

/** Keys whose texts are read out, in the order in which they are put together. */
const TEXT_KEYS = ['teaser', 'description', 'lead', 'text', 'body', 'list', 'details', 'note'];
const TITLE_KEYS = ['heading', 'title', 'h1', 'label'];
/** Parts that are for layout or for robots. */
const SKIPPED =
  /^(?:metaDescription|search|empty|labels|profileLabels|fields|card|confirm|meanwhile)$/;

type Node = Record<string, unknown>;

/** The headed parts of a page file, each with the address of its page. */
export function pageBlocks(file: object): Passage[] {
  const top = file as Node; // a file that the schema has checked
  if (typeof top.route === 'string') return blocksOfPage(top, top.route);
  return Object.values(top).flatMap((page) =>
    isNode(page) && typeof page.route === 'string' ? blocksOfPage(page, page.route) : [],
  );
}

function blocksOfPage(page: Node, route: string): Passage[] {
  const pageTitle = String(page.title ?? route);
  const hero = isNode(page.hero) ? page.hero : page;
  const head = passage({
    id: `${route}#`,
    route,
    title: pageTitle,
    text: [hero.lead, page.body].filter((text) => typeof text === 'string').join(' '),
  });
  const blocks = Object.entries(page).flatMap(([key, value]) =>
    key === 'hero' ? [] : blocksIn(value, key, route, pageTitle),
  );
  return [head, ...blocks].filter(({ text }) => text !== '');
}

function blocksIn(value: unknown, key: string, route: string, pageTitle: string): Passage[] {
  if (SKIPPED.test(key)) return [];
  if (Array.isArray(value)) {
    return value.flatMap((child, index) => blocksIn(child, `${key}-${index}`, route, pageTitle));
  }
  if (!isNode(value)) return [];
  // A page inside another's file, as the table of figures in that of the AI page.
  if (typeof value.route === 'string') return blocksOfPage(value, value.route);
  const title = TITLE_KEYS.map((name) => value[name]).find((text) => typeof text === 'string');
  const section = typeof value.id === 'string' ? value.id : undefined;
  const text = textOf(value);
  const own =
    typeof title === 'string' && text !== ''
      ? [
          passage({
            id: `${route}#${section ?? key}`,
            route,
            url: section ? `${route}#${section}` : route,
            title: `${pageTitle}: ${title.replace(/^\d+\.\s*/, '')}`,
            text,
          }),
        ]
      : [];
  const nested = Object.entries(value).flatMap(([name, child]) =>
    TEXT_KEYS.includes(name) ? [] : blocksIn(child, name, route, pageTitle),
  );
  return [...own, ...nested];
}

function textOf(node: Node): string {
  const texts = TEXT_KEYS.flatMap((key) => {
    const value = node[key];
    if (typeof value === 'string') return [value];
    return Array.isArray(value) ? value.filter((line) => typeof line === 'string') : [];
  });
  const parts = Array.isArray(node.parts) ? node.parts.filter(isNode).map(textOf) : [];
  const rows = isNode(node.table) && Array.isArray(node.table.rows) ? node.table.rows : [];
  const lines = rows.map((row) => (Array.isArray(row) ? `${row.join('. ')}` : ''));
  return [...texts, ...parts, ...lines].map(ended).join(' ');
}

function ended(text: string): string {
  return /[.!?:”]$/.test(text.trim()) ? text : `${text}.`;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
