import { mix } from '../field/scalar';
import type { LoomName } from '../looms/loom-names';
import { hexOf, oklchOf } from './oklch';
import type { InkName } from './palettes';

const { min } = Math;

/** The colours an artist has on the page, `#rrggbb`. */
export interface LookColours {
  accent: string;
  accent2: string;
  /** a dark panel */
  deep: string;
}

/** Whose hue, turned by how many degrees, how light (0–1) and how strong (chroma). */
type Recipe = readonly [source: keyof LookColours, turn: number, lightness: number, chroma: number];

/** How each loom's colours come from an artist's three. */
const RECIPES: { [Loom in LoomName]: Record<InkName<Loom>, Recipe> } = {
  'mud-cloth': {
    ink: ['deep', 0, 0.15, 0.012],
    soot: ['deep', 0, 0.2, 0.018],
    bone: ['accent2', 0, 0.93, 0.03],
    tan: ['accent2', 0, 0.76, 0.06],
    blood: ['accent', 0, 0.55, 0.2],
    ember: ['accent', 0, 0.67, 0.22],
    brass: ['accent2', 0, 0.74, 0.12],
  },
  'stepped-wall': {
    key: ['deep', 0, 0.18, 0.05],
    hot: ['accent', 0, 0.64, 0.25],
    coral: ['accent', 30, 0.73, 0.17],
    sun: ['accent2', 0, 0.87, 0.18],
    teal: ['accent', 180, 0.73, 0.13],
    cobalt: ['accent2', 180, 0.46, 0.22],
    milk: ['accent2', 0, 0.975, 0.02],
    plum: ['accent', 0, 0.33, 0.13],
    orange: ['accent2', -30, 0.75, 0.18],
  },
  'cut-pile': {
    night: ['deep', 0, 0.19, 0.02],
    pine: ['accent2', 0, 0.3, 0.045],
    teal: ['accent2', 0, 0.48, 0.075],
    wine: ['accent', 0, 0.25, 0.07],
    plum: ['accent', 0, 0.35, 0.1],
    rose: ['accent', 0, 0.64, 0.14],
    peach: ['accent', 15, 0.82, 0.1],
    cream: ['accent', 25, 0.93, 0.05],
    gold: ['accent', 40, 0.73, 0.12],
  },
  'strip-weave': {
    earth: ['deep', 0, 0.18, 0.015],
    green: ['accent', 0, 0.55, 0.14],
    leaf: ['accent', 0, 0.76, 0.16],
    gold: ['accent2', 0, 0.82, 0.17],
    orange: ['accent2', -40, 0.68, 0.19],
    brick: ['accent2', -55, 0.47, 0.16],
    cobalt: ['accent2', 180, 0.46, 0.19],
    sky: ['accent2', 165, 0.77, 0.1],
    bone: ['accent2', 0, 0.96, 0.03],
  },
  'resist-dot': {
    ink: ['deep', 0, 0.16, 0.06],
    indigo: ['deep', 0, 0.28, 0.13],
    blue: ['deep', 0, 0.5, 0.21],
    pale: ['deep', 0, 0.82, 0.09],
    white: ['deep', 0, 0.97, 0.01],
    lime: ['accent', 0, 0.86, 0.2],
    orange: ['accent2', 0, 0.71, 0.18],
  },
};

/** Chroma from which a colour counts as coloured; greyer ones give greyer cloth. */
const COLOURED = 0.04;
/** From this chroma an ink is to look like the accent itself, so it keeps this share of its lightness. */
const VIVID = 0.17;
const OWN_LIGHTNESS = 0.6;

/** A loom's palette in an artist's own colours, `#rrggbb` by name, complete. */
export function derivePalette(loom: LoomName, look: LookColours): Record<string, string> {
  const inks = Object.entries<Recipe>(RECIPES[loom]);
  return Object.fromEntries(inks.map(([name, recipe]) => [name, mixInk(recipe, look)]));
}

function mixInk([source, turn, lightness, chroma]: Recipe, look: LookColours): string {
  const own = oklchOf(look[source]);
  const isTheAccent = source !== 'deep' && turn === 0 && chroma >= VIVID;
  return hexOf({
    lightness: isTheAccent ? mix(lightness, own.lightness, OWN_LIGHTNESS) : lightness,
    chroma: chroma * min(1, own.chroma / COLOURED),
    hue: own.hue + turn,
  });
}

/** Three colours for somebody who has none yet: a hue, one across the circle, and a dark of the first. */
export function lookOf(seed: number): LookColours {
  const hue = seed % 360;
  const across = hue + 120 + ((seed >>> 9) % 100);
  return {
    accent: hexOf({ lightness: 0.7, chroma: 0.18, hue }),
    accent2: hexOf({ lightness: 0.8, chroma: 0.15, hue: across }),
    deep: hexOf({ lightness: 0.2, chroma: 0.06, hue: hue - 20 }),
  };
}
