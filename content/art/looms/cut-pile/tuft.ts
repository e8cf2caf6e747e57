import type { Rgb } from '../../colour/rgb';

/** The thread that stands at one point of the pile. Reused from point to point. */
export interface Tuft {
  colour: Rgb;
  /** direction it leans, radians */
  angle: number;
  /** composition units */
  length: number;
  radius: number;
  isFigure: boolean;
}

/** A tuft to be moved over the sheet. */
export function createTuft(): Tuft {
  return { colour: { r: 0, g: 0, b: 0 }, angle: 0, length: 0, radius: 0, isFigure: false };
}
