import type { Vector } from '../sculpture/shapes';

/** The light a figure stands in. Directions point from the head to the light, seen by the viewer. */
export interface Lighting {
  direction: Vector;
  /** strength of the main light */
  key: number;
  /** strength of the light from everywhere */
  ambient: number;
  /** 0 = no shadows, 1 = black ones */
  shadow: number;
  /** hardness of a shadow's edge; higher is harder */
  hardness: number;
  /** strength of the highlight */
  specular: number;
  rim?: { direction: Vector; strength: number };
}

/** The five lights. */
export const LIGHTINGS = {
  lamp: {
    direction: [-0.9, 0.55, 0.8],
    key: 1.12,
    ambient: 0.05,
    shadow: 1,
    hardness: 10,
    specular: 0.25,
    rim: { direction: [1, 0.25, -0.5], strength: 0.9 },
  },
  noon: {
    direction: [-0.65, 0.7, 1],
    key: 0.9,
    ambient: 0.24,
    shadow: 0.6,
    hardness: 8,
    specular: 0.04,
  },
  dusk: {
    direction: [-0.9, 0.55, 0.75],
    key: 0.95,
    ambient: 0.12,
    shadow: 0.8,
    hardness: 9,
    specular: 0.25,
    rim: { direction: [1, 0.3, -0.3], strength: 0.7 },
  },
  morning: {
    direction: [0.9, 0.6, 0.8],
    key: 0.98,
    ambient: 0.14,
    shadow: 0.8,
    hardness: 9,
    specular: 0.25,
    rim: { direction: [-1, 0.1, -0.3], strength: 0.5 },
  },
  street: {
    direction: [-0.5, 0.9, 0.8],
    key: 1,
    ambient: 0.16,
    shadow: 0.7,
    hardness: 8,
    specular: 0.25,
    rim: { direction: [0, 0.3, -1], strength: 0.4 },
  },
} as const satisfies Record<string, Lighting>;

/** Name of one light. */
export type LightingName = keyof typeof LIGHTINGS;
