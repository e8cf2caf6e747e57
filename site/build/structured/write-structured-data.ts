import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { StructuredData } from './nodes';

const BEFORE = /<script type="application\/ld\+json">.*?<\/script>/s;

/**
 * Writes each page's graph into its HTML. Here and not in the page's data, because only those who load
 * a document read it: it costs no script and nothing while browsing. A second run replaces the first's.
 *
 * @param folder the export, `public`
 */
export async function writeStructuredData(
  folder: string,
  graphs: ReadonlyMap<string, StructuredData>,
): Promise<void> {
  await Promise.all(
    [...graphs].map(async ([address, data]) => {
      const file = path.join(folder, address, 'index.html');
      const html = await readFile(file, 'utf8');
      const written = withStructuredData(html, data);
      if (written !== html) await writeFile(file, written);
    }),
  );
}

/** The page with its graph at the end of its head. */
export function withStructuredData(html: string, data: StructuredData): string {
  const element = `<script type="application/ld+json">${inert(data)}</script>`;
  const bare = html.replace(BEFORE, '');
  const end = bare.indexOf('</head>');
  if (end < 0) throw new Error('A page without a head cannot say what it is about.');
  return bare.slice(0, end) + element + bare.slice(end);
}

/** No text in it can end the element or begin a comment: every `<` is written by its number. */
function inert(data: StructuredData): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
