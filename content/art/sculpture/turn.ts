/** A rotation in a plane, its sine and cosine computed once. */
export interface Turn {
  cos: number;
  sin: number;
}

/** Counter-clockwise by `angle` radians; apply it as u′ = u·cos − v·sin, v′ = u·sin + v·cos. */
export function turn(angle: number): Turn {
  return { cos: Math.cos(angle), sin: Math.sin(angle) };
}
