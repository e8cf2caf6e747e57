import type { Inks } from '../../colour/palettes';
import { blend, dyed, setBlend, tint } from '../../colour/rgb';
import { clamp } from '../../field/scalar';
import { lipAt } from '../../sculpture/face-map';
import type { HeadForm } from '../../sculpture/head-form';
import type { Sample } from '../../tracer/sampler';
import type { Tuft } from './tuft';

/** Pile is cut shorter where the face has detail, composition units. */
const LENGTH = { skin: 5, lips: 3 };

/** Sets the tuft of the skin by the light on it, 0–1: from night through wine to cream. */
export function createSkin(form: HeadForm, inks: Inks<'cut-pile'>) {
  const { night, wine, plum, rose, peach, cream, gold } = inks;
  const crimson = blend(blend(plum, dyed(rose, 1.5), 0.8), gold, 0.06);
  const lipstick = dyed(rose, 1.7);

  return (tuft: Tuft, sample: Readonly<Sample>, lit: number): void => {
    const { colour } = tuft;
    if (lit < 0.28) setBlend(colour, night, wine, lit / 0.28);
    else if (lit < 0.6) setBlend(colour, wine, crimson, (lit - 0.28) / 0.32);
    else if (lit < 0.88) setBlend(colour, crimson, peach, (lit - 0.6) / 0.28);
    else setBlend(colour, peach, cream, clamp((lit - 0.88) / 0.3));
    const isLip = lipAt(form, sample.positionX, sample.positionY, sample.positionZ) !== undefined;
    if (isLip) tint(colour, lipstick, 0.6 * lit);
    tuft.length = isLip ? LENGTH.lips : LENGTH.skin;
    tuft.radius = 1.25;
  };
}
