/** A colour, each channel 0–255. Mutable, so that a pixel loop can reuse one instead of making millions. */
export interface Rgb {
  r: number;
  g: number;
  b: number;
}

/** Reads `#rrggbb`. */
export function parseHex(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return { r: (value >> 16) & 255, g: (value >> 8) & 255, b: value & 255 };
}

/** A new colour between two, in sRGB as thread or paint would blend by eye. */
export function blend(from: Rgb, to: Rgb, amount: number): Rgb {
  return setBlend({ r: 0, g: 0, b: 0 }, from, to, amount);
}

/** A new colour, darker or lighter by a factor. */
export function dimmed(colour: Rgb, factor: number): Rgb {
  return { r: colour.r * factor, g: colour.g * factor, b: colour.b * factor };
}

/** The colour of cloth dyed `times` times in a bath that gives `colour` at once: darker and deeper. */
export function dyed(colour: Rgb, times: number): Rgb {
  const channel = (value: number) => 255 * (value / 255) ** times;
  return { r: channel(colour.r), g: channel(colour.g), b: channel(colour.b) };
}

/** Makes `target` equal to `colour`. */
export function setColour(target: Rgb, colour: Rgb): Rgb {
  target.r = colour.r;
  target.g = colour.g;
  target.b = colour.b;
  return target;
}

/** Makes `target` the colour between two; `target` may be one of them. */
export function setBlend(target: Rgb, from: Rgb, to: Rgb, amount: number): Rgb {
  target.r = from.r + (to.r - from.r) * amount;
  target.g = from.g + (to.g - from.g) * amount;
  target.b = from.b + (to.b - from.b) * amount;
  return target;
}

/** Moves `target` towards a colour: 0 leaves it, 1 replaces it. */
export function tint(target: Rgb, colour: Rgb, amount: number): Rgb {
  return setBlend(target, target, colour, amount);
}

/** Makes `target` darker or lighter by a factor. */
export function scale(target: Rgb, factor: number): Rgb {
  target.r *= factor;
  target.g *= factor;
  target.b *= factor;
  return target;
}

/** Adds the same amount to every channel: grain of paper and cloth. */
export function lift(target: Rgb, amount: number): Rgb {
  target.r += amount;
  target.g += amount;
  target.b += amount;
  return target;
}
