const { max, min, sqrt } = Math;

/** A point or direction: x to the sitter's left, y up, z out of the face. */
export type Vector = readonly [x: number, y: number, z: number];

/** Distance from a point to a surface, negative inside; the unit is the head's (chin −1.05, crown 1.14). */
export type DistanceField = (x: number, y: number, z: number) => number;

/** Length of a vector. Plain square root: `Math.hypot` guards against overflow and costs five times as much. */
export function length3(x: number, y: number, z: number): number {
  return sqrt(x * x + y * y + z * z);
}

/** Length in a plane. */
export function length2(x: number, y: number): number {
  return sqrt(x * x + y * y);
}

/** Ellipsoid; the distance is Quilez's first-order bound, exact on the surface. */
export function ellipsoid([cx, cy, cz]: Vector, [rx, ry, rz]: Vector): DistanceField {
  const smallest = min(rx, ry, rz);
  return (x, y, z) => {
    const u = (x - cx) / rx;
    const v = (y - cy) / ry;
    const w = (z - cz) / rz;
    const gradient = length3(u / rx, v / ry, w / rz);
    const level = length3(u, v, w);
    return gradient < 1e-6 ? -smallest : (level * (level - 1)) / gradient;
  };
}

/** Round bar between two points, its radius changing evenly from end to end. */
export function capsule(
  [ax, ay, az]: Vector,
  [bx, by, bz]: Vector,
  fromRadius: number,
  toRadius = fromRadius,
): DistanceField {
  const dx = bx - ax;
  const dy = by - ay;
  const dz = bz - az;
  const lengthSquared = dx * dx + dy * dy + dz * dz;
  return (x, y, z) => {
    const px = x - ax;
    const py = y - ay;
    const pz = z - az;
    const along = (px * dx + py * dy + pz * dz) / lengthSquared;
    const t = min(1, max(0, along));
    const radius = fromRadius + (toRadius - fromRadius) * t;
    return length3(px - dx * t, py - dy * t, pz - dz * t) - radius;
  };
}

/** Ring lying in the x–y plane round the origin. */
export function torus(ringRadius: number, tubeRadius: number): DistanceField {
  return (x, y, z) => length2(length2(x, y) - ringRadius, z) - tubeRadius;
}

/** Ball. */
export function ball([cx, cy, cz]: Vector, radius: number): DistanceField {
  return (x, y, z) => length3(x - cx, y - cy, z - cz) - radius;
}
