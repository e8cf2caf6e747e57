import type { Fault } from '../reader/fault';
import { faultAt } from '../reader/place';
import type { TreeEntry } from '../reader/read-tree';
import { placesAt, valueAt } from '../reader/walk';
import { PICTURE_CREDITS, RELEASE_ROLES, TEXT_ROLES } from '../schema/credits';
import { type Check, entriesOf } from './check';

/** Roles that nobody answers for. */
export const checkRoles: Check = (tree) => [
  ...entriesOf(tree, 'releases').flatMap((entry) => unanswered(entry, ['credits'], RELEASE_ROLES)),
  ...entriesOf(tree, 'news').flatMap((entry) => unanswered(entry, ['credits'], TEXT_ROLES)),
  ...entriesOf(tree, 'bulletins').flatMap((entry) => unanswered(entry, ['credits'], TEXT_ROLES)),
  ...entriesOf(tree, 'press').flatMap((entry) => unanswered(entry, ['credits'], TEXT_ROLES)),
  ...entriesOf(tree, 'artists').flatMap((entry) =>
    unanswered(entry, ['profile', 'biography', 'credits'], TEXT_ROLES),
  ),
];

/** While a role is mistyped, its own complaint is enough. */
function unanswered(entry: TreeEntry, at: PropertyKey[], wanted: readonly string[]): Fault[] {
  const path = [...at, 'roles'];
  const given = valueAt(entry.data, path);
  if (!Array.isArray(given) || given.length === 0) return [];
  const roles = given.map((_, index) => valueAt(given, [index, 'role']));
  if (!roles.every((role) => wanted.some((known) => known === role))) return [];
  return wanted
    .filter((role) => !roles.includes(role))
    .map((role) => {
      const message = `nobody answers for ${role}. Add - { role: ${role}, use: unknown, by: "", status: open }, or use: none where there is no such part.`;
      return faultAt(entry, path, message, { at: 'key' });
    });
}

/** Lines that name a tool where by their own word no tool took part. */
export const checkTools: Check = ({ entries }) =>
  entries.flatMap((entry) =>
    placesAt(entry.data, '**.roles.*').flatMap(({ path, value }): Fault[] => {
      const use = valueAt(value, ['use']);
      if (typeof valueAt(value, ['tool']) !== 'string') return [];
      if (use !== 'human' && use !== 'none') return [];
      const message = `names a generative tool, while use is ${use}. Delete the line, or write use: assisted. Tools without generated parts are not listed.`;
      return [faultAt(entry, [...path, 'tool'], message)];
    }),
  );

/** Pictures of which neither the drawing program nor a file says how they were made. */
export const checkPictureCredits: Check = (tree) =>
  tree.entries.flatMap((entry) =>
    placesAt(entry.data, entry.kind === 'artists' ? 'image.*' : '*.file').flatMap(
      ({ path, value }): Fault[] => {
        const isPicture = typeof value === 'string' && tree.pictures.names.has(value);
        const block = path.slice(0, -1);
        if (!isPicture || tree.pictures.drawn.has(value)) return [];
        if (valueAt(entry.data, [...block, 'credits']) !== undefined) return [];
        const message = `nobody has said how this picture was made. Add ${PICTURE_CREDITS} beside it; content/schema/credits.ts explains each word.`;
        return [faultAt(entry, path, message, { level: 'notice' })];
      },
    ),
  );
