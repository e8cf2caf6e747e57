import type { Inks } from '../../colour/palettes';
import { blend, type Rgb, setBlend, tint } from '../../colour/rgb';
import { clamp, smoothstep, triangle } from '../../field/scalar';
import { MATERIAL } from '../../sculpture/material';
import type { Sheet } from '../../sheet';
import type { Sample } from '../../tracer/sampler';
import { createPrint } from './print';

const { abs, sin } = Math;

/** Paints a point of the figure over what is there; pixels of the sheet. */
export type FigurePainter = (
  colour: Rgb,
  sample: Readonly<Sample>,
  column: number,
  row: number,
) => void;

/** Depth of relief in the lines over the face: they are read at y + tilt·depth. */
const TILT = 0.62;

/** Printed cloth, lines of structured light on the face, a moiré on the visor, plain cords. */
export function createFigure(
  { headX, headY, headUnit, unit, toward }: Sheet,
  inks: Inks<'resist-dot'>,
  lines: number,
): FigurePainter {
  const paintPrint = createPrint(inks);
  const darkCord = blend(inks.orange, inks.ink, 0.5);
  const darkLens = blend(inks.lime, inks.ink, 0.82);
  const paint: Rgb = { r: 0, g: 0, b: 0 };
  const light: Rgb = { r: 0, g: 0, b: 0 };

  return (colour, sample, column, row) => {
    const lit = clamp(sample.luminance * 1.05);
    const right = (column - headX) * headUnit;
    const up = -(row - headY) * headUnit;
    if (sample.material === MATERIAL.skin) paintFace(sample, up, lit);
    else if (sample.material === MATERIAL.lens) paintVisor(right, up, lit);
    else if (sample.material === MATERIAL.accessory)
      setBlend(paint, darkCord, inks.orange, lit * 1.3);
    else paintPrint(paint, sample, (column - headX) / unit, (row - headY) / unit, lit);
    tint(colour, paint, smoothstep(0.35, 0.65, sample.coverage));
  };

  function paintFace(sample: Readonly<Sample>, up: number, lit: number): void {
    const depth =
      sample.positionX * toward[0] + sample.positionY * toward[1] + sample.positionZ * toward[2];
    const line = triangle((up + depth * TILT) * lines);
    const width = clamp(lit * 1.12) ** 0.8;
    setBlend(light, inks.pale, inks.white, lit);
    setBlend(paint, inks.ink, light, smoothstep(-0.1, 0.1, line - (1.02 - width * 1.05)));
  }

  function paintVisor(right: number, up: number, lit: number): void {
    const first = sin(right * 60 + 9 * right * right);
    const second = sin(right * 66 + up * 30);
    const band = smoothstep(0.9, 0.2, abs(up - 0.03) / 0.16);
    setBlend(paint, inks.lime, darkLens, first * second > 0 ? band * 0.9 : 0);
    tint(paint, inks.white, smoothstep(0.75, 1, lit) * 0.4);
  }
}
