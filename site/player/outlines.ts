import type { Item } from './track';

/** Triangles of the curve under the slider: the build measures that of a signature, the composer that of another take. */
export const CURVE_PARTS = 144;

/** What is drawn of an item: how long it is, and how loud each part. */
export interface Outline {
  seconds: number;
  curve: readonly number[];
}

const UNHEARD: readonly number[] = Array.from({ length: CURVE_PARTS }, () => 0);
const known = new Map<string, Outline>();

/** The name of an item, for what is kept of it. */
export function keyOf({ track, take }: Item): string {
  return `${track.artistId} ${take}`;
}

/** The outline of an item. That of another take is flat until it has been composed. */
export function outlineOf(item: Item): Outline {
  const { seconds, curve } = item.track;
  if (item.take === 0) return { seconds, curve };
  return known.get(keyOf(item)) ?? { seconds, curve: UNHEARD };
}

/** Keeps what has become known of a take. */
export function keepOutline(item: Item, outline: Partial<Outline>): void {
  known.set(keyOf(item), { ...outlineOf(item), ...outline });
}
