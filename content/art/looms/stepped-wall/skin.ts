import type { Inks } from '../../colour/palettes';
import { blend } from '../../colour/rgb';
import { lipAt } from '../../sculpture/face-map';
import type { HeadForm } from '../../sculpture/head-form';
import type { Sample } from '../../tracer/sampler';
import { type Legend, ZONE } from './legend';

/** Where one plane of light ends and the next begins. */
const PLANES = [0.2, 0.45, 0.74, 0.98];
/** Above this a lip is in the light. */
const LIP_LIGHT = 0.42;
const SKIN_LINE = 0.73;

/** Skin in five planes of light; the lips are drawn, not left to the light. */
export function createSkin(form: HeadForm, legend: Legend, inks: Inks<'stepped-wall'>) {
  const planes = [inks.plum, inks.hot, inks.coral, blend(inks.orange, inks.sun, 0.35), inks.sun];
  const lips = {
    upper: [blend(inks.plum, inks.key, 0.55), blend(inks.hot, inks.plum, 0.45)],
    lower: [blend(inks.plum, inks.hot, 0.35), blend(inks.hot, inks.milk, 0.12)],
  };

  return ({ positionX, positionY, positionZ }: Readonly<Sample>, light: number): number => {
    const lip = lipAt(form, positionX, positionY, positionZ);
    if (lip) {
      const isLit = light > LIP_LIGHT ? 1 : 0;
      const detail = (lip === 'upper' ? 0 : 2) + isLit;
      return legend.label(ZONE.lips, detail, lips[lip][isLit] ?? inks.hot, SKIN_LINE);
    }
    let plane = 0;
    while (light >= (PLANES[plane] ?? Infinity)) plane += 1;
    return legend.label(ZONE.skin, plane, planes[plane] ?? inks.sun, SKIN_LINE);
  };
}
