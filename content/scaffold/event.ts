import { DAY_MS } from '../derive/instant';
import type { ScaffoldFacts } from './facts';
import { asText, dayOf, nameOf, toBeWritten } from './words';

/** The file of a new event, four weeks ahead. */
export function eventText({ slug, today }: ScaffoldFacts): string {
  const day = dayOf(new Date(today.getTime() + 28 * DAY_MS));
  return `title: ${asText(nameOf(slug))}
# Time on the clocks of the event's zone.
startsAt: "${day}T20:00"
# The same way, or null while it is open.
endsAt: null
# A name such as Africa/Windhoek, Europe/London, America/New_York.
timezone: Africa/Windhoek
# The time as announced, letter for letter.
timeDisplay: 8:00PM CAT
# online, onsite or hybrid; null while it is open.
mode: null
place: Place to be confirmed
# Ids of the artists who take part.
artists: []
# The hubs whose lists show it: africa, global, or both.
hubs: [africa, global]
# scheduled or cancelled. Past and upcoming are worked out when somebody looks at the page.
status: scheduled
summary: ${toBeWritten('one or two sentences with date and time.')}
description: ${toBeWritten('what happens, and what is not known yet.')}
actions:
  # While it is to come. Add { label: RSVP, url: "https://…" } when there is an address.
  upcoming: [{ label: Add to Calendar, action: ics }]
  # Once it is over. The replay appears when its address is filled in.
  past:
    - { label: Watch replay, url: "" }
    - { label: Ask about the next one, href: "/contact?type=general&about=${slug}" }
# The slug of a story about it, or null.
story: null
# Identifies the entry in visitors' calendars. Never change it once published.
uid: ${slug}@example.com
confirm: [Date and time, place, who takes part.]
`;
}
