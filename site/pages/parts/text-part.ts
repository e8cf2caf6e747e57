import { inline, prose } from '../../../content/derive/prose';
import type { Section, Table } from '../../../content/schema/parts/section';
import type { Site } from '../../../content/schema/site';
import type { LinkTo } from '../page';
import { linksTo } from './links';
import { numbered } from './numbered';

/** A headed part of a page of text. */
export interface TextPart {
  id: string;
  title: string;
  html: string;
  /** Cells as HTML. */
  table?: Table;
  links: LinkTo[];
  /** What stands beside the heading while the part waits for the owner. */
  status?: string;
}

/** Reads a section of content: text, list, table and where it leads. */
export function textPart(section: Section, site: Site): TextPart {
  const { id, heading, body, list, table, action, link, status } = section;
  const text = [body ?? '', list.map((item) => `- ${item}`).join('\n')].join('\n\n');
  return {
    id,
    title: numbered(heading).title,
    html: prose(text),
    ...(table && {
      table: { columns: table.columns, rows: table.rows.map((row) => row.map(inline)) },
    }),
    links: [...(action ? linksTo([action], site) : []), ...(link ? [link] : [])],
    ...(status && { status }),
  };
}

/** A part of one plain paragraph. */
export function plainPart(id: string, title: string, text: string): TextPart {
  return { id, title, html: `<p>${inline(text)}</p>`, links: [] };
}
