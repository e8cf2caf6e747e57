import type { Inks } from '../../colour/palettes';
import { blend, type Rgb, scale, setBlend, tint } from '../../colour/rgb';
import { fractalNoise, valueNoise } from '../../field/noise';
import { clamp } from '../../field/scalar';
import type { HeadForm } from '../../sculpture/head-form';
import { MATERIAL } from '../../sculpture/material';
import type { Sample } from '../../tracer/sampler';
import { interlace } from './interlace';
import { createSkin } from './skin';
import type { Tuft } from './tuft';

const { atan2 } = Math;

/** Sets the tuft of the figure at a point, composition units from the origin of the head. */
export type FigureTufter = (tuft: Tuft, sample: Readonly<Sample>, x: number, y: number) => void;

/** Short pile that runs along the contours; headwear carries an interlace that follows its folds. */
export function createFigure(form: HeadForm, inks: Inks<'cut-pile'>): FigureTufter {
  const setSkin = createSkin(form, inks);
  const brass = blend(inks.wine, inks.gold, 0.35);
  const light: Rgb = { r: 0, g: 0, b: 0 };
  const dark: Rgb = { r: 0, g: 0, b: 0 };
  const wander = (x: number, y: number) => (fractalNoise(x * 0.004, y * 0.004, 77, 2) - 0.5) * 1.2;

  return (tuft, sample, x, y) => {
    const lit = clamp(sample.luminance * 1.08);
    tuft.angle = atan2(sample.normalX, sample.normalY) + wander(x, y);
    switch (sample.material) {
      case MATERIAL.skin:
        return setSkin(tuft, sample, lit);
      case MATERIAL.headwear:
        return setHeadwear(tuft, sample, x, y, lit);
      case MATERIAL.accessory:
      case MATERIAL.lens:
        return setAccessory(tuft, lit);
      default:
        return setGarment(tuft, x, y, lit);
    }
  };

  function setHeadwear(tuft: Tuft, sample: Readonly<Sample>, x: number, y: number, lit: number) {
    const around = atan2(sample.positionZ + 0.5, sample.positionY - 0.7) * 1.35;
    const sideways = sample.positionX * 1.5;
    const hand = 0.08 * valueNoise(x * 0.012, y * 0.012, 5);
    const woven = interlace(around * 1.05 + hand, sideways * 1.05);
    setBlend(light, inks.gold, inks.cream, clamp(lit * 1.1 - 0.45));
    setBlend(light, brass, light, clamp(lit * 1.3));
    setBlend(dark, inks.night, inks.teal, lit * 0.85);
    setBlend(tuft.colour, dark, light, woven);
    scale(tuft.colour, clamp(0.35 + 0.75 * lit, 0.2, 1.05));
    tuft.length = 4.6;
    tuft.radius = 1.35;
  }

  function setAccessory(tuft: Tuft, lit: number): void {
    setBlend(tuft.colour, inks.gold, inks.cream, lit);
    tuft.length = 5;
    tuft.radius = 1.2;
  }

  function setGarment(tuft: Tuft, x: number, y: number, lit: number): void {
    setBlend(tuft.colour, inks.night, inks.pine, lit);
    tint(
      tuft.colour,
      setBlend(light, inks.plum, inks.rose, lit),
      0.9 * interlace(x * 0.011, y * 0.011),
    );
    tuft.length = 8;
    tuft.radius = 1.75;
  }
}
