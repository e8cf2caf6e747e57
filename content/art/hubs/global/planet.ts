import { type Rgb, setBlend, tint } from '../../colour/rgb';
import { fractalNoise } from '../../field/noise';
import { clamp, fract, smoothstep, triangle } from '../../field/scalar';
import { turn } from '../../sculpture/turn';
import { HUB_INKS as inks } from '../hub-inks';

const { PI, abs, asin, atan2, max, sqrt } = Math;

/** Tilt of the axis to the viewer, radians. */
const TILT = turn(0.42);
/** Direction of the light, seen by the viewer; y points down. */
const LIGHT = { x: -0.45, y: -0.5, z: 0.74 };
const PARALLELS = 17;
const MERIDIAN = PI / 9;

/** Paints an invented planet: parallels that light makes thick. `x`, `y` −1–1 from its centre. */
export function createPlanet(): (colour: Rgb, x: number, y: number) => void {
  const line: Rgb = { r: 0, g: 0, b: 0 };
  return (colour, x, y) => {
    const z = sqrt(max(0, 1 - x * x - y * y));
    const latitude = asin(clamp(y * TILT.cos - z * TILT.sin, -1, 1));
    const longitude = atan2(x, y * TILT.sin + z * TILT.cos);
    const land = fractalNoise(longitude * 1.5 + 4.2, latitude * 1.9 + 2.3, 51, 4);
    const light = clamp(x * LIGHT.x + y * LIGHT.y + z * LIGHT.z);
    const height = clamp(light * (land > 0.5 ? 1 : 0.35) + 0.06);
    const thread = triangle(latitude * PARALLELS + 0.28 * (land - 0.5) * 12);

    if (land > 0.53) setBlend(line, inks.lime, inks.bone, clamp(light * 1.6 - 1.1));
    else setBlend(line, inks.sky, inks.sky, 0);
    setBlend(colour, inks.deep, inks.sea, light);
    tint(colour, line, smoothstep(-0.06, 0.06, thread - (1.02 - height)));
    if (abs(fract(longitude / MERIDIAN) - 0.5) > 0.487) tint(colour, inks.ink, 0.6);
  };
}
