import type { Content } from '../../../content/schema/content';
import { eventPlaces } from '../../pages/parts/event-places';
import { writeOnly } from '../keep-only';
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
  content: Content,
  origin: string,
  stampedAt: string,
): Promise<void> {
  const { happenings, pages, site } = content;
  const { addressOf } = eventPlaces(content);
  const entries = happenings.map((happening) => ({
    ...happening,
    url: origin + addressOf(happening),
  }));
  const name = `${site.brand.name}: ${pages.join.events.title}`;

  const files: [string, string][] = [
    [ALL_EVENTS, calendar(entries, stampedAt, name)],
    ...entries.map((entry): [string, string] => [
      `/events/${entry.slug}.ics`,
      calendar([entry], stampedAt),
    ]),
  ];
  await writeOnly(folder, '/events', files);
}
