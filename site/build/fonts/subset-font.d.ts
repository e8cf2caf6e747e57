declare module 'subset-font' {
  /** Cuts a font down to the characters of `text`, and its axes to the given ranges. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2' | 'sfnt';
      /** A number sets an axis for good. */
      variationAxes?: Record<string, number | { min: number; max: number }>;
      /** The OpenType features that stay; all where left out. */
      keepFeatures?: readonly string[];
      dropTables?: readonly string[];
    },
  ): Promise<Buffer>;
}
