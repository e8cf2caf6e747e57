import type { Fault } from '../../reader/fault';
import { type FaultOptions, faultAt } from '../../reader/place';
import type { Tree, TreeEntry } from '../../reader/read-tree';
import { placesAt, valueAt } from '../../reader/walk';
import { type Check, eachAlone, entriesOf } from '../check';
import { routePlaces } from '../links/known-routes';

interface Claim {
  entry: TreeEntry;
  path: PropertyKey[];
  /** What may be claimed only once. */
  value: string;
}

/** Lists whose ids name parts of one page or file. */
const ID_LISTS = [
  'genres.*.id',
  'facts.*.id',
  'items.*.id',
  'topics.*.id',
  'tabs.*.id',
  'sections.*.id',
  '*.sections.*.id',
  '*.cards.*.id',
  'knownGaps.*.id',
  'actions.*.id',
  'followUps.*.id',
  'options.*.id',
  'newsletter.topics.*.id',
  'inquiryTypes.*.id',
  'team.groups.*.id',
  'team.positions.*.id',
  'credits.roles.*.role',
  'officeHours.days.*.days',
];

/** Lists of entries that choose among what is there. */
const CHOICES = ['artists.*', 'hubs.*', 'featured.*', 'stats.*', 'facts.*', 'mood.*'];

/** Ids that stand twice in one list. */
export const checkIds = eachAlone((entry) => [
  ...ID_LISTS.flatMap((list) =>
    twice(claims(entry, list), 'Ids are unique within a list. Choose another.'),
  ),
  ...CHOICES.flatMap((list) =>
    twice(claims(entry, list), 'Once is enough. Delete one of the two.'),
  ),
]);

/** Two pages at one address. */
export const checkRoutes: Check = (tree) =>
  twice(routePlaces(tree), 'Choose another address; an entry takes it from the name of its file.');

/** Genres and calendar ids that two files define. */
export const checkSharedIds: Check = ({ entries }) => {
  const all = (list: string) => entries.flatMap((entry) => claims(entry, list));
  return [
    ...twice(
      [...all('genres.*.id'), ...all('genre.id')],
      'A genre is defined once. Write only its id here.',
      true,
    ),
    ...twice(
      all('uid'),
      'Every event has its own. Change that of the event nobody has seen yet; a published one stays.',
    ),
  ];
};

/** Questions that lead to two places: the assistant could not choose. */
export const checkAsks: Check = (tree) =>
  twice(
    entriesOf(tree, 'asks')
      .flatMap((entry) => claims(entry, 'asks.*.asks.*'))
      .map((claim) => ({ ...claim, value: claim.value.toLowerCase() })),
    'A question leads to one place. Keep the better of the two.',
  );

/** Artists of one name: neither visitors nor the assistant could tell them apart. */
export const checkNames: Check = (tree) =>
  twice(
    entriesOf(tree, 'artists')
      .flatMap((entry) => claims(entry, 'name'))
      .map((claim) => ({ ...claim, value: claim.value.toLowerCase() })),
    'Nobody could tell the two apart. Choose another name.',
  );

/** Descriptions that two pages share. */
export const checkDescriptions: Check = ({ entries }) =>
  twice(
    entries.flatMap((entry) => claims(entry, '**.metaDescription')),
    'Search engines want one for each page. Write another.',
    false,
    { level: 'warning' },
  );

/** Two releases of one artist in the same place, and two artists in the same place of lists. */
export const checkOrder: Check = (tree) => {
  const releases = ordered(tree, 'releases', (entry) => `${valueAt(entry.data, ['artist'])} `);
  const artists = ordered(tree, 'artists', () => '');
  return [
    ...twice(releases, 'Number an artist’s releases in the order of publication.'),
    ...twice(artists, 'Lists need to know who comes first. Choose another number.', false, {
      level: 'warning',
    }),
  ];
};

function ordered(
  tree: Tree,
  kind: TreeEntry['kind'],
  among: (entry: TreeEntry) => string,
): Claim[] {
  return entriesOf(tree, kind).flatMap((entry): Claim[] => {
    const order = valueAt(entry.data, ['order']);
    return typeof order === 'number'
      ? [{ entry, path: ['order'], value: `${among(entry)}${order}` }]
      : [];
  });
}

function claims(entry: TreeEntry, pattern: string): Claim[] {
  return placesAt(entry.data, pattern).flatMap(({ path, value }) =>
    typeof value === 'string' ? [{ entry, path, value }] : [],
  );
}

/** A fault for every claim after the first; `acrossFiles` leaves those within one file to `checkIds`. */
function twice(
  claimed: Claim[],
  mend: string,
  acrossFiles = false,
  options?: FaultOptions,
): Fault[] {
  const first = new Map<string, Claim>();
  return claimed.flatMap(({ entry, path, value }) => {
    const earlier = first.get(value);
    if (!earlier) first.set(value, { entry, path, value });
    if (!earlier || (acrossFiles && earlier.entry === entry)) return [];
    const where = faultAt(earlier.entry, earlier.path, '');
    const what = value.length > 60 ? 'this text' : `\`${value}\``;
    const message = `${what} stands already at ${where.file}:${where.line}. ${mend}`;
    return [faultAt(entry, path, message, options)];
  });
}
