import { ADVANCES } from './advances';

/** The narrowest and widest setting a headline may take, in percent of the font's normal width. */
const NARROWEST = 62;
const WIDEST = 150;
/** em added after every character of display type; the same number stands in base.css. */
const TRACKING_EM = -0.012;
/** Characters the table lacks are set in the fallback face; this is close to its average. */
const UNKNOWN: readonly [number, number] = [420, 1000];
/** A hair under the full measure, so that rounding never cuts into the last letter. */
const FILL = 0.999;

/** The same for a device's own font, whose letters are as wide as ours on the average only. */
const PLAIN_FILL = 0.9;

/** How a line is set to fill its container. */
export interface Fit {
  /** `font-stretch`, in percent. */
  stretch: number;
  /** `font-size`, in percent of the container's width. */
  size: number;
  /** The same in a font without a width axis, where that would be smaller. */
  plainSize?: number;
}

/** Width of a line in em at a stretch between 50 and 150. */
function widthEm(text: string, stretch: number): number {
  let sum = 0;
  for (const character of text.toUpperCase()) {
    const [narrow, wide] = ADVANCES[character] ?? UNKNOWN;
    sum += (narrow + ((wide - narrow) * (stretch - 50)) / 100) / 1000 + TRACKING_EM;
  }
  return sum;
}

/**
 * Solves the width axis so that a line fills its container at the wanted size. Where the axis ends
 * before the line fits, the size gives way instead: the line always fills the measure.
 *
 * @param size wanted font size, in percent of the container's width
 */
export function fitLine(text: string, size: number): Fit {
  const target = (100 / size) * FILL;
  const narrow = widthEm(text, 50);
  const wide = widthEm(text, 150);
  const ideal = 50 + ((target - narrow) / (wide - narrow)) * 100;
  const stretch = Math.round(Math.min(WIDEST, Math.max(NARROWEST, ideal)) * 10) / 10;
  const sizeAt = (width: number, fill: number) =>
    Math.floor(((100 * fill) / widthEm(text, width)) * 100) / 100;
  const plainSize = sizeAt(100, PLAIN_FILL);
  const fit = { stretch, size: sizeAt(stretch, FILL) };
  return plainSize < fit.size ? { ...fit, plainSize } : fit;
}
