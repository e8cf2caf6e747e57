const { abs, max, min } = Math;

/** Union of two distances whose seam is rounded over `radius`: Quilez's polynomial smooth minimum. */
export function join(a: number, b: number, radius: number): number {
  const near = max(radius - abs(a - b), 0) / radius;
  return min(a, b) - near * near * radius * 0.25;
}

/** Intersection with a rounded edge. */
export function intersect(a: number, b: number, radius: number): number {
  return -join(-a, -b, radius);
}

/** Takes the second shape out of the first, with a rounded edge. */
export function carve(solid: number, hole: number, radius: number): number {
  return intersect(solid, -hole, radius);
}

/** A wall of `thickness` on both sides of a surface. */
export function shell(surface: number, thickness: number): number {
  return abs(surface) - thickness;
}
