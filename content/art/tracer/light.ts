import { clamp, mix } from '../field/scalar';
import type { Lighting } from '../figure/lighting';
import type { Pose } from '../figure/pose';
import { type DistanceField, length3, type Vector } from '../sculpture/shapes';
import { occlusion, softShadow } from './shadow';
import { turnToHead } from './view';

const { max } = Math;

/** Luminance at a surface point with a unit normal. */
export type Shader = (
  x: number,
  y: number,
  z: number,
  nx: number,
  ny: number,
  nz: number,
) => number;

const SHININESS = 26;

/** Key with soft shadow, ambient with occlusion, rim and highlight, summed to one brightness. */
export function createShader(
  distance: DistanceField,
  lighting: Lighting,
  pose: Pose,
  toward: Vector,
): Shader {
  const light = turnToHead(lighting.direction, pose);
  const rim = lighting.rim && turnToHead(lighting.rim.direction, pose);
  const rimStrength = lighting.rim?.strength ?? 0;
  const halfway = unit([light[0] + toward[0], light[1] + toward[1], light[2] + toward[2]]);
  const { key, ambient, shadow, hardness, specular } = lighting;

  return (x, y, z, nx, ny, nz) => {
    const reached =
      shadow === 0
        ? 1
        : softShadow(distance, x + nx * 0.012, y + ny * 0.012, z + nz * 0.012, light, hardness);
    const open = occlusion(distance, x, y, z, nx, ny, nz);
    const facing = max(0, dot(light, nx, ny, nz));
    let luminance = facing * mix(1, reached, shadow) * key + ambient * open * (0.6 + 0.4 * ny);
    if (rim) {
      const grazing = 1 - max(0, dot(toward, nx, ny, nz));
      luminance += rimStrength * max(0, dot(rim, nx, ny, nz)) * grazing ** 1.5;
    }
    const mirrored = max(0, dot(halfway, nx, ny, nz));
    luminance += specular * mirrored ** SHININESS * reached;
    return luminance * mix(0.65, 1, clamp(open));
  };
}

function dot([x, y, z]: Vector, nx: number, ny: number, nz: number): number {
  return x * nx + y * ny + z * nz;
}

function unit([x, y, z]: Vector): Vector {
  const length = length3(x, y, z);
  return [x / length, y / length, z / length];
}
