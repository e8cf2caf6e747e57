import type { Rgb } from '../../colour/rgb';

/** What shows where one warp thread meets one weft thread. */
export interface Crossing {
  /** the weft lies over the warp */
  isWeftUp: boolean;
  colour: Readonly<Rgb>;
}
