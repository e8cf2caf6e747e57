import { remember } from '../../../remember';
import { fold, wordsOf } from '../../words/fold';

/** Stands before a place, in the languages that are understood. */
const BEFORE_PLACE = new Set(['in', 'for', 'at', 'a', 'em', 'en', 'huko', 'fur', 'fuer', 'vir']);
/** So many words of a place are looked up: `Dar es Salaam`. */
const PLACE_WORDS_MAX = 3;

/**
 * The day and hour of a moment in a town that folded text names, such as `In Lagos that is 02:00 on
 * 15 February 2024.`; empty where it names none that a time zone is called after. `moment` is ISO 8601 UTC.
 */
export function clockIn(folded: string, moment: string): string {
  const town = townIn(folded);
  if (!town) return '';
  const of = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { timeZone: town.zone, ...options }).format(new Date(moment));
  const hour = of({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return `In ${town.name} that is ${hour} on ${of({ day: 'numeric', month: 'long', year: 'numeric' })}.`;
}

function townIn(folded: string) {
  const words = wordsOf(folded);
  for (const [at, word] of words.entries()) {
    if (!BEFORE_PLACE.has(word)) continue;
    for (let length = PLACE_WORDS_MAX; length > 0; length -= 1) {
      const found = zonesByTown('').get(words.slice(at + 1, at + 1 + length).join(' '));
      if (found) return found;
    }
  }
  return undefined;
}

/** Towns by their folded names: each zone is called after one. Read when first asked for. */
const zonesByTown = remember(
  () =>
    new Map(
      Intl.supportedValuesOf('timeZone').flatMap((zone) => {
        const name = zone.split('/').at(-1)?.replaceAll('_', ' ') ?? '';
        return zone.includes('/') ? [[fold(name), { name, zone }] as const] : [];
      }),
    ),
);
