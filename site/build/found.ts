import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Content } from '../../content/schema/content';
import type { Page, PageInput } from '../pages/page';
import { writeFeeds } from './feeds/write-feeds';
import type { StructuredData } from './structured/nodes';
import { structuredData } from './structured/structured-data';
import { writeStructuredData } from './structured/write-structured-data';

const GRAPHS = 'structured-data.json';

/** Keeps what search engines are told of each page until its HTML is there. */
export async function prepareFound(
  folder: string,
  input: PageInput,
  pages: Page[],
  origin: string,
): Promise<void> {
  const graphs = structuredData(input, pages, origin);
  await writeFile(path.join(folder, GRAPHS), JSON.stringify([...graphs]));
}

/**
 * Adds to the export what programs read: search engines, readers of feeds, calendars, chats.
 *
 * @param prepared the folder that `prepareFound` wrote to
 * @param folder the export, `public`
 */
export async function writeFound(
  prepared: string,
  folder: string,
  content: Content,
  origin: string,
): Promise<void> {
  const written = await readFile(path.join(prepared, GRAPHS), 'utf8');
  // prepareFound is the only writer
  const graphs = JSON.parse(written) as [string, StructuredData][];
  await writeStructuredData(folder, new Map(graphs));
  await writeFeeds(folder, content, origin, new Date().toISOString(), () => undefined);
}
