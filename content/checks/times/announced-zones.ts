import { instantOf } from '../../derive/instant';
import { faultAt } from '../../reader/place';
import { valueAt } from '../../reader/walk';
import { LocalTime } from '../../schema/happening';
import { Timezone } from '../../schema/parts/timezone';
import { type Check, entriesOf } from '../check';

/** What clocks of a short name are ahead of UTC, in minutes. Names that two zones share are left out. */
const AHEAD: ReadonlyMap<string, number> = new Map([
  ['UTC', 0],
  ['GMT', 0],
  ['WET', 0],
  ['BST', 60],
  ['WEST', 60],
  ['WAT', 60],
  ['CET', 60],
  ['CEST', 120],
  ['CAT', 120],
  ['SAST', 120],
  ['EET', 120],
  ['EEST', 180],
  ['EAT', 180],
  ['EST', -300],
  ['EDT', -240],
  ['CDT', -300],
  ['MST', -420],
  ['MDT', -360],
  ['PST', -480],
  ['PDT', -420],
]);

/** Announced times whose zone has other clocks on that day: `8:00PM EST` in summer is an hour off. */
export const checkAnnouncedZones: Check = (tree) =>
  entriesOf(tree, 'events').flatMap((entry) => {
    const local = LocalTime.safeParse(valueAt(entry.data, ['startsAt']));
    const zone = Timezone.safeParse(valueAt(entry.data, ['timezone']));
    const name = /\b[A-Z]{3,4}\b/.exec(String(valueAt(entry.data, ['timeDisplay'])))?.[0] ?? '';
    const said = AHEAD.get(name);
    if (!local.success || !zone.success || said === undefined) return [];
    const start = Date.parse(instantOf(local.data, zone.data));
    const ahead = (Date.parse(`${local.data}Z`) - start) / 60_000;
    if (ahead === said) return [];
    const message = `says ${name}, which is ${offset(said)}; the clocks of ${zone.data} are at ${offset(ahead)} then. Correct the name or the timezone.`;
    return [faultAt(entry, ['timeDisplay'], message, { level: 'warning' })];
  });

/** `UTC-5`, `UTC+5:30`. */
function offset(minutes: number): string {
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `UTC${minutes < 0 ? '-' : '+'}${hours}${rest === 0 ? '' : `:${rest}`}`;
}
