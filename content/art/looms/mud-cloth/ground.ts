import type { Inks } from '../../colour/palettes';
import { type Rgb, setBlend, tint } from '../../colour/rgb';
import { fract, smoothstep } from '../../field/scalar';
import type { MudClothDesign } from './design';
import type { Spot } from './spot';

const { abs, floor } = Math;

/** Height of a band of the ground, composition units. */
const BAND = 62;

/** Soot-coloured cloth with barely visible bands of marks, the same marks the figure is made of. */
export function paintGround(
  colour: Rgb,
  { x, y, slipX, slipY, grain, mottle }: Spot,
  inks: Inks<'mud-cloth'>,
  design: MudClothDesign,
): void {
  setBlend(colour, inks.ink, inks.soot, mottle * 1.1);
  const along = (y + slipY) / BAND;
  const band = floor(along);
  const across = fract(along) * 2 - 1;
  const { mark } = design.markOf(band * 5 + 3);
  const ink = mark((x + slipX) / BAND + band * 0.37, across * 1.18);
  const strength = smoothstep(0.72, 0.8, ink) * (0.16 + 0.1 * grain);
  tint(colour, inks.tan, strength * smoothstep(1, 0.2, abs(across)));
}
