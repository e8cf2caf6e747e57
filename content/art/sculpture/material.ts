import type { DistanceField } from './shapes';

/** What a piece of the sculpture is made of; each loom has its own way with each. */
export const MATERIAL = { skin: 0, headwear: 1, garment: 2, accessory: 3, lens: 4 } as const;

/** One number of `MATERIAL`. */
export type Material = (typeof MATERIAL)[keyof typeof MATERIAL];

/** One piece of the sculpture. */
export interface Part {
  material: Material;
  distance: DistanceField;
  /** heights between which the whole piece lies, head units; what is far above or below is not asked */
  span: readonly [lowest: number, highest: number];
}

/** Everything below the chin, however wide a collar stands. */
export const GARMENT_SPAN = [-4, -0.6] as const;
