import type { Rgb } from '../colour/rgb';
import { clamp } from '../field/scalar';
import { blendPixel, type Raster } from './raster';

const { ceil, floor, max, min, sqrt } = Math;

/** A tapered line: full radius at the root, 45 % of it at the tip. Lengths in pixels. */
export interface Stroke {
  rootX: number;
  rootY: number;
  tipX: number;
  tipY: number;
  radius: number;
  colour: Rgb;
  /** 0–1 */
  opacity: number;
}

const TAPER = 0.55;

/** Lays one anti-aliased stroke over the raster; parts outside it are left out. */
export function drawStroke(raster: Raster, stroke: Stroke): void {
  const { rootX, rootY, tipX, tipY, radius } = stroke;
  const reach = radius + 1;
  const left = max(0, floor(min(rootX, tipX) - reach));
  const right = min(raster.width - 1, ceil(max(rootX, tipX) + reach));
  const top = max(0, floor(min(rootY, tipY) - reach));
  const bottom = min(raster.height - 1, ceil(max(rootY, tipY) + reach));
  const alongX = tipX - rootX;
  const alongY = tipY - rootY;
  const lengthSquared = alongX * alongX + alongY * alongY || 1e-9;

  for (let y = top; y <= bottom; y += 1) {
    for (let x = left; x <= right; x += 1) {
      const fromX = x - rootX;
      const fromY = y - rootY;
      const t = clamp((fromX * alongX + fromY * alongY) / lengthSquared);
      const offX = fromX - alongX * t;
      const offY = fromY - alongY * t;
      const inside = radius * (1 - TAPER * t) + 0.5 - sqrt(offX * offX + offY * offY);
      if (inside <= 0) continue;
      blendPixel(raster, y * raster.width + x, stroke.colour, stroke.opacity * min(1, inside));
    }
  }
}
