import { type Rgb, setBlend, setColour, tint } from '../../colour/rgb';
import { clamp, fract, smoothstep, TAU, triangle } from '../../field/scalar';
import { length2 } from '../../sculpture/shapes';
import { HUB_INKS as inks } from '../hub-inks';
import type { Strip } from './strips';

const { abs, atan2, sin } = Math;

/** Centre of the sun, its radius and that of the ends of its rays, composition units. */
const SUN = { share: 0.72, y: 285, radius: 188, reach: 330 };
const RAYS = 72;
/** The band of a ray's pitch that is ray. */
const RAY_WIDTH = 0.22;

/** Paints evening sky and a sun whose rays are a waveform; `y` in composition units from the top. */
export function paintSky(colour: Rgb, strip: Strip, y: number, width: number): void {
  const isSecond = (strip.index & 1) === 1;
  const sunX = strip.x - width * SUN.share;
  const sunY = y - SUN.y;
  const out = length2(sunX, sunY);

  setBlend(colour, inks.ink, inks.rust, smoothstep(80, 420, y) * 0.75);
  if (isSecond && triangle(y / 10) > 0.62) tint(colour, inks.dune, 0.16);
  if (out < SUN.radius) {
    const stripe = triangle((y + strip.drop) / 26 + (isSecond ? 0.5 : 0));
    const isLit = stripe > 0.16 + 0.5 * clamp((y - 180) / 320);
    setColour(colour, isLit ? inks.ochre : inks.dune);
  } else if (out < SUN.reach && isOnRay(atan2(sunY, sunX), out - SUN.radius)) {
    setColour(colour, inks.ochre);
  }
}

/** The rays are as long as two waves multiplied are loud. */
function isOnRay(angle: number, beyond: number): boolean {
  const turn = (angle / TAU) * RAYS;
  const loudness = abs(sin(turn * 0.55) * sin(turn * 0.21 + 1)) ** 1.4;
  const isAligned = abs(fract(turn) - 0.5) < RAY_WIDTH;
  return isAligned && beyond > 10 && beyond < 18 + 90 * loudness;
}
