import { clamp } from '../field/scalar';
import { NOTHING, type SeenMaterial, type SurfaceMap } from './surface-map';

const { trunc } = Math;

/** What is seen at one point of a picture. `coverage` 0–1: how much of it is sculpture. */
export interface Sample {
  coverage: number;
  material: SeenMaterial;
  luminance: number;
  normalX: number;
  normalY: number;
  normalZ: number;
  positionX: number;
  positionY: number;
  positionZ: number;
}

/** Reads the sculpture at a pixel of the picture. The answer is reused by the next call. */
export type Sampler = (column: number, row: number) => Readonly<Sample>;

function emptySample(): Sample {
  return {
    coverage: 0,
    material: NOTHING,
    luminance: 0,
    normalX: 0,
    normalY: 0,
    normalZ: 0,
    positionX: 0,
    positionY: 0,
    positionZ: 0,
  };
}

/** A sampler for a picture without a figure. */
export function sampleNothing(): Sampler {
  const nothing = emptySample();
  return () => nothing;
}

/**
 * Bilinear sampling of a surface map that has `ratio` pixels per pixel of the picture. Pixels that
 * see nothing take no part, so that an edge keeps the colour of the figure while coverage falls.
 */
export function createSampler(map: SurfaceMap, ratio: number): Sampler {
  const { width, height, material } = map;
  const sample = emptySample();
  const corners = [0, 1, width, width + 1] as const;
  const weights: [number, number, number, number] = [0, 0, 0, 0];

  function average(plane: Float32Array, at: number): number {
    const sum =
      (plane[at] ?? 0) * weights[0] +
      (plane[at + 1] ?? 0) * weights[1] +
      (plane[at + width] ?? 0) * weights[2] +
      (plane[at + width + 1] ?? 0) * weights[3];
    return sum / sample.coverage;
  }

  /** The material that most of the neighbourhood shows; this rounds the stairs of a coarser map. */
  function commonest(at: number): SeenMaterial {
    let most = 0;
    let found: number = NOTHING;
    for (const corner of corners) {
      const candidate = material[at + corner] ?? NOTHING;
      let weight = 0;
      for (let i = 0; i < 4; i += 1) {
        if (material[at + (corners[i] ?? 0)] === candidate) weight += weights[i] ?? 0;
      }
      if (weight <= most) continue;
      most = weight;
      found = candidate;
    }
    return found as SeenMaterial; // the map holds nothing but materials and NOTHING
  }

  return (column, row) => {
    const x = clamp((column + 0.5) * ratio - 0.5, 0, width - 1.001);
    const y = clamp((row + 0.5) * ratio - 0.5, 0, height - 1.001);
    const left = trunc(x);
    const top = trunc(y);
    const u = x - left;
    const v = y - top;
    const at = top * width + left;

    weights[0] = (1 - u) * (1 - v);
    weights[1] = u * (1 - v);
    weights[2] = (1 - u) * v;
    weights[3] = u * v;
    sample.coverage = 0;
    for (let i = 0; i < 4; i += 1) {
      const seen = material[at + (corners[i] ?? 0)] ?? NOTHING;
      if (seen === NOTHING) weights[i] = 0;
      sample.coverage += weights[i] ?? 0;
    }
    sample.material = commonest(at);
    if (sample.coverage < 0.02) {
      sample.material = NOTHING;
      sample.luminance = 0;
      return sample;
    }
    sample.luminance = average(map.luminance, at);
    sample.normalX = average(map.normalX, at);
    sample.normalY = average(map.normalY, at);
    sample.normalZ = average(map.normalZ, at);
    sample.positionX = average(map.positionX, at);
    sample.positionY = average(map.positionY, at);
    sample.positionZ = average(map.positionZ, at);
    return sample;
  };
}
