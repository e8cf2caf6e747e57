import { linear } from '../art/colour/oklch';
import { parseHex } from '../art/colour/rgb';

/** How well two colours (`#rrggbb`) can be told apart, 1 to 21. WCAG 2.2, relative luminance. */
export function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const { r, g, b } = parseHex(colour);
  return 0.2126 * linear(r / 255) + 0.7152 * linear(g / 255) + 0.0722 * linear(b / 255);
}
