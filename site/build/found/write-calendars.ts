import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Content } from '../../../content/schema/content';
import { calendar } from './calendar';

/** Address of the calendar that holds every event. */
export const ALL_EVENTS = '/events/all.ics';

/**
 * Writes `events/<slug>.ics` for each event, and `events/all.ics` for those who subscribe.
 *
 * @param folder the export, `public`
 * @param stampedAt ISO 8601 moment of the build
 */
export async function writeCalendars(
  folder: string,
  { happenings, pages, site }: Content,
  origin: string,
  stampedAt: string,
): Promise<void> {
  const url = origin + pages.join.events.route;
  const entries = happenings.map((happening) => ({ ...happening, url }));
  const name = `${site.brand.name}: ${pages.join.events.title}`;

  await mkdir(path.join(folder, 'events'), { recursive: true });
  await writeFile(path.join(folder, ALL_EVENTS), calendar(entries, stampedAt, name));
  for (const entry of entries)
    await writeFile(path.join(folder, 'events', `${entry.slug}.ics`), calendar([entry], stampedAt));
}
