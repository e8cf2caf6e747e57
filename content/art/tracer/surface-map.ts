import type { Material } from '../sculpture/material';

/**
 * What the viewer sees of the sculpture, pixel by pixel (a G-buffer). Nothing there: material −1,
 * everything else 0.
 */
export interface SurfaceMap {
  width: number;
  height: number;
  material: Int8Array;
  /** 0 = dark, about 1 = full light, highlights above */
  luminance: Float32Array;
  /** normal, in the axes of the viewer */
  normalX: Float32Array;
  normalY: Float32Array;
  normalZ: Float32Array;
  /** point on the surface, in the coordinates of the head */
  positionX: Float32Array;
  positionY: Float32Array;
  positionZ: Float32Array;
}

/** Marks a pixel where no ray hit. */
export const NOTHING = -1;

/** Material of a pixel, or `NOTHING`. */
export type SeenMaterial = Material | typeof NOTHING;

/** A map that shows nothing yet. */
export function createSurfaceMap(width: number, height: number): SurfaceMap {
  const plane = () => new Float32Array(width * height);
  return {
    width,
    height,
    material: new Int8Array(width * height).fill(NOTHING),
    luminance: plane(),
    normalX: plane(),
    normalY: plane(),
    normalZ: plane(),
    positionX: plane(),
    positionY: plane(),
    positionZ: plane(),
  };
}
