import type { Inks } from '../colour/palettes';
import type { Figure } from '../figure/figure';
import type { ArtParameters } from '../parameters';
import type { Sheet } from '../sheet';
import type { LoomName } from './loom-names';

/** What a loom is given: the artist, the figure, and the colours by name. */
export interface Commission<Name extends LoomName> {
  parameters: ArtParameters;
  figure: Figure;
  inks: Inks<Name>;
}

/** Fills a sheet with one artist's cloth, bent over the figure. */
export type Loom<Name extends LoomName> = (sheet: Sheet, commission: Commission<Name>) => void;
