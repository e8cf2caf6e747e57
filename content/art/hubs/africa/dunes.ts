import { blend, type Rgb, setBlend, setColour, tint } from '../../colour/rgb';
import { fractalNoise } from '../../field/noise';
import { clamp, smoothstep, triangle } from '../../field/scalar';
import { HUB_INKS as inks } from '../hub-inks';
import type { Strip } from './strips';

const { exp, sin } = Math;

/** The ridges from far to near: the sand in shadow and the lines of light on it. */
const RIDGES = [
  { shadow: blend(inks.rust, inks.ink, 0.35), light: inks.dune },
  { shadow: inks.rust, light: inks.ochre },
  { shadow: inks.dune, light: inks.ochre },
  { shadow: blend(inks.dune, inks.rust, 0.5), light: inks.sand },
  { shadow: inks.rust, light: inks.dune },
  { shadow: inks.ink, light: inks.rust },
] as const;

/** One ridge where it crosses a column of pixels. */
interface Crest {
  height: number;
  slope: number;
}

/** Paints the dunes of one strip over the sky; `y` in composition units from the top. */
export type DunePainter = (colour: Rgb, y: number) => void;

/** Prepares the dunes for one column: their height and slope depend on nothing else. */
export function createDunes({ wovenX, drop }: Strip): DunePainter {
  const crests: Crest[] = RIDGES.map((_, ridge) => {
    const height = ridgeHeight(wovenX, ridge);
    return { height, slope: (ridgeHeight(wovenX + 3, ridge) - height) / 3 };
  });
  const sand: Rgb = { r: 0, g: 0, b: 0 };

  return (colour, y) => {
    RIDGES.forEach(({ shadow, light }, ridge) => {
      const { height, slope } = crests[ridge] ?? { height: Infinity, slope: 0 };
      const below = y + drop - height;
      if (below <= 0) return;
      const lit = clamp(0.5 - slope * 1.1);
      setBlend(sand, shadow, light, lineAt(wovenX, ridge, below, slope, lit) * 0.92);
      setColour(colour, sand);
      if (below < 2.4) tint(colour, inks.sand, 0.75 * lit);
    });
  };
}

/** Composition units from the top to the crest of a ridge. */
function ridgeHeight(x: number, ridge: number): number {
  const noise = fractalNoise(x * 0.0021 + ridge * 3.1, ridge * 1.7, 11 + ridge, 3);
  return 330 + ridge * 92 + 300 * (noise - 0.5) + 26 * sin(x * 0.006 + ridge * 2);
}

/** Contour lines, thick on the lit side, fading down the slope; 0–1. */
function lineAt(x: number, ridge: number, below: number, slope: number, lit: number): number {
  const phase = below / (9 + ridge * 2.2) - 0.12 * slope * x * 0.05;
  const wave = triangle(phase + 0.35 * sin(x * 0.01 + ridge));
  return smoothstep(0.9 - lit * 0.9, 1 - lit * 0.9, wave) * exp(-below / 170);
}
