import { ears } from './ears';
import { eyes } from './eyes';
import type { HeadForm } from './head-form';
import { join } from './joints';
import { mouth } from './mouth';
import { nose } from './nose';
import { capsule, type DistanceField, ellipsoid } from './shapes';

const { abs } = Math;

/** From under the shoulders to over the crown. */
export const HEAD_SPAN = [-4, 1.2] as const;

/** In front of this and between these lies the face; elsewhere its features are never the nearest. */
const FACE = { back: 0, side: 1.15, top: 0.75, bottom: -1.35, eyes: -0.4, mouth: -0.1 };

/**
 * The head that every artist shares: elongated, planar, eyes closed; the form bends it to one person.
 * The two sides are one: x is mirrored.
 */
export function head(form: HeadForm): DistanceField {
  const skull = ellipsoid([0, 0.3, -0.12], [0.74, 0.84, 0.92]);
  const face = ellipsoid([0, -0.36, 0.16], [form.jaw, 0.74, 0.56]);
  const cheekbone = ellipsoid([0.37, -0.1, 0.42], [0.2, 0.17, 0.2]);
  const chin = ellipsoid([0, -0.95, 0.5], [0.19, 0.15, 0.16]);
  const neck = capsule([0, -0.75, -0.16], [0, -1.75, -0.34], form.neck, form.neck * 1.1);
  const shoulders = ellipsoid([0, -2.5, -0.36], [form.shoulder, 0.62, 0.6]);
  const carveEyes = eyes(form);
  const addNose = nose(form);
  const addMouth = mouth(form);
  const addEars = ears();

  return (x, y, z) => {
    const side = abs(x);
    let distance = join(skull(x, y, z), face(x, y, z), 0.32);
    distance = join(distance, cheekbone(side, y, z), 0.22);
    if (z > FACE.back && side < FACE.side && y > FACE.bottom && y < FACE.top) {
      if (y > FACE.eyes) distance = carveEyes(distance, side, y, z);
      distance = addNose(distance, side, y, z);
      if (y < FACE.mouth) distance = addMouth(distance, side, y, z);
    }
    distance = join(distance, chin(x, y, z), 0.2);
    if (form.hasEars) distance = addEars(distance, side, y, z);
    distance = join(distance, neck(x, y, z), 0.2);
    return join(distance, shoulders(x, y, z), 0.5);
  };
}
