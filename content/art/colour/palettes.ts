import type { LoomName } from '../looms/loom-names';
import { parseHex, type Rgb } from './rgb';

/** The colours each loom asks for by name, and the ones it uses when nobody chooses any. */
const HOUSE_PALETTES = {
  'mud-cloth': {
    ink: '#0c0908',
    soot: '#1b1210',
    bone: '#f3e7d3',
    tan: '#c9a982',
    blood: '#d3201f',
    ember: '#ff4a2e',
    brass: '#d99a3c',
  },
  'stepped-wall': {
    key: '#140a1e',
    hot: '#ff2f7d',
    coral: '#ff7a4d',
    sun: '#ffd226',
    teal: '#12c4b8',
    cobalt: '#2a3ee8',
    milk: '#fff6e6',
    plum: '#6a0f4a',
    orange: '#ff8a1c',
  },
  'cut-pile': {
    night: '#0f1418',
    pine: '#123238',
    teal: '#2c6a6a',
    wine: '#3a1220',
    plum: '#5d1f33',
    rose: '#d0677a',
    peach: '#f7b48c',
    cream: '#ffe4c7',
    gold: '#d9973f',
  },
  'strip-weave': {
    earth: '#10140f',
    green: '#0f8a55',
    leaf: '#7fc241',
    gold: '#f7b916',
    orange: '#f0651f',
    brick: '#a8281c',
    cobalt: '#1c4fc4',
    sky: '#6fc0e8',
    bone: '#fbf1da',
  },
  'resist-dot': {
    ink: '#060a24',
    indigo: '#0e1a5e',
    blue: '#2446d8',
    pale: '#aebcff',
    white: '#f4f6ff',
    lime: '#d2ff2e',
    orange: '#ff6a1f',
  },
} as const satisfies Record<LoomName, Record<string, string>>;

/** Name of one colour of a loom. */
export type InkName<Loom extends LoomName = LoomName> = Loom extends LoomName
  ? keyof (typeof HOUSE_PALETTES)[Loom] & string
  : never;

/** A loom's colours, ready for mixing. */
export type Inks<Loom extends LoomName> = Readonly<Record<InkName<Loom>, Readonly<Rgb>>>;

/** Names of the colours that a loom asks for. */
export function inkNames<Loom extends LoomName>(loom: Loom): InkName<Loom>[] {
  // Object.keys forgets the names, and these objects have no others.
  return Object.keys(HOUSE_PALETTES[loom]) as InkName<Loom>[];
}

/** Reads a palette for a loom; a colour that is not named in it is the loom's own. */
export function inksFor<Loom extends LoomName>(
  loom: Loom,
  palette: Readonly<Record<string, string>>,
): Inks<Loom> {
  const house: Readonly<Record<string, string>> = HOUSE_PALETTES[loom];
  const entries = inkNames(loom).map((name) => [
    name,
    parseHex(palette[name] ?? house[name] ?? ''),
  ]);
  return Object.fromEntries(entries) as Inks<Loom>; // one entry per name, made in the line above
}
