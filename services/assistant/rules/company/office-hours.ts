import type { OfficeHours } from '../../../../content/schema/parts/office-hours';
import { sentences } from '../../phrasing';
import type { Rule } from '../rule';

const DAY =
  /\b(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend|weekday|business day|holiday)s?\b/;
const ASKS =
  /\b(?:(?:office|opening|open|business|working|contact) (?:hours?|times?)|hours|when .*\b(?:open|close|reach|phone|call|there|available|visit)\b|(?:are|is) (?:you|anyone|anybody|somebody|someone|the office) (?:open|there|around|in(?=$|[?!.,]| (?:today|tomorrow|tonight|now|right|on|at|this|during|later|early|between|over|the office)\b)|available|working)|(?:today|tomorrow) open|open (?:now|today|tomorrow|right now|tonight|on (?:the )?(?:weekends?|weekdays?|(?:public |bank )?holidays?|christmas|new year))|what time (?:do|are|can) you|closing time|(?:pacific|namibian|african|cape town) time|time ?zone (?:are|is) (?:your|the) (?:office|open|opening|hours))\b/;
const OTHER =
  /\b(?:told when|know when|tell me when|how many hours|open(?:ings?)? (?:roles?|jobs?|positions?|vacanc\w*)|job|events?|panels?|shows?|concerts?|gigs?|live ?streams?|launch\w*|supplement|print|track|song|closing time songs|sings?|singing|songs|theme|24 hours|deadline|discord)\b/;
const MINUTES = 60;

/** When the office is there, from the hours of the site: by day of the week, and whether it is open now. */
export const officeHours: Rule = ({ line, folded }, { content }, now) => {
  const hours = content.site.officeHours;
  const text = `${line} ${folded}`;
  const isAsked =
    ASKS.test(text) ||
    (DAY.test(text) &&
      /\b(?:open|close\w*|reach|phone|call|around|there|available|office|visit|in|work\w*)\b/.test(
        text,
      ));
  if (!isAsked || OTHER.test(text)) return undefined;
  const all = hours.days
    .map((row) => `${row.days} ${'closed' in row ? row.display.toLowerCase() : row.display}`)
    .join(', ');
  const isPhone = /\b(?:phone|call|ring)\b/.test(text);
  return {
    text: sentences(
      ofDay(hours, text),
      `Office hours: ${all}.`,
      /\b(?:now|right now|today|currently|at the moment)\b/.test(text) && openNow(hours, now),
      isPhone && 'There is no phone number on this site; the form reaches a person.',
    ),
    confidence: 'answer',
    urls: ['/contact', '/faq#contact-hours'],
    rule: 'officeHours',
  };
};

function ofDay({ days }: OfficeHours, text: string): string {
  const on = (day: string, name: string) => {
    const row = days.find((known) => known.days === name);
    if (!row) return '';
    return 'closed' in row ? `On ${day} the office is closed.` : `On ${day}: ${row.display}.`;
  };
  const saturday = on('Saturday', 'Sat');
  const sunday = on('Sunday', 'Sun');
  if (/\bweekend/.test(text)) return sentences(saturday, sunday);
  if (/\bsaturday/.test(text)) return saturday;
  return /\bsunday/.test(text) ? sunday : '';
}

/** Whether somebody is in at a moment, by the office's own clock. */
function openNow({ days, timezone }: OfficeHours, now: Date): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: timezone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now);
  const part = (type: string) => parts.find((found) => found.type === type)?.value ?? '';
  const weekday = part('weekday');
  const row = days.find(
    (known) => known.days === (['Sat', 'Sun'].includes(weekday) ? weekday : 'Mon-Fri'),
  );
  const minutes = Number(part('hour')) * MINUTES + Number(part('minute'));
  const at = (clock: string) => {
    const [hour = 0, minute = 0] = clock.split(':').map(Number);
    return hour * MINUTES + minute;
  };
  const isOpen =
    row !== undefined && 'opens' in row && minutes >= at(row.opens) && minutes < at(row.closes);
  return isOpen ? 'The office is open now.' : 'The office is closed now.';
}
