import { z } from 'zod';
import { Colour } from '../parts/colour';

/** The artist's colours on the page. Text on a fill needs a contrast of 4.5 to 1. */
export const Look = z.strictObject({
  /** Fill of buttons and marks. */
  accent: Colour,
  /** Text on `accent`. */
  accentInk: Colour,
  /** The dark panel behind the artist. */
  deep: Colour,
  /** A second accent, on `deep` in what is drawn. */
  accent2: Colour,
  /** The accent as text, on the dark and on the light page. */
  accentText: z.strictObject({ dark: Colour, light: Colour }),
});
export type Look = z.infer<typeof Look>;

/** How the algorithm draws the artist. Left out, it chooses from the artist's colours and name. */
export const Art = z.strictObject({
  /** The pattern. */
  loom: z.enum(['mud-cloth', 'stepped-wall', 'cut-pile', 'strip-weave', 'resist-dot']),
  /** Another number draws another cloth of the same kind. */
  seed: z.number().int().nonnegative().optional(),
  /** The loom's colours by name. */
  palette: z.record(z.string(), Colour),
});
export type Art = z.infer<typeof Art>;
