/** A colour by lightness 0–1, chroma 0–about 0.37 and hue in degrees (Ottosson's OKLCH). */
export interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
}

const DEGREES = 180 / Math.PI;

/** Reads `#rrggbb`. */
export function oklchOf(hex: string): Oklch {
  const value = Number.parseInt(hex.slice(1), 16);
  const r = linear(((value >> 16) & 255) / 255);
  const g = linear(((value >> 8) & 255) / 255);
  const b = linear((value & 255) / 255);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const redness = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const yellowness = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness,
    chroma: Math.sqrt(redness * redness + yellowness * yellowness),
    hue: Math.atan2(yellowness, redness) * DEGREES,
  };
}

/** Writes `#rrggbb`; a colour that no screen shows loses chroma until one does. */
export function hexOf({ lightness, chroma, hue }: Oklch): string {
  for (let kept = chroma; kept > 0.002; kept *= 0.95) {
    const channels = channelsOf(lightness, kept, hue);
    if (channels.every((value) => value >= -0.0005 && value <= 1.0005)) return write(channels);
  }
  return write(channelsOf(lightness, 0, hue));
}

/** Linear red, green and blue; outside 0–1 if no screen shows the colour. */
function channelsOf(lightness: number, chroma: number, hue: number): number[] {
  const redness = chroma * Math.cos(hue / DEGREES);
  const yellowness = chroma * Math.sin(hue / DEGREES);
  const l = (lightness + 0.3963377774 * redness + 0.2158037573 * yellowness) ** 3;
  const m = (lightness - 0.1055613458 * redness - 0.0638541728 * yellowness) ** 3;
  const s = (lightness - 0.0894841775 * redness - 1.291485548 * yellowness) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function write(channels: number[]): string {
  const digits = channels.map((value) => {
    const byte = Math.round(255 * encoded(Math.min(1, Math.max(0, value))));
    return byte.toString(16).padStart(2, '0');
  });
  return `#${digits.join('')}`;
}

/** A channel of sRGB, 0 to 1, as light. */
export function linear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function encoded(value: number): number {
  return value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
}
