import { faultAt } from '../../reader/place';
import type { Tree } from '../../reader/read-tree';
import { placesAt, valueAt } from '../../reader/walk';
import { type Check, entriesOf, onlyTexts, printedTexts } from '../check';
import { clockTime } from './clock-time';

const DAYS = 'officeHours.days.*';
/** A range such as `9:00 AM-6:00 PM PST` or `09:00–18:00`. */
const RANGE =
  /\b\d{1,2}(?::\d\d)?\s?[AP]M\s?[-–—]\s?\d{1,2}(?::\d\d)?\s?[AP]M(?: [A-Z]{2,5})?\b|\b\d{1,2}:\d\d\s?[-–—]\s?\d{1,2}:\d\d(?: [A-Z]{2,5})?\b/g;

/** Days on which the office closes before it opens, or whose hours as printed are others than those computed with. */
export const checkOfficeHours: Check = (tree) =>
  entriesOf(tree, 'site.yaml').flatMap((entry) =>
    placesAt(entry.data, DAYS).flatMap(({ path, value }) => {
      const [opens, closes, display] = ['opens', 'closes', 'display'].map((field) =>
        valueAt(value, [field]),
      );
      if (typeof opens !== 'string' || typeof closes !== 'string') return [];
      if (closes <= opens) {
        const message = `is not after ${opens}, when the office opens. Write a later time.`;
        return [faultAt(entry, [...path, 'closes'], message)];
      }
      const printed = typeof display === 'string' ? clockTimes(display) : [];
      if (printed.length !== 2 || printed.join() === [opens, closes].join()) return [];
      const message = `says ${printed.join(' to ')}, but the hours are ${opens} to ${closes}. Change both together.`;
      return [faultAt(entry, [...path, 'display'], message, { level: 'warning' })];
    }),
  );

/** Answers that print other hours than the office's: they are written out there once more. */
export const checkPrintedHours: Check = (tree) => {
  const displays = printedHours(tree);
  return tree.entries
    .filter(({ kind }) => kind === 'faq.yaml' || kind === 'asks' || kind.startsWith('assistant/'))
    .flatMap((entry) =>
      printedTexts(entry).flatMap(({ path, value }) => {
        const other = value.match(RANGE)?.find((range) => !displays.includes(range));
        if (other === undefined || displays.length === 0) return [];
        const message = `says ${other}, but the hours of the office are ${displays.join(', ')}. Change them together.`;
        return [faultAt(entry, path, message, { level: 'warning' })];
      }),
    );
};

function printedHours(tree: Tree): string[] {
  const [site] = entriesOf(tree, 'site.yaml');
  return onlyTexts(placesAt(site?.data, `${DAYS}.display`)).filter((text) => /\d/.test(text));
}

/** The times of a range. */
function clockTimes(range: string): string[] {
  return range.split(/[-–—]|\bto\b/).flatMap((part) => clockTime(part) ?? []);
}
