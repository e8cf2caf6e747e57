import { type Rgb, tint } from '../../colour/rgb';
import { modulo, smoothstep, triangle } from '../../field/scalar';
import { HUB_INKS as inks } from '../hub-inks';

const { abs, exp, floor, sin } = Math;

const PITCH = 12.5;
/** Every ninth thread is of one of these. */
const COLOURED = new Map<number, Readonly<Rgb>>([
  [4, inks.lime],
  [7, inks.ochre],
]);

/**
 * Lays the horizontal threads of the weft over the colour, drawn towards the planet. `x`, `y` in
 * composition units, `beyond` from the planet's edge, `fall` down from its centre.
 */
export function paintThreads(colour: Rgb, x: number, y: number, beyond: number, fall: number) {
  const pull = exp(-((beyond / 120) ** 2));
  const band = floor(y / 50);
  const swing = 7 * sin(x * 0.013 + band) * sin(x * 0.0031);
  const phase = (y - fall * 0.22 * pull + swing) / PITCH;
  const thread = floor(phase);
  const loudness = abs(sin(x * 0.011 + thread * 1.3) * sin(x * 0.0047 + thread * 0.37));
  const width = 0.16 + 0.5 * loudness ** 1.5;
  const covered = smoothstep(-0.05, 0.05, triangle(phase) - (1 - width));
  const strength = (0.42 + 0.58 * pull) * (0.35 + 0.65 * smoothstep(0, 700, x));
  tint(colour, COLOURED.get(modulo(thread, 9)) ?? inks.sky, covered * strength);
}
