import type { Fault } from '../../reader/fault';
import { faultAt } from '../../reader/place';
import type { TreeEntry } from '../../reader/read-tree';
import { texts, valueAt } from '../../reader/walk';
import { LocalTime } from '../../schema/happening';
import { Day } from '../../schema/parts/address';
import { type Check, entriesOf } from '../check';
import { clockTime } from './clock-time';

const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );
/** `20 February 2024`, `20 February`. */
const DAY = new RegExp(`(?<![\\d.])(\\d{1,2}) (${MONTHS.join('|')})(?: (\\d{4}))?`, 'g');
/** `3:00PM`, `15:00`, `8 pm`. */
const TIME = /(?<![\d:.–-])(?:\d{1,2}:\d{2}(?:\s?[ap]\.?m\b)?|\d{1,2}(?:\.\d{2})?\s?[ap]\.?m\b)/gi;
/** What readers are told, less what is printed letter for letter. */
const TOLD = new Set(['title', 'subtitle', 'summary', 'description', 'metaDescription', 'body']);

/**
 * Texts that still tell the old day or hour of an event or a release that was moved: its own, and those of the story
 * about it. A text that tells the right one too may tell others.
 */
export const checkToldTimes: Check = (tree) => [
  ...entriesOf(tree, 'events').flatMap((event) => {
    const times = ['startsAt', 'endsAt'].map((at) =>
      LocalTime.safeParse(valueAt(event.data, [at])),
    );
    const story = valueAt(event.data, ['story']);
    const about = entriesOf(tree, 'news').filter(({ slug }) => slug === story);
    return [event, ...about].flatMap((entry) => oldTimes(entry, event, times));
  }),
  ...entriesOf(tree, 'releases').flatMap((entry) =>
    oldTimes(entry, entry, [Day.safeParse(valueAt(entry.data, ['releasesOn']))]),
  ),
];

type Read = { success: true; data: string } | { success: false };

/** Without a beginning there is nothing to compare with; a malformed one is complained of elsewhere. */
function oldTimes(entry: TreeEntry, { file }: TreeEntry, read: Read[]): Fault[] {
  const times = read.flatMap((time) => (time.success ? [time.data] : []));
  if (!read[0]?.success) return [];
  const start = read[0].data;
  const clocks = new Set(times.map((time) => time.slice(11)));
  return texts(entry.data)
    .filter(({ path: [name] }) => TOLD.has(String(name)))
    .flatMap(({ path, value }) => {
      const fault = (said: string, is: string) => {
        const message = `says ${said}, but ${file} says ${is}. Write the new one, or both.`;
        return faultAt(entry, path, message, { level: 'warning', find: said });
      };
      const days = [...value.matchAll(DAY)];
      const hours = start.length > 10 ? [...value.matchAll(TIME)].map(([said]) => said) : [];
      return [
        ...(days.some((day) => times.some((time) => isDayOf(day, time)))
          ? []
          : days.slice(0, 1).map(([said]) => fault(said, dayIn(start)))),
        ...(hours.some((said) => clocks.has(clockTime(said) ?? ''))
          ? []
          : hours.slice(0, 1).map((said) => fault(said, start.slice(11)))),
      ];
    });
}

function isDayOf([, day, month = '', year]: RegExpExecArray, time: string): boolean {
  const numbers = [MONTHS.indexOf(month) + 1, day].map((part) => String(part).padStart(2, '0'));
  return time.slice(0, 10).endsWith([...(year ? [year] : []), ...numbers].join('-'));
}

/** `2026-03-14T20:00` as `14 March 2026`. */
function dayIn(time: string): string {
  const [year, month, day] = time.slice(0, 10).split('-').map(Number);
  return `${day} ${MONTHS[(month ?? 1) - 1]} ${year}`;
}
