import type { Rgb } from '../../colour/rgb';

/** One flat area of the picture: everything with the same label is one colour inside one outline. */
interface Entry {
  colour: Readonly<Rgb>;
  /** width of the outline on this area, 1 = normal */
  lineWeight: number;
  zone: number;
}

/** All labels of one picture. */
export interface Legend {
  entries: Entry[];
  /**
   * Number of the area called `zone`/`detail`, new if it was not met before. Both are whole numbers
   * ≥ 0; `detail` < 2²⁴.
   */
  label(zone: number, detail: number, colour: Readonly<Rgb>, lineWeight?: number): number;
}

/** The groups of areas, apart from each other whatever their details. */
export const ZONE = {
  skin: 0,
  lips: 1,
  medallion: 2,
  headwear: 3,
  accessory: 4,
  lens: 5,
  garment: 6,
  rings: 7,
  panels: 8,
} as const;

const DETAILS = 2 ** 24;

/** An empty legend. */
export function createLegend(): Legend {
  const numbers = new Map<number, number>();
  const entries: Entry[] = [];
  return {
    entries,
    label(zone, detail, colour, lineWeight = 1) {
      const key = zone * DETAILS + detail;
      const known = numbers.get(key);
      if (known !== undefined) return known;
      numbers.set(key, entries.length);
      return entries.push({ colour, lineWeight, zone }) - 1;
    },
  };
}
