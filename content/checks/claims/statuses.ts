import { faultAt } from '../../reader/place';
import { texts, valueAt } from '../../reader/walk';
import { type Check, entriesOf } from '../check';

const SAYS_SO = /cancel|called off/i;

/** Where an artist's file says whether the artist has begun. */
const READINGS = [
  ['directory', 'status'],
  ['listing', 'status'],
  ['listing', 'featuredStatus'],
];

/** Stories that still invite to an event that was cancelled. */
export const checkCancelled: Check = (tree) =>
  entriesOf(tree, 'events').flatMap((event) => {
    if (valueAt(event.data, ['status']) !== 'cancelled') return [];
    const story = entriesOf(tree, 'news').find(
      ({ slug }) => slug === valueAt(event.data, ['story']),
    );
    if (!story || texts(story.data).some(({ value }) => SAYS_SO.test(value))) return [];
    const message = `does not say that ${event.file} is cancelled. Say so in a sentence, and write the day as updated.`;
    return [faultAt(story, ['body'], message, { level: 'warning', at: 'key' })];
  });

/** Artists who are called coming soon although a release of theirs is out. */
export const checkStatuses: Check = (tree) => {
  const out = entriesOf(tree, 'releases').filter(({ data }) => valueAt(data, ['status']) === 'out');
  return entriesOf(tree, 'artists').flatMap((entry) => {
    const release = out.find(({ data }) => valueAt(data, ['artist']) === entry.slug);
    if (!release) return [];
    return READINGS.filter((path) => valueAt(entry.data, path) === 'coming-soon').map((path) => {
      const message = `is coming-soon, and ${release.file} is out. Write active, or set that status to coming.`;
      return faultAt(entry, path, message, { level: 'warning' });
    });
  });
};
