import type { Inks } from '../../colour/palettes';
import { blend, setBlend } from '../../colour/rgb';
import { clamp } from '../../field/scalar';
import type { Tuft } from './tuft';

/** Sets the tuft of the skin by the light on it, 0–1: from night through wine to cream. */
export function createSkin({ night, wine, plum, rose, peach, cream }: Inks<'cut-pile'>) {
  const crimson = blend(plum, rose, 0.62);
  return (tuft: Tuft, lit: number): void => {
    const { colour } = tuft;
    if (lit < 0.28) setBlend(colour, night, wine, lit / 0.28);
    else if (lit < 0.6) setBlend(colour, wine, crimson, (lit - 0.28) / 0.32);
    else if (lit < 0.88) setBlend(colour, crimson, peach, (lit - 0.6) / 0.28);
    else setBlend(colour, peach, cream, clamp((lit - 0.88) / 0.3));
    tuft.length = 5;
    tuft.radius = 1.25;
  };
}
