import type { ArtistFile } from '../schema/artist';
import type { BpmRange } from '../schema/parts/bpm-range';

/** Beats per minute of an artist about whom nothing is known: a walking pace. */
const WALKING_BPM = 100;

/** The range that the directory gives, or the artists page if the directory gives none. */
export function bpmRangeOf({ directory, listing }: Readings): BpmRange | null {
  return directory.bpmRange ?? listing?.bpmRange ?? null;
}

/** Beats per minute: the middle of that range, rounded half up; else what is assumed. */
export function bpmOf(artist: Readings): number {
  const range = bpmRangeOf(artist);
  if (range) return Math.floor((range.low + range.high) / 2 + 0.5);
  return artist.bpmAssumed ?? WALKING_BPM;
}

type Readings = Pick<ArtistFile, 'directory' | 'listing' | 'bpmAssumed'>;
