import type { Framing } from '../figure/framing';
import type { FigureFormat } from '../formats';
import type { Part } from './material';
import type { Vector } from './shapes';
import type { Vary } from './vary';

/** A round ornament of the headwear that a loom may centre its rings on. */
export interface Medallion {
  centre: Vector;
  radii: Vector;
}

/** What the head wears: the pieces, what they hide, and how a picture is framed round them. */
export interface Dressing {
  parts: readonly Part[];
  /** as a hood does: no ears, and nothing shines through between cheek and cloth */
  enclosesFace: boolean;
  medallions: readonly Medallion[];
  framings: Record<FigureFormat, Framing>;
}

/** Cuts one dressing; `vary` decides whether as composed or with the measures of somebody new. */
export type Dressmaker = (vary: Vary) => Dressing;
