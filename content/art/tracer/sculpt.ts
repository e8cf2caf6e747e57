import type { Framing } from '../figure/framing';
import type { Lighting } from '../figure/lighting';
import type { Pose } from '../figure/pose';
import type { Part } from '../sculpture/material';
import { length3 } from '../sculpture/shapes';
import { createShader } from './light';
import { MISS, march } from './march';
import { assemble } from './solid';
import { createSurfaceMap, type SurfaceMap } from './surface-map';
import { viewOf } from './view';

/** The plane in front of the sculpture that the rays start from, head units. */
const START = 3.4;
/** Half the distance of the two samples that give the normal, head units. */
const NORMAL_STEP = 0.004;

/** What to look at and how. */
export interface Scene {
  parts: readonly Part[];
  pose: Pose;
  lighting: Lighting;
  framing: Framing;
}

/** Looks at a sculpture in parallel projection and notes what every pixel sees. */
export function sculpt(
  { parts, pose, lighting, framing }: Scene,
  width: number,
  height: number,
): SurfaceMap {
  const map = createSurfaceMap(width, height);
  const solid = assemble(parts);
  const { right, up, toward } = viewOf(pose);
  const away = [-toward[0], -toward[1], -toward[2]] as const;
  const shade = createShader(solid.distance, lighting, pose, toward);
  const pixel = framing.scale / height;

  for (let row = 0; row < height; row += 1) {
    const v = -(row + 0.5 - height * framing.centreY) * pixel;
    for (let column = 0; column < width; column += 1) {
      const u = (column + 0.5 - width * framing.centreX) * pixel;
      const startX = u * right[0] + v * up[0] + START * toward[0];
      const startY = u * right[1] + v * up[1] + START * toward[1];
      const startZ = u * right[2] + v * up[2] + START * toward[2];
      const length = march(solid.distance, startX, startY, startZ, away);
      if (length === MISS) continue;
      note(
        row * width + column,
        startX + away[0] * length,
        startY + away[1] * length,
        startZ + away[2] * length,
      );
    }
  }
  return map;

  function note(at: number, x: number, y: number, z: number): void {
    const { distance } = solid;
    const e = NORMAL_STEP;
    let nx = distance(x + e, y, z) - distance(x - e, y, z);
    let ny = distance(x, y + e, z) - distance(x, y - e, z);
    let nz = distance(x, y, z + e) - distance(x, y, z - e);
    const length = length3(nx, ny, nz) || 1;
    nx /= length;
    ny /= length;
    nz /= length;
    map.material[at] = solid.materialAt(x, y, z);
    map.luminance[at] = shade(x, y, z, nx, ny, nz);
    map.normalX[at] = nx * right[0] + ny * right[1] + nz * right[2];
    map.normalY[at] = nx * up[0] + ny * up[1] + nz * up[2];
    map.normalZ[at] = nx * toward[0] + ny * toward[1] + nz * toward[2];
    map.positionX[at] = x;
    map.positionY[at] = y;
    map.positionZ[at] = z;
  }
}
