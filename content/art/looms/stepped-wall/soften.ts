import { MATERIAL } from '../../sculpture/material';
import type { SurfaceMap } from '../../tracer/surface-map';

const { max, round } = Math;

const PASSES = 2;

/** Blurs the light on the skin, so that its planes have calm outlines. Changes the map. */
export function softenSkin(map: SurfaceMap): void {
  const { width, height, luminance, material } = map;
  const radius = max(1, round(width / 500));
  for (let pass = 0; pass < PASSES; pass += 1) {
    const before = luminance.slice();
    for (let row = radius; row < height - radius; row += 1) {
      for (let column = radius; column < width - radius; column += 1) {
        const at = row * width + column;
        if (material[at] === MATERIAL.skin) luminance[at] = meanAround(before, at);
      }
    }
  }

  function meanAround(before: Float32Array, at: number): number {
    let sum = 0;
    let count = 0;
    for (let y = -radius; y <= radius; y += 1) {
      for (let x = -radius; x <= radius; x += 1) {
        const near = at + y * width + x;
        if (material[near] !== MATERIAL.skin) continue;
        sum += before[near] ?? 0;
        count += 1;
      }
    }
    return sum / count;
  }
}
