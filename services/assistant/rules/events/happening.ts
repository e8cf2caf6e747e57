import type { Happening } from '../../../../content/schema/content';
import type { Action } from '../../../contracts/assistant';
import { dayInWords } from '../../knowledge/in-words';
import { fillIn, sentences } from '../../phrasing';
import { fold, wordsOf } from '../../words/fold';
import type { Rule, Site } from '../rule';
import { clockIn } from './clock-in';
import { eventsAskedOf, type Narrowed } from './events-asked-of';

const EVENT =
  /\b(?:events?|shows?|concerts?|panel|rsvp|replay|virtual|happening|dates|calendar|livestream|live ?stream|performance|perform|gigs?)\b/;
const ASKS =
  /\b(?:when|time|hour|day|date|dates|next|another|upcoming|coming up|where|rsvp|attend|watch|replay|recording|recorded|start|starts|begin|begins|any|list|which|(?:are|were) there|(?:do|did) you (?:have|hold|do|run)|past|join|happening|calendar|soon|(?:can|could) i still|still (?:see|watch|get|join|attend|go|on|available)|over|missed?|late|until|days|weeks|ago|passed|took place|this (?:week|month|year)|sign up|register|register|planned|february|valentine|14|20)\b/;
const CALENDAR = /\b(?:calendar|save the date)\b/;
/** While nothing is to come that could be saved. */
const CALENDAR_FEED =
  'Subscribe to the calendar on the page of feeds, and new dates appear in your own by themselves.';
/** The hour of a saved date is off: that is for support. */
const ODD_HOUR =
  /\bcalendar\b.*\b(?:wrong|odd|off|incorrect|shifted)\b|\b(?:wrong|odd)\b.*\bcalendar\b/;
const ABOUT_SERIES = /\b(?:series|own time|how does|what is a|news|story|article|data|feeds?)\b/;
const TO_COME =
  /\b(?:next|another|upcoming|coming up|soon|any|this (?:week|month|year)|planned|future|do you (?:do|play|have|hold))\b/;
const WHERE = /\b(?:where (?:was|is|will|does|did)|venue|held|place|which city)\b/;
const TO_ATTEND = /\brsvp|sign up|register|attend\b/;
const TO_WATCH = /\b(?:replay|record|watch|see|miss)/;
const PAST = /\b(?:past|previous|earlier|took place)\b/;
/** Asked of an artist: of the events that name nobody, and of those that name the artist. */
const NEXT = /\b(?:next|upcoming) (?:event|show|concert|gig|performance)s?\b/;

/** `Is there a concert in Lagos?` means one to come; `Is there a concert film?` is about no concert. */
const IS_THERE =
  /\b(?:(?:is|are) there|(?:una|you) (?:dey )?get) (?:an? |any )?(?:live |virtual |online )?(?:events?|shows?|concerts?|panel|gigs?|performances?)(?:$| (?:in|on|at|near|around|for|by|with|to|this|next|today|tonight|tomorrow|soon|coming|planned|here|anywhere)\b)/;
const WAS_THERE =
  /\bwas there (?:an? |any )?(?:\w+ )?(?:event|show|concert|panel|gig|performance)\b/;

/** How many events one reply tells: more are a list, and that has a page. */
const TOLD_MAX = 3;
/** A shorter title with a word for events in it, such as Virtual show, is what a whole kind of them is called. */
const TITLE_WORDS_MIN = 3;
/** A word alone, such as Home, is said of much else. */
const NAME_WORDS_MIN = 2;

/** When an event is, or was: by the clock of the moment somebody asks. */
export const happening: Rule = ({ line, folded, artists }, site, now) => {
  const asked = eventsAskedOf(site.content.happenings, line, artists);
  if (!isAskedFor(asked, line, artists)) return undefined;
  const isForCalendar = CALENDAR.test(line);
  const events = PAST.test(line)
    ? asked.events.filter((event) => isPast(event, now))
    : asked.events;
  const meant = meantBy(line, events);
  const isNext = isForCalendar || IS_THERE.test(line) || TO_COME.test(line);
  const all = isNext ? meant.filter((event) => !isPast(event, now)) : meant;
  const chosen = nearest(all, now);
  const offer = isForCalendar ? calendarAction(chosen, site) : undefined;
  // How an event is held is not known: then where it is, is open.
  const isOpen = WHERE.test(line) && chosen.some(({ mode }) => mode === null);
  return {
    text: sentences(
      ...(chosen.length > 0
        ? chosen.map((event) => told(event, site, now))
        : noneToCome(events, site, now)),
      ...chosen.map(({ startsAtUtc }) => clockIn(folded, startsAtUtc)),
      isForCalendar && !offer && CALENDAR_FEED,
      all.length > chosen.length && `The events page lists ${all.length - chosen.length} more.`,
      ...(WHERE.test(line) ? chosen.map(placed) : []),
      TO_ATTEND.test(line) && 'RSVP opens on the events page while an event is still to come.',
      TO_WATCH.test(line) &&
        chosen.some((event) => isPast(event, now)) &&
        'A replay, where there is one, is linked on the event.',
      offer && fillIn(site.content.assistant.replies.action, { action: offer.label }),
    ),
    confidence: isOpen ? 'hedge' : 'answer',
    urls: [
      '/join/events',
      isOpen ? '/contact' : isForCalendar && !offer ? '/join/feeds' : '/news/events',
    ],
    ...(offer && { action: offer }),
    rule: 'happening',
  };
};

/** Whether a line is about these events, and asks what is known of an event. */
function isAskedFor({ events, isNamed }: Narrowed, line: string, artists: readonly string[]) {
  if (ODD_HOUR.test(line) || ABOUT_SERIES.test(line)) return false;
  // what has a story is told by that, unless its day is asked for
  const isTitled = events.some(
    (event) => isCalled(event, line) && (event.story === null || ASKS.test(line)),
  );
  if (artists.length > 0 && !isTitled && !NEXT.test(line)) return false;
  // How it is done stands in the FAQ.
  if (CALENDAR.test(line)) return !/^how\b|\bsubscri/.test(line);
  const asks = [ASKS, IS_THERE, WAS_THERE].some((pattern) => pattern.test(line));
  return isTitled || (EVENT.test(line) && (asks || isNamed));
}

/** The events that have their title in the line, else those that fit it, else all. */
function meantBy(line: string, events: Happening[]): Happening[] {
  const called = events.filter((event) => isCalled(event, line));
  const named = called.length > 0 ? called : events.filter((event) => isMeant(event, line));
  return named.length > 0 ? named : events;
}

/** That nothing is to come, and the last that were. */
function noneToCome(events: Happening[], { content }: Site, now: Date) {
  const past = nearest(
    events.filter((event) => isPast(event, now)),
    now,
  );
  return [
    content.assistant.replies.noUpcoming,
    past.length > 0 && `So far: ${past.map(shortly).join('; ')}.`,
  ];
}

/** While it is not known how an event is held, its place is a sentence that says so. */
function placed({ mode, place }: Happening): string {
  return mode === null ? `${place}.` : `Place: ${place}.`;
}

/** The calendar file of the event that comes first. */
function calendarAction(events: Happening[], { content }: Site): Action | undefined {
  const label = content.assistant.actions.find(({ id }) => id === 'calendar')?.label;
  const first = events
    .filter(({ status }) => status !== 'cancelled')
    .sort((a, b) => a.startsAtUtc.localeCompare(b.startsAtUtc))[0];
  if (!first || !label) return undefined;
  return { type: 'calendar', href: `/events/${first.slug}.ics`, label, confirm: true };
}

function isPast({ overAtUtc }: Happening, now: Date): boolean {
  return overAtUtc <= now.toISOString();
}

/** Of events in their order the next to come; where none is, the last that were. */
function nearest(events: Happening[], now: Date): Happening[] {
  if (events.length <= TOLD_MAX) return events;
  const upcoming = events.filter((event) => !isPast(event, now));
  return upcoming.length > 0 ? upcoming.slice(0, TOLD_MAX) : events.slice(-TOLD_MAX);
}

/** Whether the line has the whole title. */
function isCalled({ title }: Happening, line: string): boolean {
  const words = wordsOf(fold(title));
  const needed = EVENT.test(words.join(' ')) ? TITLE_WORDS_MIN : NAME_WORDS_MIN;
  return words.length >= needed && ` ${line} `.includes(` ${words.join(' ')} `);
}

function isMeant({ title, slug, startsAt }: Happening, line: string): boolean {
  const words = title.toLowerCase().split(' ');
  const isPanel = words.includes('panel');
  const asksPanel = /\bpanel\b/.test(line);
  if (asksPanel) return isPanel;
  const asksShow = /\b(?:shows?|virtual|valentine|concerts?|performance)\b/.test(line);
  return (
    (asksShow && !isPanel) ||
    line.includes(slug) ||
    line.includes(dayInWords(startsAt).toLowerCase())
  );
}

function told(event: Happening, { content }: Site, now: Date): string {
  const date = `${dayInWords(event.startsAt)}, ${event.timeDisplay}`;
  const when = `${event.title}: ${date}.`;
  if (event.status === 'cancelled') return `${when} It was cancelled.`;
  return isPast(event, now)
    ? `${event.title}. ${fillIn(content.assistant.replies.pastEvent, { date })}`
    : `${when} ${event.summary}`;
}

function shortly({ title, startsAt, timeDisplay }: Happening): string {
  return `${title}, ${dayInWords(startsAt)}, ${timeDisplay}`;
}
