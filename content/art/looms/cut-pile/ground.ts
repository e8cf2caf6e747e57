import type { Inks } from '../../colour/palettes';
import { type Rgb, scale, setBlend, tint } from '../../colour/rgb';
import { fractalNoise } from '../../field/noise';
import { clamp, smoothstep } from '../../field/scalar';
import { length2 } from '../../sculpture/shapes';
import type { Labyrinth } from './labyrinth';
import type { Tuft } from './tuft';

const { PI, abs, atan2, cos, sin } = Math;

/** Sets the tuft of the ground at a point, composition units from the origin of the head. */
export type GroundTufter = (tuft: Tuft, x: number, y: number) => void;

const SUN = { x: -150, y: -30, radius: 345, wideRadius: 380 };
/** Velvet is brightest where the pile leans across the light. */
const LIGHT = { x: -0.64, y: -0.77 };
const RADIUS = 1.75;

/** Dusk, a sun that is setting, and the labyrinth woven through both. */
export function createGround(
  inks: Inks<'cut-pile'>,
  pattern: Labyrinth,
  pile: number,
  isWide: boolean,
): GroundTufter {
  const sunRadius = isWide ? SUN.wideRadius : SUN.radius;
  const other: Rgb = { r: 0, g: 0, b: 0 };

  return (tuft, x, y) => {
    const { colour } = tuft;
    const out = length2(x - SUN.x, y - SUN.y);
    const woven = smoothstep(0.12, 0.24, pattern(x * 0.3 + 40, y * 0.3));
    if (out < sunRadius) {
      const low = clamp((y - SUN.y + sunRadius) / (2 * sunRadius));
      tint(setBlend(colour, inks.rose, inks.peach, low), inks.gold, 0.12);
      tint(colour, setBlend(other, inks.plum, inks.rose, low * 0.5), woven * 0.85);
      tuft.angle = atan2(y - SUN.y, x - SUN.x) + PI / 2;
    } else {
      setDusk(colour, y, inks);
      setBlend(other, colour, inks.teal, 0.6);
      tint(other, inks.peach, clamp((y + 60) / 620) * 0.75);
      tint(colour, other, woven * 0.7);
      tuft.angle = (fractalNoise(x * 0.0022 + 9, y * 0.0022, 31, 3) - 0.5) * 5 + 0.3;
    }
    const across = abs(cos(tuft.angle) * LIGHT.x + sin(tuft.angle) * LIGHT.y);
    scale(colour, 1 - 0.42 * (1 - across));
    tuft.length = pile;
    tuft.radius = RADIUS;
  };
}

/** The one hue drift of the picture: night above, afterglow below. */
function setDusk(colour: Rgb, y: number, { night, pine, plum, rose }: Inks<'cut-pile'>): void {
  const low = clamp((y + 560) / 980);
  if (low < 0.42) setBlend(colour, night, pine, low / 0.42);
  else if (low < 0.66) setBlend(colour, pine, plum, (low - 0.42) / 0.24);
  else setBlend(colour, plum, rose, (low - 0.66) / 0.34);
}
