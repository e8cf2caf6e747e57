import type { Inks } from '../../colour/palettes';
import { blend, type Rgb, setBlend, tint } from '../../colour/rgb';
import { hashCell } from '../../field/hash';
import { clamp, smoothstep, TAU } from '../../field/scalar';
import { length2 } from '../../sculpture/shapes';
import type { Sheet } from '../../sheet';
import type { MudClothDesign, PlateModes } from './design';
import type { Spot } from './spot';

const { PI, abs, atan2, cos, exp, floor, sin } = Math;

/** Paints the disc behind the figure over what is there. */
export type DiscPainter = (colour: Rgb, spot: Spot) => void;

/** A sounding plate in pigment: black sand gathers where it does not move; round it a tick per beat. */
export function createDisc(
  sheet: Sheet,
  inks: Inks<'mud-cloth'>,
  design: MudClothDesign,
): DiscPainter {
  const radius = sheet.isWide ? 430 : 385;
  const centreX = sheet.headX / sheet.unit + (sheet.isWide ? -60 : 70);
  const centreY = sheet.headY / sheet.unit - 60;
  const shaded = blend(inks.blood, inks.ink, 0.35);
  const pigment: Rgb = { r: 0, g: 0, b: 0 };

  return (colour, spot) => {
    const x = (spot.x - centreX) / radius;
    const y = (spot.y - centreY) / radius;
    const out = length2(x, y);
    if (out < 1.02) {
      setBlend(pigment, inks.blood, shaded, clamp(out * out * 0.55 + (spot.mottle - 0.5) * 0.5));
      tint(pigment, inks.ember, 0.22 * smoothstep(0.3, 0, out));
      tint(pigment, inks.ink, 0.86 * sandAt(x, y, spot, design.modes));
      tint(colour, pigment, smoothstep(1, 0.994, out + (spot.grain - 0.5) * 0.006));
    } else if (out < 1.16) {
      tint(colour, inks.blood, 0.9 * tickAt(atan2(y, x), out, design.ticks));
    }
  };
}

/** Chladni figure: how much sand lies at a point of the unit plate, 0–1. */
function sandAt(x: number, y: number, { column, row }: Spot, { even, odd }: PlateModes): number {
  const u = x * 0.62 * PI;
  const v = y * 0.62 * PI;
  const [n, m] = even;
  const [p, q] = odd;
  const swing =
    (cos(n * u) * cos(m * v) - cos(m * u) * cos(n * v)) * 0.62 +
    0.5 * (sin(p * u) * sin(q * v) + sin(q * u) * sin(p * v));
  const settled = exp(-((abs(swing) / 0.13) ** 1.6));
  const grain = hashCell(floor(column / 1.6), floor(row / 1.6), 7);
  return clamp((settled - grain * 0.55) * 2.2);
}

/** 1 on a tick of the ring, 0 between; a slow wave round the ring sets how far each one reaches. */
function tickAt(angle: number, out: number, ticks: number): number {
  const turns = angle / TAU;
  const nearTick = abs(turns * ticks - floor(turns * ticks) - 0.5) * 2;
  const wave = abs(sin(turns * TAU * 6.5) * sin(turns * TAU * 17 + 1));
  const reach = 1.035 + 0.04 + 0.085 * wave ** 0.8;
  return out > 1.035 && out < reach ? smoothstep(0.52, 0.6, nearTick) : 0;
}
