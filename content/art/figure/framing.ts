/** How much of the sculpture a picture shows and where the head stands in it. */
export interface Framing {
  /** world units over the height of the picture */
  scale: number;
  /** where the origin of the head lands, 0–1 of the width and of the height */
  centreX: number;
  centreY: number;
}

/** Shorthand for a table of framings. */
export function framing(scale: number, centreX: number, centreY: number): Framing {
  return { scale, centreX, centreY };
}
