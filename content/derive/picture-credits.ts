import type { Credits } from '../schema/complete-credits';
import type { PictureCredits } from '../schema/credits';
import { completeCredits } from './credits';

/** The pictures in `media/`: all of them, and those that our own program has drawn. */
export interface Pictures {
  names: ReadonlySet<string>;
  drawn: ReadonlySet<string>;
}

const LINE = { role: 'artwork', by: '' } as const;

const DRAWN = completeCredits([
  {
    ...LINE,
    use: 'algorithm',
    tool: 'Our drawing program',
    status: 'confirmed: pictures are drawn by an algorithm',
  },
]);

const UNKNOWN = completeCredits([
  { ...LINE, use: 'unknown', tool: null, status: 'nobody has said how it was made' },
]);

/** The credits of every picture by its name. What a content file says goes before what the manifest knows. */
export function pictureCredits(
  { names, drawn }: Pictures,
  given: ReadonlyMap<string, PictureCredits>,
): Record<string, Credits> {
  return Object.fromEntries(
    [...names].map((name) => {
      const roles = given.get(name)?.roles;
      return [name, roles ? completeCredits(roles) : drawn.has(name) ? DRAWN : UNKNOWN];
    }),
  );
}
