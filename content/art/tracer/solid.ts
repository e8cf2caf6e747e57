import type { Material, Part } from '../sculpture/material';
import { MATERIAL } from '../sculpture/material';
import type { DistanceField } from '../sculpture/shapes';

const { min } = Math;

/** The whole sculpture as one distance, and what the nearest piece is made of. */
export interface Solid {
  distance: DistanceField;
  materialAt(x: number, y: number, z: number): Material;
}

/** Farther than anything the rays can reach. */
const FAR = 9;

/** Puts the pieces together without rounding the seams. */
export function assemble(parts: readonly Part[]): Solid {
  const { length } = parts;
  return {
    distance(x, y, z) {
      let nearest = FAR;
      for (let i = 0; i < length; i += 1) {
        const part = parts[i];
        if (!part || y - part.span[1] > nearest || part.span[0] - y > nearest) continue;
        nearest = min(nearest, part.distance(x, y, z));
      }
      return nearest;
    },
    materialAt(x, y, z) {
      let nearest = FAR;
      let material: Material = MATERIAL.skin;
      for (const part of parts) {
        const distance = part.distance(x, y, z);
        if (distance >= nearest) continue;
        nearest = distance;
        material = part.material;
      }
      return material;
    },
  };
}
